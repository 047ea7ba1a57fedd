import type { ServerProblem, ProblemKey } from '@ludoteca/wire';
import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Masthead } from './masthead.tsx';
import { currentWords, useWords } from './taste.ts';
import { problemIn } from './words/index.ts';

const reload = (): void => globalThis.location.reload();

/** A page that says what went wrong and what to do about it. */
function Trouble(given: {
  readonly title: string;
  readonly help?: string;
  readonly onAgain?: (() => void) | undefined;
}) {
  const { trouble } = useWords();
  return (
    <>
      <Masthead />
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
        </div>
      </main>
    </>
  );
}

/** What is not there is not there the next time either. */
const GONE: ReadonlySet<ProblemKey> = new Set(['no such table', 'no such game', 'no such page']);

/** What a server refused, where the page can show nothing else. */
export function ProblemPage(given: { readonly problem: ServerProblem; readonly onAgain?: () => void }) {
  const words = useWords();
  const { problem, onAgain = reload } = given;
  return (
    <Trouble title={problemIn(words, problem)} onAgain={GONE.has(problem.problem) ? undefined : onAgain} />
  );
}

export function NotFound() {
  const { trouble } = useWords();
  return <Trouble title={trouble.notFound} help={trouble.notFoundHelp} />;
}

/** Somebody must wait; longer than a moment if it is said why. */
export function Loading({ why }: { readonly why?: string | undefined }) {
  const { page } = useWords();
  return (
    <main className="loading" aria-busy="true">
      <output>{why ?? page.loading}</output>
    </main>
  );
}

/** What broke in the page is said; what was played is safe elsewhere. */
export class Net extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { trouble } = currentWords();
    return <Trouble title={trouble.broken} help={trouble.brokenHelp} onAgain={reload} />;
  }
}
