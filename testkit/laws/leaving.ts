import { type Outcome } from '@ludoteca/kernel';
import { bytes, must } from '../breach.ts';
import { type Here, playOn, seatsOf } from '../walk.ts';

const FURTHER = 10;

/** As many places as seats, counted from 1, shared like 1, 1, 3. */
export function mustRank({ places, scores }: Outcome, seats: number): void {
  must(places.length === seats, `${places.length} places for ${seats} seats`);
  must(scores === undefined || scores.length === seats, `${scores?.length} scores for ${seats} seats`);
  must(scores?.every(Number.isFinite) ?? true, `scores are not numbers: ${bytes(scores)}`);
  for (const place of places)
    must(
      place === 1 + places.filter((other) => other < place).length,
      `places are no ranking: ${bytes(places)}`,
    );
}

/** No answer at any moment: the match goes on. */
export function survivesLapses({ match, dice }: Here): void {
  const { question } = match;
  if (question === undefined) return;
  const fork = match.fork();
  must(fork.lapse(question.number).ok, 'a lapse was refused');
  must(fork.question !== undefined || fork.outcome !== undefined, 'nobody is asked after a lapse');
  playOn(fork, dice, FURTHER);
}

/** One after the other gets up: the match goes on with those who stay, and is over when nobody is left. */
export function survivesLeaving({ match, dice }: Here): void {
  if (match.question === undefined) return;
  const fork = match.fork();
  for (const seat of dice.shuffle(seatsOf(match))) {
    if (fork.outcome !== undefined) break;
    if (!fork.present(seat)) continue;
    must(fork.withdraw(seat).ok, `the withdrawal of ${seat} was refused`);
    must(!fork.present(seat), `seat ${seat} withdrew and is present`);
    must(!fork.withdraw(seat).ok, `seat ${seat} withdrew twice`);
    const { question, outcome } = fork;
    must(question !== undefined || outcome !== undefined, `nobody is asked after seat ${seat} left`);
    must(
      question === undefined || fork.present(question.seat),
      `seat ${question?.seat} is asked and is gone`,
    );
    playOn(fork, dice, 2);
  }
  must(fork.outcome !== undefined, 'everybody has left and the match goes on');
  mustRank(fork.outcome, match.seats);
}
