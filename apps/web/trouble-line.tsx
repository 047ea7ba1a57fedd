import type { ServerProblem } from '@ludoteca/wire';
import type { ReactNode } from 'react';
import { useWords } from './taste.ts';
import { problemIn } from './words/index.ts';

/** What went wrong, where it did: seen and heard. */
export function TroubleLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className="trouble" role="alert">
      {children}
    </p>
  );
}

/** What the server refused, if it did. */
export function ProblemLine({ problem }: { readonly problem: ServerProblem | undefined }) {
  const words = useWords();
  return problem && <TroubleLine>{problemIn(words, problem)}</TroubleLine>;
}
