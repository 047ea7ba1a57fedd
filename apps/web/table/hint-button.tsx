/** The button that asks for a hint, and the hint. */
import { type AnyParts, type Choice, ok, type Result, refuse } from '@ludoteca/kernel';
import { formatHint, type Hint } from '@ludoteca/kit';
import { PERSON, RefusedError, type ServerProblem, type TableInfo } from '@ludoteca/wire';
import { useState } from 'react';
import { useRequest } from '../connection/use-request.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { ProblemLine } from '../components/error-line.tsx';

/** Whether the terms of the table allow hints; by default only where one person plays. */
export const allowsHints = (table: TableInfo | undefined): boolean =>
  table !== undefined &&
  (table.terms?.hints ?? table.seats.filter(({ kind }) => kind === PERSON).length === 1);

interface HintButtonProps {
  readonly hint: () => Promise<Hint<AnyParts> | undefined>;
  readonly say: (option: Choice<AnyParts>) => string;
}

export function HintButton({ hint, say }: HintButtonProps) {
  const { table } = useTexts();
  const language = useLanguage();
  const { isBusy, problem, send } = useRequest();
  const [found, setFound] = useState<{ readonly hint: Hint<AnyParts> | undefined }>();
  return (
    <div className="rail-hint">
      {found === undefined ? (
        <button
          type="button"
          className="soft"
          aria-disabled={isBusy}
          onClick={() =>
            send(
              () => settle(hint()),
              (given) => setFound({ hint: given }),
            )
          }
        >
          {table.hint}
        </button>
      ) : (
        <output className="small">{formatHint(language, found.hint, say).join(' ')}</output>
      )}
      <ProblemLine problem={problem} />
    </div>
  );
}

/** A refusal of the server as a result. */
async function settle<V>(request: Promise<V>): Promise<Result<V, ServerProblem>> {
  try {
    return ok(await request);
  } catch (error) {
    if (error instanceof RefusedError) return refuse(error.problem);
    throw error;
  }
}
