import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { DECK_NAMES } from './decks/deck-file.ts';
import { teferi } from './index.ts';

describe('a greedy player beats a random one', () => {
  test.each(DECK_NAMES)('in at least 97 of a hundred matches in which both play the deck %s', (deck) => {
    const { wins, decided } = measureStrength(teferi, ['greedy', 'random'], 2000, () => ({
      deck1: deck,
      deck2: deck,
    }));
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.97);
  });
});

const PAIRS = DECK_NAMES.flatMap((one, i) => DECK_NAMES.slice(i + 1).map((other) => [one, other] as const));

describe('between two greedy players', () => {
  test.each(PAIRS)('%s wins between 40 and 60 of a hundred matches against %s', (one, other) => {
    const { wins, decided } = measureStrength(teferi, ['greedy', 'greedy'], 1000, (match) =>
      match % 2 === 0 ? { deck1: one, deck2: other } : { deck1: other, deck2: one },
    );
    const share = wins[0]! / decided;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
  });
});
