import type { Facts, Role } from '@ludoteca/kit';
import { cardOf, nameOf, type Suit } from '../cards.ts';

/** What the table shows, out of the facts of a reason. */
export const tableOf = ({ value, suit }: Facts): string => nameOf(cardOf(Number(value), Number(suit)));

/** Words in a row, out of the facts of a reason. */
export const listed = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '');

/** The colour of a suit: hearts and diamonds are the first two. */
export const suitRole = (suit: Suit): Role => (suit < 2 ? 'red' : 'black');
