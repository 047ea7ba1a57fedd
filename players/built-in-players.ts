/** The players that work for every game. */
import type { Choice, Dice, Parts, Perspective } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';

/** Creates a player for a game. It draws only from the given dice, never from those of the match. */
export type PlayerFactory = <P extends Parts>(entry: CatalogueEntry<P>, dice: Dice) => SynchronousPlayer<P>;

/** Returns the open question of a perspective; throws if its seat is not asked. */
export function requireQuestion<P extends Parts>({
  question,
  seat,
}: Perspective<P>): NonNullable<Perspective<P>['question']> {
  if (question === undefined) throw new Error(`seat ${seat} was not asked`);
  return question;
}

/** Creates a player that chooses uniformly among the options. */
export const createUniformPlayer: PlayerFactory = <P extends Parts>(_: CatalogueEntry<P>, dice: Dice) => ({
  choose: (perspective: Perspective<P>) => dice.pick<Choice<P>>(requireQuestion(perspective).options),
});

/** Creates the random player of the game, or a uniform one. */
export const createRandomPlayer: PlayerFactory = (entry, dice) => {
  const { heuristics } = entry;
  if (heuristics.random === undefined) return createUniformPlayer(entry, dice);
  const choose = heuristics.random.bind(heuristics);
  return { choose: (perspective) => choose(requireQuestion(perspective), dice) };
};

/** Creates a player that follows the greedy heuristic of the game. */
export const createGreedyPlayer: PlayerFactory = ({ heuristics }, dice) => ({
  choose: (perspective) => heuristics.greedy(perspective, requireQuestion(perspective), dice),
});
