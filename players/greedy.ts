import type { Dice, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { requireQuestion } from './player-factory.ts';

/** The game's own idea of a sensible move, without looking ahead. */
export function createGreedyPlayer<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  dice: Dice,
): SynchronousPlayer<P> {
  return { choose: (line) => heuristics.greedy(line, requireQuestion(line), dice) };
}
