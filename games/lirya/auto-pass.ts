/** When the host passes in a response window for a person (RULES 6.2), or places a card where the slot does not matter (2.4). */
import { deepEqual, type FrameOf, type Seat } from '@ludoteca/kernel';
import { type AutoPass, optionsOf, type AutoPassRules, memoizeByText, someField } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
import { allCards, rowOfId } from './pool/index.ts';
import { endSlotFor, firstSlotFor, lineOf } from './rules/slots.ts';
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
const findNeighbourCards = memoizeByText(10, () => someField(allCards(), (field) => field === 'beside'));

/** The lowest free slot, if the card can go to one line only and no card looks at neighbours. */
function findPlace({ players }: View, { seat, card }: FrameOf<Lirya, 'place'>): AutoPass<Lirya> | undefined {
  const row = rowOfId(card);
  if (row === undefined || findNeighbourCards(`${allCards().length}`)) return undefined;
  const taken = new Set(players[seat]?.pieces.map(({ slot }) => slot));
  const [first, end] = [firstSlotFor(row), endSlotFor(row)];
  const free = Array.from({ length: end - first }, (_, i) => first + i).filter((slot) => !taken.has(slot));
  const [lowest] = free;
  return lowest !== undefined && new Set(free.map(lineOf)).size === 1
    ? { answer: { place: lowest }, isCertain: true }
    : undefined;
}

export const autoPass: AutoPassRules<Lirya> = {
  names: {
    it: { theirs: 'altrui', mine: 'miei', attacks: 'attacchi', other: 'altro' },
    en: { theirs: 'theirs', mine: 'mine', attacks: 'attacks', other: 'other' },
    pt: { theirs: 'alheios', mine: 'meus', attacks: 'ataques', other: 'outros' },
  },
  usual: DEFAULT_STOPS,
  // The rules open a window only where public information allows a response, so no pass is certain.
  findAutoPass: ({ view, asked }) => {
    if (asked?.prompt === 'place') return findPlace(view, asked.frame);
    return asked?.prompt === 'window' ? { answer: 'pass', stop: findStop(view, asked.seat) } : undefined;
  },
  findForcedPass: ({ view, asked }) => {
    if (asked?.prompt === 'place') return findPlace(view, asked.frame)?.answer;
    return asked?.prompt === 'window' && deepEqual(optionsOf<Lirya>(asked), ['pass']) ? 'pass' : undefined;
  },
};
