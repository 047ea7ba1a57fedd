/** The cards of the opening hand that are put back, while a mulligan is offered. */
import { type VisibleQuestion, optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useQuestionState } from '@ludoteca/kit/web';
import type { Choices, Lirya } from '../parts.ts';
import { isAsked } from './offers.ts';

export interface MulliganControls {
  /** The slot keys of the cards that are put back. */
  readonly pressed: readonly string[];
  readonly press: (key: string) => void;
  readonly send: () => void;
}

const NO_KEYS: readonly string[] = [];

export function useMulligan(props: WebBoardProps<Lirya>): MulliganControls | undefined {
  const { asked, answer } = props;
  const [keys, setKeys] = useQuestionState(asked?.number, NO_KEYS);
  if (asked?.prompt !== 'mulligan' || !isAsked(props)) return undefined;
  return {
    pressed: keys,
    press: (key) => setKeys(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]),
    send: () => {
      const cards = keys.map((key) => key.slice(0, key.lastIndexOf('/')));
      answer(...mulliganAnswers(asked, cards));
    },
  };
}

/** The options that put these cards back, with the number of copies of each. */
export function mulliganAnswers(
  asked: VisibleQuestion<Lirya> | undefined,
  cards: readonly string[],
): readonly Choices['mulligan'][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const options = asked?.prompt === 'mulligan' ? optionsOf<Lirya>(asked) : [];
  const swaps = options.filter(
    (option): option is Exclude<Choices['mulligan'], 'done'> =>
      typeof option === 'object' && 'swap' in option && counts.get(option.swap) === option.count,
  );
  return [...swaps, 'done'];
}
