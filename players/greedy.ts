/** The player that follows the greedy heuristic of a game. */
import type { Dice, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { requireQuestion } from './player-factory.ts';

export function createGreedyPlayer<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  dice: Dice,
): SynchronousPlayer<P> {
  return { choose: (perspective) => heuristics.greedy(perspective, requireQuestion(perspective), dice) };
}
