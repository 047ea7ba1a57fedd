import { fastDice, verify } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { presets } from '../config.ts';
import { checkDeck } from '../deck/index.ts';
import { game } from '../game.ts';
import { played, randomLegalDeck } from './random.testing.ts';

test('random decks are legal ones, of all sizes', () => {
  const dice = fastDice('legal');
  const decks = Array.from({ length: 200 }, () => randomLegalDeck(dice));
  expect(decks.flatMap((deck) => checkDeck(deck, presets.canon))).toEqual([]);
  const sizes = decks.map(({ cards }) => Object.values(cards).reduce((sum, count) => sum + count, 0));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([40, 60]);
});

test('random matches of random legal decks keep the invariants after every event, and end', () => {
  const presetOf = (i: number) => Object.keys(presets)[i % 3];
  for (let i = 0; i < scaled(20_000); i++) {
    const { match, events } = played(`random ${i}`, { preset: presetOf(i) });
    expect(match.outcome).toBeDefined();
    expect(events).toBeGreaterThan(20);
  }
});

test('archives of random matches verify', () => {
  for (let i = 0; i < scaled(1000); i++) {
    const archive = played(`archive ${i}`).match.archive();
    expect(verify(game, archive)).toMatchObject({ ok: true });
  }
});
