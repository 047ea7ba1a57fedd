import { MatchHost } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { offer, say, script } from '../../../kernel/script.testing.ts';
import { entryOf, PAIR, sittingOf } from './sit.testing.ts';
import { Ears } from './ears.ts';

/** A match that tells something before each of its questions. */
function table() {
  const { match, opening, entry } = sittingOf(
    entryOf(script(say('a'), offer(0), say('b'), offer(0), say('c'), offer(0))),
    PAIR,
  );
  return { table: new MatchHost(match, opening), game: entry.game };
}

const wordsOf = (events: readonly object[]): readonly string[] =>
  events.map((event) => JSON.stringify(event));

test('whoever listens hears the past once, and then all that follows', async () => {
  const { table: here, game } = table();
  const ears = new Ears(game, here);
  const before = wordsOf(ears.past(1));
  await here.chair(0).answer(0, 'yes');
  await here.chair(0).answer(1, 'yes');
  const anew = wordsOf(new Ears(game, here).past(1));
  expect(wordsOf(ears.past(1))).toEqual(anew);
  expect(anew.length).toBeGreaterThan(before.length);
  expect(anew.slice(0, before.length)).toEqual(before);
});

test('after a decision was taken back the past is told anew', async () => {
  const { table: here, game } = table();
  const ears = new Ears(game, here);
  const before = wordsOf(ears.past(1));
  await here.chair(0).answer(0, 'yes');
  const { match } = sittingOf(
    entryOf(script(say('a'), offer(0), say('b'), offer(0), say('c'), offer(0))),
    PAIR,
  );
  await here.replaceMatch(match);
  ears.forget();
  expect(wordsOf(ears.past(1))).toEqual(before);
});
