/** Laws of positions and forks. */
import { deepCopy, type Position, resumeMatch, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { toJsonText, assert, assertEqual } from '../assertions.ts';
import { listCards, type MatchMoment, watchersOf } from '../random-match.ts';

/** Number of answers for which two matches are compared. */
const STEPS = 5;

/** A position is plain JSON, and a match resumes from it unchanged. */
export function survivesJson({ trial: { game }, match, dice }: MatchMoment): void {
  const position = match.position();
  const loaded = JSON.parse(JSON.stringify(position)) as Position<AnyParts>;
  assert(deepEqual(loaded, position), 'the position holds what JSON does not');
  const on = resumeMatch(game, match.archive(), loaded);
  const origin = match.fork();
  for (let step = 0; ; step++) {
    assertEqual('the position after loading', on.position(), origin.position());
    assertEqual('the question after loading', on.question, origin.question);
    for (const watcher of watchersOf(match))
      assertEqual(`the view of ${watcher} after loading`, on.view(watcher), origin.view(watcher));
    if (origin.question === undefined || step === STEPS) return;
    const answer = dice.pick(origin.question.options);
    origin.choose(answer);
    const { question } = on;
    assert(question !== undefined, 'the loaded match is over');
    assert(
      on.play(question.seat, question.number, answer).ok,
      'the loaded match refuses what the true one takes',
    );
  }
}

/** Cards are neither created nor lost. */
export function conservesCards({ trial: { spec }, match, deck }: MatchMoment): void {
  assert(listCards(spec.cards(match.position().state)) === deck, 'cards were made or lost');
}

/** The invariants of the game hold. */
export function keepsInvariants({ trial: { spec }, match }: MatchMoment): void {
  const { state } = match.position();
  for (const [sentence, holds] of Object.entries(spec.invariants ?? {}))
    assert(holds(state), `not so: ${sentence}`);
}

/** Playing on a fork does not change the original. */
export function forksAreIndependent({ match, dice }: MatchMoment): void {
  const before = toJsonText([match.position(), match.question]);
  const fork = match.fork();
  assertEqual('the position of a fork', fork.position(), match.position());
  const kept = deepCopy(fork.position());
  for (let step = 0; step < STEPS && fork.question !== undefined; step++)
    fork.choose(dice.pick(fork.question.options));
  assert(toJsonText([match.position(), match.question]) === before, 'playing on a fork moved its origin');
  assertEqual('a position that was kept', kept, match.position());
}
