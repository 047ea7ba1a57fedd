import { readFileSync } from 'node:fs';
import type { Match } from '@ludoteca/kernel';
import { parsePerft, perftWorld } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { formatCard, SUITS, VALUES } from './cards.ts';
import { countTurns, type CountedTable } from './counting.testing.ts';
import { uno } from './index.ts';
import type { Uno } from './parts.ts';

/** What lies on the table, in names. */
function laidIn(match: Match<Uno>): CountedTable {
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
  'the rules told straight count $count at $position with $seats seats, depth $depth',
  (row) => {
    const opening = perftWorld(uno, row) as Match<Uno>;
    expect(countTurns(laidIn(opening), row.depth)).toBe(row.count);
  },
);
