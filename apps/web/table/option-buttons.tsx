/** Options as a row of buttons with number keys. */
import { canonicalJson, type Choice, type AnyParts } from '@ludoteca/kernel';
import { type RefObject, useEffect } from 'react';

type Option = Choice<AnyParts>;

/** Number of options with a key. */
const MAX_KEYS = 9;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

export function OptionButtons(given: {
  readonly options: readonly Option[];
  readonly say: (option: Option) => string;
  readonly busy: boolean;
  readonly onAnswer: (option: Option) => void;
  /** Keys work only while the focus is inside this element. */
  readonly table: RefObject<HTMLElement | null>;
}) {
  const { options, say, busy, onAnswer, table } = given;
  useEffect(() => {
    const area = table.current;
    const press = (event: KeyboardEvent): void => {
      const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
      if (busy || repeat || ctrlKey || altKey || metaKey || isTyping(target)) return;
      const option = /^[1-9]$/.test(key) ? options[Number(key) - 1] : undefined;
      if (option !== undefined) onAnswer(option);
    };
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [options, busy, onAnswer, table]);
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
