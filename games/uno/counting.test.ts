/** Compares perft.txt with a second, independent implementation of the counting. */
import { readFileSync } from 'node:fs';
import type { Match } from '@ludoteca/kernel';
import { parsePerft, createPerftWorld } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { formatCard, SUITS, VALUES } from './cards.ts';
import { countTurns, type CountedTable } from './counting.testing.ts';
import { uno } from './index.ts';
import type { Uno } from './parts.ts';

/** The table with the names of cards. */
function toCountedTable(match: Match<Uno>): CountedTable {
  const { hands, stock, value, suit, direction } = match.view('judge');
  return {
    hands: hands.map(({ cards }) => (cards ?? []).map(formatCard)),
    stock: (stock.cards ?? []).map(formatCard),
    value: VALUES[value]!,
    suit: SUITS[suit]!,
    seat: match.question!.seat,
    step: direction,
  };
}

const figures = parsePerft(readFileSync(new URL('./perft.txt', import.meta.url), 'utf8'));

test.each(figures)(
  'the second implementation counts $count at $position with $seats seats, depth $depth',
  (row) => {
    const opening = createPerftWorld(uno, row) as Match<Uno>;
    expect(countTurns(toCountedTable(opening), row.depth)).toBe(row.count);
  },
);
