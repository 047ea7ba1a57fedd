/** Resolves references of effects to entities, and follows objects that changed zones. */
import type { ObjectReference, PlayerReference, Recipient } from '../abilities/index.ts';
import {
  type BoardState,
  battlefieldIndex,
  playerEntity,
  type AbilityScope,
  type ReadonlyTeferiState,
} from '../layers/board-state.ts';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import type { EntityId, ObjectId } from '../state.ts';

const OBJECT_REFERENCES: ReadonlySet<unknown> = new Set([
  'this',
  'it',
  'other',
  'host',
  'made',
  'paid',
  'linked',
]);

/** The referenced players and objects; a target may be either. */
export function resolveEntities(board: BoardState, to: Recipient, scope: AbilityScope): readonly EntityId[] {
  if (to === 'attacked') {
    const attacked = board.state.combat?.attackers.find(({ id }) => id === scope.it)?.at;
    return attacked === undefined ? [] : [attacked];
  }
  if (typeof to === 'object' && 'target' in to) return scope.targets[scope.base + to.target] ?? [];
  if (OBJECT_REFERENCES.has(to) || (typeof to === 'object' && 'every' in to))
    return resolveObjects(board, to as ObjectReference, scope);
  return resolvePlayers(board, to as PlayerReference, scope).map(playerEntity);
}

export const filterOnBattlefield = (state: ReadonlyTeferiState, ids: readonly ObjectId[]): ObjectId[] =>
  ids.filter((id) => battlefieldIndex(state, id) !== -1);

/** 400.7: the id that an object got when it moved from the battlefield to a public zone. */
export function trackObject(state: ReadonlyTeferiState, id: ObjectId): ObjectId {
  if (battlefieldIndex(state, id) !== -1) return id;
  return state.remembered.find((past) => past.id === id)?.became ?? id;
}
