/** Whom and what an effect is about, as numbers. */
import type { Seat } from '@ludoteca/kernel';
import type { ObjectReference, PlayerReference } from '../abilities/index.ts';
import {
  type BoardState,
  battlefieldIndex,
  playerEntity,
  type Scope,
  type ReadonlyState,
} from '../layers/board-state.ts';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import type { EntityId, ObjectId } from '../state.ts';

const OBJECT_REFERENCES: ReadonlySet<unknown> = new Set(['this', 'it', 'other', 'host', 'made', 'paid']);

/** Players and objects: a target may be either. */
export function resolveEntities(
  board: BoardState,
  to: ObjectReference | PlayerReference,
  scope: Scope,
): readonly EntityId[] {
  if (typeof to === 'object' && 'target' in to) return scope.targets[scope.base + to.target] ?? [];
  if (OBJECT_REFERENCES.has(to) || (typeof to === 'object' && 'every' in to))
    return resolveObjects(board, to as ObjectReference, scope);
  return resolvePlayers(board, to as PlayerReference, scope).map(playerEntity);
}

export const seatsOf = (board: BoardState, who: PlayerReference, scope: Scope): Seat[] =>
  resolvePlayers(board, who, scope);

/** Those that are on the battlefield. */
export const filterOnBattlefield = (state: ReadonlyState, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => battlefieldIndex(state, id) !== -1);

/** 400.7: an ability finds what its object became as it left, if that lies open. */
export function trackObject(state: ReadonlyState, id: ObjectId): ObjectId {
  if (battlefieldIndex(state, id) !== -1) return id;
  return state.remembered.find((past) => past.id === id)?.became ?? id;
}
