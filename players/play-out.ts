/** Playing matches with computer players, in bulk or at a host. */
import { type Perspective, type Match, type Parts, requireValue, type Seat } from '@ludoteca/kernel';
import type { MatchHost, MatchUpdate, Player, SynchronousPlayer } from '@ludoteca/kit';

export interface PlayOutOptions<P extends Parts> {
  /** Maximum number of decisions. */
  readonly most?: number | undefined;
  /** Events of the opening, for players that observe. */
  readonly opening?: readonly P['event'][] | undefined;
  /** Called after each decision. */
  readonly onDecision?: (() => void) | undefined;
}

/** Plays a match synchronously to its end or to a maximum of decisions. Returns the number of decisions. */
export function playOut<P extends Parts>(
  match: Match<P>,
  players: readonly SynchronousPlayer<P>[],
  { most = Number.POSITIVE_INFINITY, opening = [], onDecision }: PlayOutOptions<P> = {},
): number {
  const perspectives: Perspective<P>[] = [];
  for (let seat = 0; seat < match.seats; seat++) perspectives.push(match.perspective(seat));
  const notify = forwardEvents(match, players, opening);
  let decisions = 0;
  for (let question = match.question; question !== undefined && decisions < most; question = match.question) {
    const { seat } = question;
    match.choose(requireValue(players[seat]).choose(requireValue(perspectives[seat])));
    notify?.();
    onDecision?.();
    decisions++;
  }
  if (notify !== undefined) match.setEventSink(undefined);
  return decisions;
}

/** Returns a function that sends the latest events to the players; undefined if no player observes, so that no events are collected. */
function forwardEvents<P extends Parts>(
  match: Match<P>,
  players: readonly SynchronousPlayer<P>[],
  opening: readonly P['event'][],
): (() => void) | undefined {
  if (players.every((player) => player.observe === undefined)) return undefined;
  let collected: P['event'][] = [...opening];
  const notify = (): void => {
    const redacted = match.redact(collected);
    collected = [];
    match.setEventSink(collected);
    for (const [seat, player] of players.entries()) {
      const events = redacted.get(seat);
      if (events.length > 0) player.observe?.(events);
    }
  };
  notify();
  return notify;
}

/**
 * Lets a player answer for a seat until the match is over. An illegal answer is a lapse; a player that throws is withdrawn. Its error may
 * contain hidden information, so it goes to `onError` and not into the archive. Resolves when the match is over; rejects if the host fails.
 */
export function seatPlayer<P extends Parts>(
  host: MatchHost<P>,
  seat: Seat,
  player: Player<P>,
  onError: (error: unknown) => void = () => undefined,
): Promise<void> {
  const chair = host.chair(seat);
  const perspective = host.perspective(seat);
  let thinking: number | undefined;

  const answer = async (number: number): Promise<void> => {
    let choice;
    try {
      choice = await player.choose(perspective);
    } catch (error) {
      onError(error);
      if (thinking === number) await host.withdraw(seat, 'fault');
      return;
    }
    if (thinking !== number) return;
    thinking = undefined;
    const answered = await chair.answer(number, choice);
    if (!answered.ok && answered.problem.kind === 'illegal') await host.lapse(number);
  };

  return new Promise((resolve, reject) => {
    let stop: (() => void) | undefined;
    const onUpdate = ({ events, observation }: MatchUpdate<P>): void => {
      if (events.length > 0) player.observe?.(events);
      const asked = observation.asked?.seat === seat ? observation.asked.number : undefined;
      if (thinking !== undefined && thinking !== asked) player.cancel?.();
      thinking = asked;
      if (asked !== undefined) answer(asked).catch(reject);
      if (observation.outcome === undefined) return;
      stop?.();
      resolve();
    };
    stop = chair.subscribe(onUpdate);
  });
}
