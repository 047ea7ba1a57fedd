/**
 * RULES 3 and 4 once more, told straight on names of cards: how many sequences of so many answers there are. It shares nothing with the
 * game but what lies on the table at the start.
 */
export interface Laid {
  readonly hands: readonly (readonly string[])[];
  /** The next card to be bought stands last. */
  readonly stock: readonly string[];
  readonly value: string;
  readonly suit: string;
  readonly seat: number;
  readonly step: 1 | -1;
}

const SUITS = ['♥', '♦', '♣', '♠'];
const valueIn = (card: string): string => card.slice(0, -1);
const suitIn = (card: string): string => card.slice(-1);

/** All sequences from somebody's turn on. */
export function countTurns(laid: Laid, depth: number): number {
  if (depth === 0) return 1;
  const { hands, stock, value, suit, seat } = laid;
  const kinds = [...new Set(hands[seat])];
  let count = 0;
  for (const card of kinds) {
    const wild = ['A', 'C'].includes(valueIn(card));
    if (!wild && valueIn(card) !== value && suitIn(card) !== suit) continue;
    for (const named of wild ? SUITS : [suitIn(card)]) count += afterDiscard(laid, card, named, depth - 1);
  }
  if (depth === 1) return count + 1;
  for (let bought = 1; bought <= stock.length + 1; bought++) count += afterBuying(laid, bought, depth - 2);
  return count;
}

function afterDiscard(laid: Laid, card: string, suit: string, depth: number): number {
  const hand = [...(laid.hands[laid.seat] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  if (hand.length === 0) return depth === 0 ? 1 : 0;
  const hands = laid.hands.with(laid.seat, hand);
  const value = valueIn(card);
  const step = value === 'D' ? (laid.step === 1 ? -1 : 1) : laid.step;
  const on: Laid = { ...laid, hands, value, suit, step };
  if (value === 'R') return countTurns(passed(passed(on)), depth);
  const owed = value === 'V' ? 2 : value === 'C' ? 4 : 0;
  if (owed === 0) return countTurns(passed(on), depth);
  return depth === 0 ? 1 : afterBuying(passed(on), owed, depth - 1);
}

function afterBuying(laid: Laid, count: number, depth: number): number {
  if (count > laid.stock.length) return depth === 0 ? 1 : 0;
  const stock = [...laid.stock];
  const hand = [...(laid.hands[laid.seat] ?? []), ...stock.splice(stock.length - count).toReversed()];
  return countTurns(passed({ ...laid, stock, hands: laid.hands.with(laid.seat, hand) }), depth);
}

const passed = (laid: Laid): Laid => {
  const seats = laid.hands.length;
  return { ...laid, seat: (laid.seat + laid.step + seats) % seats };
};
