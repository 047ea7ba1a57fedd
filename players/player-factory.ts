/** The signature of built-in players. */
import type { Dice, Perspective, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';

/** Creates a player for a game. It draws only from the given dice, never from those of the match. */
export type PlayerFactory = <P extends Parts>(entry: CatalogueEntry<P>, dice: Dice) => SynchronousPlayer<P>;

/** Returns the open question of a perspective; throws if its seat is not asked. */
export function requireQuestion<P extends Parts>(
  perspective: Perspective<P>,
): NonNullable<Perspective<P>['question']> {
  const { question } = perspective;
  if (question === undefined) throw new Error(`seat ${perspective.seat} was not asked`);
  return question;
}
