import { type Card, isWild, SUITS, suitOf, valueOf } from '../cards.ts';

/** A card's place in a hand. Equal cards are told apart by number, so that each keeps its place while others come and go. */
export interface HandSlot {
  readonly key: string;
  readonly card: Card;
}

/** Red and black in turn, so that neighbouring suits are not mixed up. */
const SUIT_ORDER = (['♥', '♣', '♦', '♠'] as const).map((suit) => SUITS.indexOf(suit));
const MAX_VALUES = 16;

const rank = (card: Card): number => {
  const inSuit = SUIT_ORDER.indexOf(suitOf(card)) * MAX_VALUES + valueOf(card);
  return isWild(card)
    ? SUIT_ORDER.length * MAX_VALUES + valueOf(card) * SUIT_ORDER.length + suitOf(card)
    : inSuit;
};

/** A hand as people hold it: by suit and value, and what fits anything at the end. Equal cards lie side by side. */
export function arrangeHand(cards: readonly Card[]): HandSlot[] {
  const seen = new Map<Card, number>();
  return cards
    .toSorted((one, other) => rank(one) - rank(other))
    .map((card) => {
      const number = seen.get(card) ?? 0;
      seen.set(card, number + 1);
      return { key: `${card}/${number}`, card };
    });
}

/** How a card lies in a fan: turned by degrees, and lower than the middle one by hundredths of its height. */
export interface CardTilt {
  readonly turn: number;
  readonly drop: number;
}

const TURN_PER_CARD = 4;
const MAX_SPREAD = 22;
/** From so many cards on the fan flattens, until with the other number it is a row that can be scrolled. */
const FLATTENS_FROM = 10;
const FLAT_FROM = 22;
/** How deep the ends of an arc lie that turns by a degree, cards overlapping as they do. */
const DROP_PER_DEGREE = 0.55;

/** The fan of so many cards, from left to right. */
export function layOutFan(count: number): CardTilt[] {
  const flatness = Math.min(1, Math.max(0, (FLAT_FROM - count) / (FLAT_FROM - FLATTENS_FROM)));
  const spread = Math.min(MAX_SPREAD, TURN_PER_CARD * (count - 1)) * flatness;
  return Array.from({ length: count }, (_, i) => {
    const side = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    return { turn: (spread / 2) * side, drop: DROP_PER_DEGREE * spread * side * side };
  });
}
