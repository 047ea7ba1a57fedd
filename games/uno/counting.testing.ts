/**
 * A second implementation of RULES 3 and 4 that counts answer sequences. It works on the names of cards and shares no code with the game.
 */
export interface CountedTable {
  readonly hands: readonly (readonly string[])[];
  /** The next card to be bought is the last. */
  readonly stock: readonly string[];
  readonly value: string;
  readonly suit: string;
  readonly seat: number;
  readonly step: 1 | -1;
}

const SUITS = ['♥', '♦', '♣', '♠'];
const valueOf = (card: string): string => card.slice(0, -1);
const suitOf = (card: string): string => card.slice(-1);

/** Counts the sequences from the start of a turn. */
export function countTurns(table: CountedTable, depth: number): number {
  if (depth === 0) return 1;
  const { hands, stock, value, suit, seat } = table;
  const kinds = [...new Set(hands[seat])];
  let count = 0;
  for (const card of kinds) {
    const wild = ['A', 'C'].includes(valueOf(card));
    if (!wild && valueOf(card) !== value && suitOf(card) !== suit) continue;
    for (const named of wild ? SUITS : [suitOf(card)])
      count += countAfterDiscard(table, card, named, depth - 1);
  }
  if (depth === 1) return count + 1;
  for (let bought = 1; bought <= stock.length + 1; bought++)
    count += countAfterPurchase(table, bought, depth - 2);
  return count;
}

function countAfterDiscard(table: CountedTable, card: string, suit: string, depth: number): number {
  const hand = [...(table.hands[table.seat] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  if (hand.length === 0) return depth === 0 ? 1 : 0;
  const hands = table.hands.with(table.seat, hand);
  const value = valueOf(card);
  const step = value === 'D' ? (table.step === 1 ? -1 : 1) : table.step;
  const on: CountedTable = { ...table, hands, value, suit, step };
  if (value === 'R') return countTurns(passTurn(passTurn(on)), depth);
  const owed = value === 'V' ? 2 : value === 'C' ? 4 : 0;
  if (owed === 0) return countTurns(passTurn(on), depth);
  return depth === 0 ? 1 : countAfterPurchase(passTurn(on), owed, depth - 1);
}

function countAfterPurchase(table: CountedTable, count: number, depth: number): number {
  if (count > table.stock.length) return depth === 0 ? 1 : 0;
  const stock = [...table.stock];
  const hand = [...(table.hands[table.seat] ?? []), ...stock.splice(stock.length - count).toReversed()];
  return countTurns(passTurn({ ...table, stock, hands: table.hands.with(table.seat, hand) }), depth);
}

const passTurn = (table: CountedTable): CountedTable => {
  const seats = table.hands.length;
  return { ...table, seat: (table.seat + table.step + seats) % seats };
};
