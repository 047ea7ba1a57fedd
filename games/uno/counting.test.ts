import { readFileSync } from 'node:fs';
import type { Match } from '@ludoteca/kernel';
import { parsePerft, perftWorld } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { nameOf, SUITS, VALUES } from './cards.ts';
import { countTurns, type Laid } from './counting.testing.ts';
import { uno } from './index.ts';
import type { Uno } from './parts.ts';

/** What lies on the table, in names. */
function laidIn(match: Match<Uno>): Laid {
  const { hands, stock, value, suit, direction } = match.view('judge');
  return {
    hands: hands.map(({ cards }) => (cards ?? []).map(nameOf)),
    stock: (stock.cards ?? []).map(nameOf),
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
