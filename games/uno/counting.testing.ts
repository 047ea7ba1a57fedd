/**
 * RULES 3 and 4 once more, told straight on names of cards: how many sequences of so many answers there are. It shares nothing with the
 * game but what lies on the table at the start.
 */
export interface CountedTable {
  readonly hands: readonly (readonly string[])[];
  /** The next card to be bought stands last. */
  readonly stock: readonly string[];
  readonly value: string;
  readonly suit: string;
  readonly seat: number;
  readonly step: 1 | -1;
}

const SUITS = ['♥', '♦', '♣', '♠'];
const valueOf = (card: string): string => card.slice(0, -1);
const suitOf = (card: string): string => card.slice(-1);

/** All sequences from somebody's turn on. */
export function countTurns(laid: CountedTable, depth: number): number {
  if (depth === 0) return 1;
  const { hands, stock, value, suit, seat } = laid;
  const kinds = [...new Set(hands[seat])];
  let count = 0;
  for (const card of kinds) {
    const wild = ['A', 'C'].includes(valueOf(card));
    if (!wild && valueOf(card) !== value && suitOf(card) !== suit) continue;
    for (const named of wild ? SUITS : [suitOf(card)])
      count += countAfterDiscard(laid, card, named, depth - 1);
  }
  if (depth === 1) return count + 1;
  for (let bought = 1; bought <= stock.length + 1; bought++)
    count += countAfterPurchase(laid, bought, depth - 2);
  return count;
}

function countAfterDiscard(laid: CountedTable, card: string, suit: string, depth: number): number {
  const hand = [...(laid.hands[laid.seat] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  if (hand.length === 0) return depth === 0 ? 1 : 0;
  const hands = laid.hands.with(laid.seat, hand);
  const value = valueOf(card);
  const step = value === 'D' ? (laid.step === 1 ? -1 : 1) : laid.step;
  const on: CountedTable = { ...laid, hands, value, suit, step };
  if (value === 'R') return countTurns(passTurn(passTurn(on)), depth);
  const owed = value === 'V' ? 2 : value === 'C' ? 4 : 0;
  if (owed === 0) return countTurns(passTurn(on), depth);
  return depth === 0 ? 1 : countAfterPurchase(passTurn(on), owed, depth - 1);
}

function countAfterPurchase(laid: CountedTable, count: number, depth: number): number {
  if (count > laid.stock.length) return depth === 0 ? 1 : 0;
  const stock = [...laid.stock];
  const hand = [...(laid.hands[laid.seat] ?? []), ...stock.splice(stock.length - count).toReversed()];
  return countTurns(passTurn({ ...laid, stock, hands: laid.hands.with(laid.seat, hand) }), depth);
}

const passTurn = (laid: CountedTable): CountedTable => {
  const seats = laid.hands.length;
  return { ...laid, seat: (laid.seat + laid.step + seats) % seats };
};
