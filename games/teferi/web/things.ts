/** What things and places are called in the page: motions and arrows go by these names. */
import type { Seat } from '@ludoteca/kernel';
import type { Zone } from '../abilities/index.ts';
import { isPlayer, seatAt } from '../layers/board.ts';
import type { Aim } from '../state.ts';

/** An object of any zone, or a player. */
export const thingOf = (aim: Aim): string => (isPlayer(aim) ? `seat ${seatAt(aim)}` : `object ${aim}`);
export const placeOf = (zone: Zone, seat: Seat): string => (zone === 'stack' ? zone : `${zone} ${seat}`);
