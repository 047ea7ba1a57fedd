/** RULES 4.3 as a character plays it: a set is played when it is worth it, kept when a better one may come or the limit would take its armies. */
import { isJoker } from '../cards.ts';
import type { SetChoice } from '../parts.ts';

export interface SetDecision {
  readonly option: SetChoice | 'none';
  readonly why: 'play set' | 'keep set' | 'set wasted' | 'no set';
}

/** With fewer cards one waits for a set of at least this worth. */
const GOOD_SET_ARMIES = 7;
const MANY_CARDS = 5;

const countJokers = ({ set }: SetChoice): number => set.filter(isJoker).length;

/** What a set brings in now; a joker is worth keeping for another time. */
const rateSet = (played: SetChoice, room: number): number =>
  Math.min(room, played.armies) - 1.5 * countJokers(played);

export function decideSet(
  options: readonly (SetChoice | 'none')[],
  room: number,
  cards: number,
): SetDecision {
  let best: SetChoice | undefined;
  for (const option of options)
    if (option !== 'none' && (best === undefined || rateSet(option, room) > rateSet(best, room)))
      best = option;
  if (best === undefined) return { option: 'none', why: 'no set' };
  if (best.armies > room && (room === 0 || cards < MANY_CARDS)) return { option: 'none', why: 'set wasted' };
  if (best.armies < GOOD_SET_ARMIES && cards < MANY_CARDS) return { option: 'none', why: 'keep set' };
  return { option: best, why: 'play set' };
}
