import type { Dice, Parts } from '@ludoteca/kernel';
import type { Entry, QuickPlayer } from '@ludoteca/kit';
import { questionOn } from './player.ts';

/** The game's own idea of a sensible move, without looking ahead. */
export function greedy<P extends Parts>({ heuristics }: Entry<P>, dice: Dice): QuickPlayer<P> {
  return { choose: (line) => heuristics.greedy(line, questionOn(line), dice) };
}
