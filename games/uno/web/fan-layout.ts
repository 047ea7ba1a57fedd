/** The order and the tilt of cards in the own hand. */
import { type UnoCard, isWild, SUITS, suitOf, valueOf } from '../cards.ts';

/** The place of a card in a hand. Equal cards are numbered, so that each keeps its key when others come and go. */
export interface HandSlot {
  readonly key: string;
  readonly card: UnoCard;
}

/** Alternates red and black. */
const SUIT_ORDER = (['♥', '♣', '♦', '♠'] as const).map((suit) => SUITS.indexOf(suit));
const MAX_VALUES = 16;

const sortKeyOf = (card: UnoCard): number => {
  const inSuit = SUIT_ORDER.indexOf(suitOf(card)) * MAX_VALUES + valueOf(card);
  return isWild(card)
    ? SUIT_ORDER.length * MAX_VALUES + valueOf(card) * SUIT_ORDER.length + suitOf(card)
    : inSuit;
};

/** Sorts a hand by suit and value, wild cards last; equal cards are neighbours. */
export function arrangeHand(cards: readonly UnoCard[]): HandSlot[] {
  const seen = new Map<UnoCard, number>();
  return cards
    .toSorted((one, other) => sortKeyOf(one) - sortKeyOf(other))
    .map((card) => {
      const number = seen.get(card) ?? 0;
      seen.set(card, number + 1);
      return { key: `${card}/${number}`, card };
    });
}

/** Rotation in degrees; distance below the middle card in hundredths of the card height. */
export interface CardTilt {
  readonly turn: number;
  readonly drop: number;
}

const TURN_PER_CARD = 4;
const MAX_SPREAD = 22;
/** The numbers of cards from which the fan flattens, and from which it is a flat row that scrolls. */
const FLATTENS_FROM = 10;
const FLAT_FROM = 22;
/** How far the ends of the fan drop per degree of its spread. */
const DROP_PER_DEGREE = 0.55;

/** The tilts of the cards from left to right. */
export function layOutFan(count: number): CardTilt[] {
  const flatness = Math.min(1, Math.max(0, (FLAT_FROM - count) / (FLAT_FROM - FLATTENS_FROM)));
  const spread = Math.min(MAX_SPREAD, TURN_PER_CARD * (count - 1)) * flatness;
  return Array.from({ length: count }, (_, i) => {
    const side = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    return { turn: (spread / 2) * side, drop: DROP_PER_DEGREE * spread * side * side };
  });
}
