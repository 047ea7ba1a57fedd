/** What things and places are called in the page: motions and arrows go by these names. */
import type { Seat } from '@ludoteca/kernel';
import type { GameZone } from '../abilities/index.ts';
import { isPlayer, seatOfEntity } from '../layers/board-state.ts';
import type { EntityId } from '../state.ts';

/** An object of any zone, or a player. */
export const entityElementId = (aim: EntityId): string =>
  isPlayer(aim) ? `seat ${seatOfEntity(aim)}` : `object ${aim}`;
export const zonePlaceId = (zone: GameZone, seat: Seat): string =>
  zone === 'stack' ? zone : `${zone} ${seat}`;
