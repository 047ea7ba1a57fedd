import { at, type Line, type Match, type Parts } from '@ludoteca/kernel';
import type { Player, QuickPlayer } from './player.ts';

const linesOf = <P extends Parts>(match: Match<P>): Line<P>[] =>
  Array.from({ length: match.seats }, (_, seat) => match.line(seat));

/** Plays a match to its end, or for so many decisions, at once. Returns how many were made. */
export function playOut<P extends Parts>(
  match: Match<P>,
  players: readonly QuickPlayer<P>[],
  most = Number.POSITIVE_INFINITY,
): number {
  const lines = linesOf(match);
  let decisions = 0;
  for (let question = match.question; question !== undefined && decisions < most; question = match.question) {
    match.choose(at(players, question.seat).choose(at(lines, question.seat)));
    decisions++;
  }
  return decisions;
}

/** Plays a match to its end with players that may take their time. What a player answers wrongly is a lapse. */
export async function playThrough<P extends Parts>(
  match: Match<P>,
  players: readonly Player<P>[],
): Promise<void> {
  const lines = linesOf(match);
  for (let question = match.question; question !== undefined; question = match.question) {
    const { seat, number } = question;
    const choice = await at(players, seat).choose(at(lines, seat));
    const played = match.play(seat, number, choice);
    if (!played.ok && played.problem.kind === 'illegal') match.lapse(number);
  }
}
