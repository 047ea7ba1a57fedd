/** Laws of lapses and withdrawals. */
import { type Outcome } from '@ludoteca/kernel';
import { toJsonText, assert } from '../assertions.ts';
import { type MatchMoment, playRandomly, seatsOf } from '../random-match.ts';

const FURTHER_ANSWERS = 10;

/** Requires one place per seat, counted from 1, with shared places such as 1, 1, 3. */
export function requireRanking({ places, scores }: Outcome, seats: number): void {
  assert(places.length === seats, `${places.length} places for ${seats} seats`);
  assert(scores === undefined || scores.length === seats, `${scores?.length} scores for ${seats} seats`);
  assert(scores?.every(Number.isFinite) ?? true, `scores are not numbers: ${toJsonText(scores)}`);
  for (const place of places)
    assert(
      place === 1 + places.filter((other) => other < place).length,
      `places are no ranking: ${toJsonText(places)}`,
    );
}

/** A match continues after a lapse. */
export function survivesLapses({ match, dice }: MatchMoment): void {
  const { question } = match;
  if (question === undefined) return;
  const fork = match.fork();
  assert(fork.lapse(question.number).ok, 'a lapse was refused');
  assert(fork.question !== undefined || fork.outcome !== undefined, 'nobody is asked after a lapse');
  playRandomly(fork, dice, FURTHER_ANSWERS);
}

/** A match continues after withdrawals and is over at the latest when no seat is left. */
export function survivesWithdrawals({ match, dice }: MatchMoment): void {
  if (match.question === undefined) return;
  const fork = match.fork();
  for (const seat of dice.shuffle(seatsOf(match))) {
    if (fork.outcome !== undefined) break;
    if (!fork.present(seat)) continue;
    assert(fork.withdraw(seat).ok, `the withdrawal of ${seat} was refused`);
    assert(!fork.present(seat), `seat ${seat} withdrew and is present`);
    assert(!fork.withdraw(seat).ok, `seat ${seat} withdrew twice`);
    const { question, outcome } = fork;
    assert(question !== undefined || outcome !== undefined, `nobody is asked after seat ${seat} left`);
    assert(
      question === undefined || fork.present(question.seat),
      `seat ${question?.seat} is asked and is gone`,
    );
    playRandomly(fork, dice, 2);
  }
  assert(fork.outcome !== undefined, 'everybody has left and the match goes on');
  requireRanking(fork.outcome, match.seats);
}
