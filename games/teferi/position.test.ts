/** Tests of start positions. */
import {
  makeArchive,
  parseArchive,
  recordMatch,
  startMatch,
  type StartOptions,
  verify,
} from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { AbilityEffect } from './abilities/index.ts';
import { game } from './game.ts';
import { creatureCard, instantCard } from './scene.testing.ts';

const create = (name: string): AbilityEffect => ({
  do: 'create',
  token: creatureCard(name, [1, 1]),
  count: 1,
});

/** Starts a match, writes its archive and verifies what is read from it. */
function verifyWritten(options: Partial<StartOptions>): unknown {
  const started = startMatch(game, { seats: 2, seed: 'written', ...options });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const recording = parseArchive(makeArchive(recordMatch(started.value)));
  if (!recording.ok) throw new Error(JSON.stringify(recording.problem));
  const verified = verify(game, recording.value);
  return verified.ok ? 'verified' : verified.problem;
}

test('the archive of a start position is verified whatever the order of its fields', () => {
  const side = { library: ['Island'], hand: ['Forest'], battlefield: [{ card: 'Swamp' }] };
  expect(verifyWritten({ from: { sides: [side, {}] } })).toBe('verified');
});

test('the archive of a card that creates two tokens is verified whatever the order of its fields', () => {
  const hatch = instantCard('Hatch', [], {
    otherwise: [create('Snake')],
    effects: [create('Bird')],
    who: 'you',
    do: 'may',
  });
  expect(verifyWritten({ from: { cards: [hatch], sides: [{ hand: ['Hatch'] }, {}] } })).toBe('verified');
  const deck = { name: 'Eggs', cards: [{ count: 60, card: 'Hatch' }], definitions: [hatch] };
  expect(verifyWritten({ settings: { deck1: deck, deck2: deck } })).toBe('verified');
});
