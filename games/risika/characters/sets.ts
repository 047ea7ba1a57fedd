/** Whether a computer player plays a set or keeps it for later (RULES 4.3). */
import { isJoker } from '../cards.ts';
import type { SetChoice } from '../parts.ts';

export interface SetDecision {
  readonly option: SetChoice | 'none';
  readonly why: 'play set' | 'keep set' | 'set wasted' | 'no set';
}

/** With few cards only sets of at least this many armies are played. */
const GOOD_SET_ARMIES = 7;
const MANY_CARDS = 5;

const countJokers = ({ set }: SetChoice): number => set.filter(isJoker).length;

/** The armies that the limit allows, minus the value of keeping jokers. */
const rateSet = (choice: SetChoice, room: number): number =>
  Math.min(room, choice.armies) - 1.5 * countJokers(choice);

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
