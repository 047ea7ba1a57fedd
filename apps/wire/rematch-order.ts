/** The order of the seats in a rematch: all players move one seat on, unless the match continues a save. */
import type { Seat } from '@ludoteca/kernel';

/** The previous seat of the player at each seat. */
export const rematchOrder = (seats: number, isFromSave: boolean): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => (isFromSave ? seat : (seat + 1) % seats));

/** The seat in the rematch of the player at a seat of the previous table. */
export const rematchSeat = (previous: Seat, seats: number, isFromSave: boolean): Seat =>
  rematchOrder(seats, isFromSave).indexOf(previous);
