/** Players that choose at random. */
import type { Choice, Dice, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { requireQuestion } from './player-factory.ts';

/** Creates a player that chooses uniformly among the options. */
export function createUniformPlayer<P extends Parts>(_: CatalogueEntry<P>, dice: Dice): SynchronousPlayer<P> {
  return { choose: (perspective) => dice.pick<Choice<P>>(requireQuestion(perspective).options) };
}

/** Creates the random player of the game, or a uniform one. */
export function createRandomPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  dice: Dice,
): SynchronousPlayer<P> {
  const { heuristics } = entry;
  if (heuristics.random === undefined) return createUniformPlayer(entry, dice);
  const choose = heuristics.random.bind(heuristics);
  return { choose: (perspective) => choose(requireQuestion(perspective), dice) };
}
