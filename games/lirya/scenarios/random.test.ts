/** Random matches of random legal decks. */
import { createFastDice, recordMatch, verify } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { PRESETS, presets } from '../config.ts';
import { checkDeck } from '../deck/index.ts';
import { game } from '../game.ts';
import { playRandomMatch, randomLegalDeck } from './random.testing.ts';

test('random decks are legal ones, of all sizes', () => {
  const dice = createFastDice('legal');
  const decks = Array.from({ length: 200 }, () => randomLegalDeck(dice));
  expect(decks.flatMap((deck) => checkDeck(deck, presets.canon))).toEqual([]);
  const sizes = decks.map(({ cards }) => Object.values(cards).reduce((sum, count) => sum + count, 0));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([40, 60]);
});

test.each(PRESETS)(
  'random matches of random legal decks keep the invariants after every event, and end: %s',
  (preset) => {
    for (let i = 0; i < scaleVolume(20_000 / PRESETS.length); i++) {
      const { match, events } = playRandomMatch(`random ${i}`, { preset });
      expect(match.outcome).toBeDefined();
      expect(events).toBeGreaterThan(20);
    }
  },
);

test('archives of random matches verify', () => {
  for (let i = 0; i < scaleVolume(1000); i++) {
    const { match } = playRandomMatch(`archive ${i}`);
    expect(verify(game, recordMatch(match)).ok).toBe(true);
  }
});
