import { at, commitmentOf, fairSeed, makeArchive, record, start } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import type { TableInfo } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { type Evidence, findingsOf } from './fairness.ts';

const SECRET = 'a secret of thirty-two bytes or so';
const NONCES = ['first nonce', null];

/** A match of the first game, played out by first options, and all that a browser at seat 0 has of it. */
function evidence(seed = fairSeed(SECRET, NONCES)): Evidence {
  const entry = at(catalogue, 0);
  const opening: { readonly did: string }[] = [];
  const started = start(entry.game, { seats: 2, seed }, opening);
  if (!started.ok) throw new Error('no match');
  const match = started.value;
  const story = [{ number: 0, events: match.seen(opening).get(0) }];
  for (let asked = match.question; asked !== undefined; asked = match.question) {
    const told = match.play(asked.seat, asked.number, asked.options[0]);
    if (told.ok) story.push({ number: story.length, events: match.seen(told.value).get(0) });
  }
  const table: TableInfo = {
    id: 'table',
    game: entry.game.id,
    settings: {},
    state: 'over',
    seats: NONCES.map((nonce) => ({ kind: 'person', name: 'Ann', here: true, nonce })),
    listed: false,
    made: 0,
    entries: story.length - 1,
    watching: 0,
    commitment: commitmentOf(SECRET),
    secret: SECRET,
  };
  const archive = makeArchive(record(match));
  return { entry, table, archive, watcher: 0, story, commitment: commitmentOf(SECRET), nonce: 'first nonce' };
}

const failing = (given: Evidence): string[] =>
  findingsOf(given).flatMap(({ proof, holds }) => (holds ? [] : [proof]));

describe('a match that is over', () => {
  test('is proven fair in every point', () => {
    expect(findingsOf(evidence())).toEqual(
      ['commitment', 'seed', 'nonce', 'replay', 'seen'].map((proof) => ({ proof, holds: true })),
    );
  });

  test('has another commitment than the one that was seen first', () => {
    expect(failing({ ...evidence(), commitment: commitmentOf('another') })).toEqual(['commitment']);
  });

  test('was played from a seed of somebody’s choice', () => {
    expect(failing(evidence('seven'))).toEqual(['seed']);
  });

  test('lacks the number that this browser added', () => {
    expect(failing({ ...evidence(), nonce: 'other' })).toEqual(['nonce']);
  });

  test('asks nothing about numbers of whoever only watched', () => {
    const proofs = findingsOf({ ...evidence(), nonce: undefined }).map(({ proof }) => proof);
    expect(proofs).not.toContain('nonce');
  });

  test('was told otherwise at the table', () => {
    const given = evidence();
    const story = given.story.map((step, i) => (i === 1 ? { ...step, events: [{ did: 'invent' }] } : step));
    expect(failing({ ...given, story })).toEqual(['seen']);
  });

  test('has an archive that is damaged', () => {
    const given = evidence();
    const archive = given.archive.with(200, 0);
    expect(failing({ ...given, archive })).toEqual(['seed', 'replay', 'seen']);
  });
});
