/** Whom and what an effect is about, as numbers. */
import type { Seat } from '@ludoteca/kernel';
import type { What, Who } from '../abilities/index.ts';
import { type Board, placeOf, playerAim, type Scope, type Table } from '../layers/board.ts';
import { objectsOf, playersOf } from '../layers/matching.ts';
import type { Aim, Id } from '../state.ts';

const OBJECTS: ReadonlySet<unknown> = new Set(['this', 'it', 'other', 'host', 'made', 'paid']);

/** Players and objects: a target may be either. */
export function aimsOf(board: Board, to: What | Who, scope: Scope): readonly Aim[] {
  if (typeof to === 'object' && 'target' in to) return scope.targets[scope.base + to.target] ?? [];
  if (OBJECTS.has(to) || (typeof to === 'object' && 'every' in to))
    return objectsOf(board, to as What, scope);
  return playersOf(board, to as Who, scope).map(playerAim);
}

export const seatsOf = (board: Board, who: Who, scope: Scope): Seat[] => playersOf(board, who, scope);

/** Those that are on the battlefield. */
export const onBattlefield = (state: Table, ids: readonly Id[]): Id[] =>
  ids.filter((id) => placeOf(state, id) !== -1);

/** 400.7: an ability finds what its object became as it left, if that lies open. */
export function tracked(state: Table, id: Id): Id {
  if (placeOf(state, id) !== -1) return id;
  return state.remembered.find((past) => past.id === id)?.became ?? id;
}
