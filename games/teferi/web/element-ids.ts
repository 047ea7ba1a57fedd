/** The identifiers of elements and places of the board, by which animations and arrows find them. */
import type { Seat } from '@ludoteca/kernel';
import type { GameZone } from '../abilities/index.ts';
import { isPlayer, seatOfEntity } from '../layers/board-state.ts';
import type { EntityId } from '../state.ts';

/** The `data-thing` of an object or a player. */
export const entityElementId = (entity: EntityId): string =>
  isPlayer(entity) ? `seat ${seatOfEntity(entity)}` : `object ${entity}`;
/** The `data-place` of a zone. */
export const zonePlaceId = (zone: GameZone, seat: Seat): string =>
  zone === 'stack' ? zone : `${zone} ${seat}`;
