import { at, type Line, type Match, type Parts, type Seat } from '@ludoteca/kernel';
import type { LocalTable, News, Player, QuickPlayer } from '@ludoteca/kit';

export interface Bulk<P extends Parts> {
  /** How many decisions at most. */
  readonly most?: number | undefined;
  /** What the start of the match told: for players that listen. */
  readonly opening?: readonly P['event'][] | undefined;
}

/** Plays a match to its end, or for so many decisions, at once. Returns how many were made. */
export function playOut<P extends Parts>(
  match: Match<P>,
  players: readonly QuickPlayer<P>[],
  { most = Number.POSITIVE_INFINITY, opening = [] }: Bulk<P> = {},
): number {
  const lines = Array.from({ length: match.seats }, (_, seat): Line<P> => match.line(seat));
  const tell = listening(match, players, opening);
  let decisions = 0;
  for (let question = match.question; question !== undefined && decisions < most; question = match.question) {
    match.choose(at(players, question.seat).choose(at(lines, question.seat)));
    tell?.();
    decisions++;
  }
  if (tell !== undefined) match.listen(undefined);
  return decisions;
}

/** Tells the players what the last decision led to; undefined where none of them listens: then the match stays silent. */
function listening<P extends Parts>(
  match: Match<P>,
  players: readonly QuickPlayer<P>[],
  opening: readonly P['event'][],
): (() => void) | undefined {
  if (players.every((player) => player.hear === undefined)) return undefined;
  let heard: P['event'][] = [...opening];
  const tell = (): void => {
    const seen = match.seen(heard);
    heard = [];
    match.listen(heard);
    for (const [seat, player] of players.entries()) {
      const events = seen.get(seat);
      if (events.length > 0) player.hear?.(events);
    }
  };
  tell();
  return tell;
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
