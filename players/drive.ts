import { at, type Line, type Match, type Parts, type Seat } from '@ludoteca/kernel';
import type { LocalTable, News, Player, QuickPlayer } from '@ludoteca/kit';

/** Plays a match to its end, or for so many decisions, at once. Returns how many were made. */
export function playOut<P extends Parts>(
  match: Match<P>,
  players: readonly QuickPlayer<P>[],
  most = Number.POSITIVE_INFINITY,
): number {
  const lines = Array.from({ length: match.seats }, (_, seat): Line<P> => match.line(seat));
  let decisions = 0;
  for (let question = match.question; question !== undefined && decisions < most; question = match.question) {
    match.choose(at(players, question.seat).choose(at(lines, question.seat)));
    decisions++;
  }
  return decisions;
}

/**
 * Seats a player at a table until the match is over. A wrong answer is a lapse; a player that fails is out. The archive is for everybody
 * and says no more of it: an error may tell what only that player knew, and goes to `fault`. Resolves when the match is over; rejects
 * when the table itself fails.
 */
export function sit<P extends Parts>(
  table: LocalTable<P>,
  seat: Seat,
  player: Player<P>,
  fault: (error: unknown) => void = () => undefined,
): Promise<void> {
  const chair = table.chair(seat);
  const line = table.line(seat);
  let thinking: number | undefined;

  const answer = async (number: number): Promise<void> => {
    let choice;
    try {
      choice = await player.choose(line);
    } catch (error) {
      fault(error);
      if (thinking === number) await table.withdraw(seat, 'fault');
      return;
    }
    if (thinking !== number) return;
    thinking = undefined;
    const answered = await chair.answer(number, choice);
    if (!answered.ok && answered.problem.kind === 'illegal') await table.lapse(number);
  };

  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    const hear = ({ events, sight }: News<P>): void => {
      if (events.length > 0) player.hear?.(events);
      const asked = sight.asked?.seat === seat ? sight.asked.number : undefined;
      if (thinking !== undefined && thinking !== asked) player.forget?.();
      thinking = asked;
      if (asked !== undefined) answer(asked).catch(reject);
      if (sight.outcome === undefined) return;
      stop?.();
      resolve();
    };
    stop = chair.listen(hear);
  });
}
