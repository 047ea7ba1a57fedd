/** When the host passes in a response window for a person (RULES 6.2). */
import { deepEqual, type Seat } from '@ludoteca/kernel';
import { optionsOf, type AutoPassRules } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
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

export const autoPass: AutoPassRules<Lirya> = {
  names: {
    it: { theirs: 'altrui', mine: 'miei', attacks: 'attacchi', other: 'altro' },
    en: { theirs: 'theirs', mine: 'mine', attacks: 'attacks', other: 'other' },
    pt: { theirs: 'alheios', mine: 'meus', attacks: 'ataques', other: 'outros' },
  },
  usual: DEFAULT_STOPS,
  // The rules open a window only where public information allows a response, so no pass is certain.
  findAutoPass: ({ view, asked }) =>
    asked?.prompt === 'window' ? { answer: 'pass', stop: findStop(view, asked.seat) } : undefined,
  findForcedPass: ({ asked }) =>
    asked?.prompt === 'window' && deepEqual(optionsOf<Lirya>(asked), ['pass']) ? 'pass' : undefined,
};
