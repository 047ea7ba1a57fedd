import { canonical, type Choice, type SomeParts } from '@ludoteca/kernel';
import { useEffect } from 'react';

type Option = Choice<SomeParts>;

/** So many options have a key of their own. */
const KEYS = 9;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** Options that are no things: a row of buttons, each with its number key. */
export function Listed(given: {
  readonly options: readonly Option[];
  readonly say: (option: Option) => string;
  readonly busy: boolean;
  readonly onAnswer: (option: Option) => void;
}) {
  const { options, say, busy, onAnswer } = given;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (busy || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
      if (option !== undefined) onAnswer(option);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [options, busy, onAnswer]);
  return (
    <ol className="listed">
      {options.map((option, i) => (
        <li key={canonical(option)}>
          <button type="button" className="press" disabled={busy} onClick={() => onAnswer(option)}>
            {say(option)}
            {i < KEYS && <kbd aria-hidden="true">{i + 1}</kbd>}
          </button>
        </li>
      ))}
    </ol>
  );
}
