import { deepCopy, type Position, resumeMatch, deepEqual, type AnyParts } from '@ludoteca/kernel';
import { bytes, must, mustEqual } from '../breach.ts';
import { deckOf, type Here, watchersOf } from '../walk.ts';

/** How far two matches are followed to see that they go the same way. */
const STEPS = 5;

/** A position is plain JSON, and a match goes on from it as if nothing had happened. */
export function survivesJson({ trial: { game }, match, dice }: Here): void {
  const position = match.position();
  const loaded = JSON.parse(JSON.stringify(position)) as Position<AnyParts>;
  must(deepEqual(loaded, position), 'the position holds what JSON does not');
  const on = resumeMatch(game, match.archive(), loaded);
  const origin = match.fork();
  for (let step = 0; ; step++) {
    mustEqual('the position after loading', on.position(), origin.position());
    mustEqual('the question after loading', on.question, origin.question);
    for (const watcher of watchersOf(match))
      mustEqual(`the view of ${watcher} after loading`, on.view(watcher), origin.view(watcher));
    if (origin.question === undefined || step === STEPS) return;
    const answer = dice.pick(origin.question.options);
    origin.choose(answer);
    const { question } = on;
    must(question !== undefined, 'the loaded match is over');
    must(
      on.play(question.seat, question.number, answer).ok,
      'the loaded match refuses what the true one takes',
    );
  }
}

/** Every card is in exactly one pile at every moment. */
export function conservesCards({ trial: { spec }, match, deck }: Here): void {
  must(deckOf(spec.cards(match.position().state)) === deck, 'cards were made or lost');
}

/** What the game says of itself. */
export function keepsInvariants({ trial: { spec }, match }: Here): void {
  const { state } = match.position();
  for (const [sentence, holds] of Object.entries(spec.invariants ?? {}))
    must(holds(state), `not so: ${sentence}`);
}

/** A fork goes its own way. */
export function forksApart({ match, dice }: Here): void {
  const before = bytes([match.position(), match.question]);
  const fork = match.fork();
  mustEqual('the position of a fork', fork.position(), match.position());
  const kept = deepCopy(fork.position());
  for (let step = 0; step < STEPS && fork.question !== undefined; step++)
    fork.choose(dice.pick(fork.question.options));
  must(bytes([match.position(), match.question]) === before, 'playing on a fork moved its origin');
  mustEqual('a position that was kept', kept, match.position());
}
