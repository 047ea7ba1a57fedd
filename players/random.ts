import type { Choice, Dice, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';
import { requireQuestion } from './player-factory.ts';

/** Any option, each as likely as the other. */
export function createUniformPlayer<P extends Parts>(_: CatalogueEntry<P>, dice: Dice): SynchronousPlayer<P> {
  return { choose: (line) => dice.pick<Choice<P>>(requireQuestion(line).options) };
}

/** The game's canonical random player where it names one, else uniform. */
export function createRandomPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  dice: Dice,
): SynchronousPlayer<P> {
  const { heuristics } = entry;
  if (heuristics.random === undefined) return createUniformPlayer(entry, dice);
  const choose = heuristics.random.bind(heuristics);
  return { choose: (line) => choose(requireQuestion(line), dice) };
}
