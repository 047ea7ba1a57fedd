/** One-line error messages. */
import type { ServerProblem } from '@ludoteca/wire';
import type { ReactNode } from 'react';
import { useTexts } from '../state/preferences.ts';
import { formatProblem } from '../texts/index.ts';

export function ErrorLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="trouble" role="alert">
      {children}
    </p>
  );
}

/** Shows a problem of the server, if there is one. */
export function ProblemLine({ problem }: { readonly problem: ServerProblem | undefined }) {
  const texts = useTexts();
  return problem && <ErrorLine>{formatProblem(texts, problem)}</ErrorLine>;
}
