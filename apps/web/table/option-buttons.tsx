/** Options as a row of buttons with number keys. */
import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import { useBoardKeys } from '@ludoteca/kit/web';
import type { RefObject } from 'react';

type Option = Choice<AnyParts>;

/** Number of options with a key. */
const MAX_KEYS = 9;

export function OptionButtons(given: {
  readonly options: readonly Option[];
  readonly say: (option: Option) => string;
  readonly busy: boolean;
  readonly onAnswer: (option: Option) => void;
  /** Keys work while the focus is inside this element, or nowhere. */
  readonly table: RefObject<HTMLElement | null>;
}) {
  const { options, say, busy, onAnswer, table } = given;
  useBoardKeys(table, (key) => {
    const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
    if (option !== undefined && !busy) onAnswer(option);
  });
  return (
    <ol className="listed">
      {options.map((option, i) => (
        <li key={canonicalJson(option)}>
          <button type="button" className="press" aria-disabled={busy} onClick={() => onAnswer(option)}>
            {say(option)}
            {i < MAX_KEYS && <kbd aria-hidden="true">{i + 1}</kbd>}
          </button>
        </li>
      ))}
    </ol>
  );
}
