/** Formatting that is the same in every language. */
import type { ReasonFacts, TextRole } from '@ludoteca/kit';
import { toCard, isWild, formatCard, type Suit, SUITS, VALUES } from '../cards.ts';

/** The table card from the facts of a reason; for an ace or a joker with the named suit, which may differ from its own. */
export function formatTable({ value, suit }: ReasonFacts): string {
  const card = toCard(Number(value), Number(suit));
  return isWild(card) ? `${VALUES[Number(value)]} (${SUITS[Number(suit)]})` : formatCard(card);
}

/** Hearts and diamonds, the first two suits, are red. */
export const suitRole = (suit: Suit): TextRole => (suit < 2 ? 'red' : 'black');
