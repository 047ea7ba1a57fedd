/** When a user interface passes in a response window for its person (RULES 6.2), or places a card where the slot does not matter (2.4). */
import type { Choice, Seat } from '@ludoteca/kernel';
import { type AutoPass, optionsOf, type AutoPassRules, memoizeByText } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
import { allCards } from './pool/index.ts';
import { lineOf } from './rules/slots.ts';
import type { View } from './view-types.ts';

/** What a window can be about: an object of the opponent, an own object, declared attacks, anything else. */
export const STOPS = ['theirs', 'mine', 'attacks', 'other'] as const;
export type Stop = (typeof STOPS)[number];

/** People seldom respond to their own plays. */
const DEFAULT_STOPS: readonly Stop[] = ['theirs', 'attacks', 'other'];

function findStop({ stack, attacks }: View, seat: Seat): Stop {
  const top = stack.at(-1);
  if (top !== undefined) return top.seat === seat ? 'mine' : 'theirs';
  return attacks.length > 0 ? 'attacks' : 'other';
}

/** Whether any card that can be played with looks at neighbours; by the number of cards, as cards are never removed. */
const findNeighbourCards = memoizeByText(10, () => JSON.stringify(allCards()).includes('"beside":'));

/** The lowest free slot, if the card can go to one line only and no card looks at neighbours. */
function findPlace(options: readonly Choice<Lirya>[]): AutoPass<Lirya> | undefined {
  const slots = options.flatMap((option) =>
    typeof option === 'object' && 'place' in option ? [option.place] : [],
  );
  const [first] = options;
  const isOneLine = new Set(slots.map(lineOf)).size === 1;
  if (first === undefined || !isOneLine || findNeighbourCards(`${allCards().length}`)) return undefined;
  return { answer: first };
}

export const autoPass: AutoPassRules<Lirya> = {
  names: {
    it: { theirs: 'altrui', mine: 'miei', attacks: 'attacchi', other: 'altro' },
    en: { theirs: 'theirs', mine: 'mine', attacks: 'attacks', other: 'other' },
    pt: { theirs: 'alheios', mine: 'meus', attacks: 'ataques', other: 'outros' },
  },
  usual: DEFAULT_STOPS,
  findAutoPass: ({ view, asked }) => {
    const options = asked === undefined ? [] : optionsOf<Lirya>(asked);
    if (asked?.prompt === 'place') return findPlace(options);
    if (asked?.prompt !== 'window') return undefined;
    if (!options.includes('pass')) return undefined;
    return options.length === 1 ? { answer: 'pass' } : { answer: 'pass', stop: findStop(view, asked.seat) };
  },
};
