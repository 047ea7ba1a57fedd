import type { Dice, Perspective, Parts } from '@ludoteca/kernel';
import type { CatalogueEntry, SynchronousPlayer } from '@ludoteca/kit';

/** Makes a player for a game. All its chance comes from its own dice, never from those of the match. */
export type PlayerFactory = <P extends Parts>(entry: CatalogueEntry<P>, dice: Dice) => SynchronousPlayer<P>;

/** The question that a line must have open when its player is called. */
export function requireQuestion<P extends Parts>(
  line: Perspective<P>,
): NonNullable<Perspective<P>['question']> {
  const { question } = line;
  if (question === undefined) throw new Error(`seat ${line.seat} was not asked`);
  return question;
}
