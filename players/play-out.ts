import { at, type Perspective, type Match, type Parts, type Seat } from '@ludoteca/kernel';
import type { MatchHost, MatchUpdate, Player, SynchronousPlayer } from '@ludoteca/kit';

export interface PlayOutOptions<P extends Parts> {
  /** How many decisions at most. */
  readonly most?: number | undefined;
  /** What the start of the match told: for players that listen. */
  readonly opening?: readonly P['event'][] | undefined;
}

/** Plays a match to its end, or for so many decisions, at once. Returns how many were made. */
export function playOut<P extends Parts>(
  match: Match<P>,
  players: readonly SynchronousPlayer<P>[],
  { most = Number.POSITIVE_INFINITY, opening = [] }: PlayOutOptions<P> = {},
): number {
  const lines = Array.from({ length: match.seats }, (_, seat): Perspective<P> => match.perspective(seat));
  const tell = forwardEvents(match, players, opening);
  let decisions = 0;
  for (let question = match.question; question !== undefined && decisions < most; question = match.question) {
    match.choose(at(players, question.seat).choose(at(lines, question.seat)));
    tell?.();
    decisions++;
  }
  if (tell !== undefined) match.setEventSink(undefined);
  return decisions;
}

/** Tells the players what the last decision led to; undefined where none of them listens: then the match stays silent. */
function forwardEvents<P extends Parts>(
  match: Match<P>,
  players: readonly SynchronousPlayer<P>[],
  opening: readonly P['event'][],
): (() => void) | undefined {
  if (players.every((player) => player.observe === undefined)) return undefined;
  let heard: P['event'][] = [...opening];
  const tell = (): void => {
    const seen = match.redact(heard);
    heard = [];
    match.setEventSink(heard);
    for (const [seat, player] of players.entries()) {
      const events = seen.get(seat);
      if (events.length > 0) player.observe?.(events);
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
export function seatPlayer<P extends Parts>(
  table: MatchHost<P>,
  seat: Seat,
  player: Player<P>,
  fault: (error: unknown) => void = () => undefined,
): Promise<void> {
  const chair = table.chair(seat);
  const line = table.perspective(seat);
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
    const hear = ({ events, observation: sight }: MatchUpdate<P>): void => {
      if (events.length > 0) player.observe?.(events);
      const asked = sight.asked?.seat === seat ? sight.asked.number : undefined;
      if (thinking !== undefined && thinking !== asked) player.cancel?.();
      thinking = asked;
      if (asked !== undefined) answer(asked).catch(reject);
      if (sight.outcome === undefined) return;
      stop?.();
      resolve();
    };
    stop = chair.subscribe(hear);
  });
}
