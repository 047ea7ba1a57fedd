/** Re-deals at random the cards that a seat cannot see. */
import type { Dice, Seat } from '@ludoteca/kernel';
import { hiddenPiles, redeal } from '@ludoteca/kit';
import type { State } from './parts.ts';

export const imagine = ({ hands, stock }: State, seat: Seat, dice: Dice): void =>
  redeal(hiddenPiles(seat, hands, stock), dice);
