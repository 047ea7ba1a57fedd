import type { ReasonFacts, TextRole } from '@ludoteca/kit';
import { toCard, isWild, formatCard, type Suit, SUITS, VALUES } from '../cards.ts';

/** What the table shows, out of the facts of a reason. Beside an ace or a joker stands the suit that was named: its own may be another. */
export function formatTable({ value, suit }: ReasonFacts): string {
  const card = toCard(Number(value), Number(suit));
  return isWild(card) ? `${VALUES[Number(value)]} (${SUITS[Number(suit)]})` : formatCard(card);
}

/** Words in a row, out of the facts of a reason. */
export const formatList = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '');

/** The colour of a suit: hearts and diamonds are the first two. */
export const suitRole = (suit: Suit): TextRole => (suit < 2 ? 'red' : 'black');
