import type { Facts } from '@ludoteca/kit';
import { cardOf, nameOf } from '../cards.ts';

/** What the table shows, out of the facts of a reason. */
export const tableOf = ({ value, suit }: Facts): string => nameOf(cardOf(Number(value), Number(suit)));
