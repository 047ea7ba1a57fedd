import { MatchHost } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { offer, say, createScriptedGame } from '../../../kernel/script.testing.ts';
import { entryOf, PAIR, localSession } from './session.testing.ts';
import { ReceivedEvents } from './received-events.ts';

/** A match with events before each question. */
function host() {
  const { match, opening, entry } = localSession(
    entryOf(createScriptedGame(say('a'), offer(0), say('b'), offer(0), say('c'), offer(0))),
    PAIR,
  );
  return { table: new MatchHost(match, opening), game: entry.game };
}

const wordsOf = (events: readonly object[]): readonly string[] =>
  events.map((event) => JSON.stringify(event));

test('contains the past events once, then all further ones', async () => {
  const { table: session, game } = host();
  const received = new ReceivedEvents(game, session);
  const before = wordsOf(received.eventsOf(1));
  await session.chair(0).answer(0, 'yes');
  await session.chair(0).answer(1, 'yes');
  const anew = wordsOf(new ReceivedEvents(game, session).eventsOf(1));
  expect(wordsOf(received.eventsOf(1))).toEqual(anew);
  expect(anew.length).toBeGreaterThan(before.length);
  expect(anew.slice(0, before.length)).toEqual(before);
});

test('is rebuilt after an undo', async () => {
  const { table: session, game } = host();
  const received = new ReceivedEvents(game, session);
  const before = wordsOf(received.eventsOf(1));
  await session.chair(0).answer(0, 'yes');
  const { match } = localSession(
    entryOf(createScriptedGame(say('a'), offer(0), say('b'), offer(0), say('c'), offer(0))),
    PAIR,
  );
  await session.replaceMatch(match);
  received.reset();
  expect(wordsOf(received.eventsOf(1))).toEqual(before);
});
