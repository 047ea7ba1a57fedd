/** RULES 4.3 as a character plays it: a set is played when it is worth it, kept when a better one may come or the limit would take its armies. */
import { isJoker } from '../cards.ts';
import type { Played } from '../parts.ts';

export interface SetChoice {
  readonly option: Played | 'none';
  readonly why: 'play set' | 'keep set' | 'set wasted' | 'no set';
}

/** With fewer cards one waits for a set of at least this worth. */
const GOOD = 7;
const MANY_CARDS = 5;

const jokersIn = ({ set }: Played): number => set.filter(isJoker).length;

/** What a set brings in now; a joker is worth keeping for another time. */
const worthNow = (played: Played, room: number): number =>
  Math.min(room, played.armies) - 1.5 * jokersIn(played);

export function setChoice(options: readonly (Played | 'none')[], room: number, cards: number): SetChoice {
  let best: Played | undefined;
  for (const option of options)
    if (option !== 'none' && (best === undefined || worthNow(option, room) > worthNow(best, room)))
      best = option;
  if (best === undefined) return { option: 'none', why: 'no set' };
  if (best.armies > room && (room === 0 || cards < MANY_CARDS)) return { option: 'none', why: 'set wasted' };
  if (best.armies < GOOD && cards < MANY_CARDS) return { option: 'none', why: 'keep set' };
  return { option: best, why: 'play set' };
}
