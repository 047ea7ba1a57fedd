import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Masthead } from './masthead.tsx';
import { currentWords, useWords } from './taste.ts';

/** A page that says what went wrong and what to do about it. */
export function Trouble(given: {
  readonly title: string;
  readonly help?: string;
  readonly onAgain?: () => void;
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

export function NotFound() {
  const { trouble } = useWords();
  return <Trouble title={trouble.notFound} help={trouble.notFoundHelp} />;
}

export function Loading() {
  const { page } = useWords();
  return (
    <main className="loading" aria-busy="true">
      <output>{page.loading}</output>
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
    return (
      <Trouble
        title={trouble.broken}
        help={trouble.brokenHelp}
        onAgain={() => globalThis.location.reload()}
      />
    );
  }
}
