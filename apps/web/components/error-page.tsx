/** Full pages for errors and loading, and the error boundary. */
import type { ServerProblem, ProblemKey } from '@ludoteca/wire';
import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHeader } from './page-header.tsx';
import { currentTexts, useTexts } from '../state/preferences.ts';
import { formatProblem } from '../texts/index.ts';

const reload = (): void => globalThis.location.reload();

function ErrorPage(given: {
  readonly title: string;
  readonly help?: string;
  readonly onAgain?: (() => void) | undefined;
  /** Matches in this browser need no server. */
  readonly isUnreachable?: boolean;
}) {
  const { trouble } = useTexts();
  return (
    <>
      <PageHeader />
      <main className="trouble-page">
        <h1>{given.title}</h1>
        {given.help && <p>{given.help}</p>}
        <div className="deeds">
          {given.onAgain && (
            <button type="button" className="press" onClick={given.onAgain}>
              {trouble.again}
            </button>
          )}
          <Link href="/" className="soft">
            {trouble.home}
          </Link>
          {given.isUnreachable === true && (
            <Link href="/offline" className="soft">
              {trouble.offline}
            </Link>
          )}
        </div>
      </main>
    </>
  );
}

/** Problems that a retry cannot solve. */
const PERMANENT_PROBLEMS: ReadonlySet<ProblemKey> = new Set([
  'no such table',
  'no such game',
  'no such page',
]);

/** Shows a problem of the server when the page has nothing else to show. */
export function ProblemPage(given: { readonly problem: ServerProblem; readonly onAgain?: () => void }) {
  const texts = useTexts();
  const { problem, onAgain = reload } = given;
  return (
    <ErrorPage
      title={formatProblem(texts, problem)}
      isUnreachable={!PERMANENT_PROBLEMS.has(problem.problem)}
      onAgain={PERMANENT_PROBLEMS.has(problem.problem) ? undefined : onAgain}
    />
  );
}

export function NotFound() {
  const { trouble } = useTexts();
  return <ErrorPage title={trouble.notFound} help={trouble.notFoundHelp} />;
}

/** A loading indicator, with a reason if it takes longer. */
export function Loading({ why }: { readonly why?: string | undefined }) {
  const { page } = useTexts();
  return (
    <main className="loading" aria-busy="true">
      <output>{why ?? page.loading}</output>
    </main>
  );
}

/** Catches rendering errors. The match itself is safe on the server. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { trouble } = currentTexts();
    return <ErrorPage title={trouble.broken} help={trouble.brokenHelp} onAgain={reload} />;
  }
}
