/** RULES 6.4: legal targets. */
import { at } from '@ludoteca/kernel';
import {
  matchesCompiled,
  matchesPiece,
  matchesCard,
  type CompiledFilter,
  compileFilter,
} from '../effects/filters.ts';
import type { EffectScope } from '../effects/scope.ts';
import type { Ref, ReadonlyStackItem, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { rowAt, type TargetRow } from '../pool/index.ts';
import { findStackItem, isCardKind, opponentOf, findPiece, playerRef, seatOfRef } from './lookup.ts';
import { isTargetable } from './traits.ts';

const isLegalPiece = (
  state: ReadonlyState,
  { equipment }: TargetRow,
  compiled: CompiledFilter,
  scope: EffectScope,
  piece: ReadonlyPiece,
): boolean =>
  (equipment || piece.bearer === 0) &&
  matchesCompiled(state, compiled, piece, scope) &&
  isTargetable(state, piece, scope.seat);

function isLegalStackItem(
  state: ReadonlyState,
  { item: kind, like }: TargetRow,
  scope: EffectScope,
  item: ReadonlyStackItem,
  self: number,
): boolean {
  if (item.id === self) return false;
  if (kind === 'spell' && item.kind !== 'spell') return false;
  if (kind === 'card' && !isCardKind(item.kind)) return false;
  if (kind === 'ability' && item.kind !== 'ability' && item.kind !== 'trigger') return false;
  if (like.side !== undefined && (like.side === 'you') !== (item.seat === scope.seat)) return false;
  return matchesCard(state, like, rowAt(item.card), scope);
}

function isLegalAttack(
  state: ReadonlyState,
  { like }: TargetRow,
  scope: EffectScope,
  attacker: number,
): boolean {
  const piece = findPiece(state, attacker);
  return piece !== undefined && matchesPiece(state, like, piece, scope);
}

const isLegalPlayer = ({ side }: TargetRow, scope: EffectScope, ref: Ref): boolean =>
  side === undefined || (side === 'you') === (seatOfRef(ref) === scope.seat);

/** All legal targets, at most `max` of them. `self` is the item being announced. */
export function findTargets(
  state: ReadonlyState,
  target: TargetRow,
  scope: EffectScope,
  self: number,
  max = Infinity,
): Ref[] {
  const found: Ref[] = [];
  if (target.cards) {
    const compiled = compileFilter(target.like);
    for (let i = 0; i < state.pieces.length && found.length < max; i++) {
      const piece = at(state.pieces, i);
      if (isLegalPiece(state, target, compiled, scope, piece)) found.push(piece.id);
    }
  }
  if (target.players)
    for (const ref of [playerRef(opponentOf(scope.seat)), playerRef(scope.seat)])
      if (isLegalPlayer(target, scope, ref)) found.push(ref);
  if (target.stack)
    for (const item of state.stack)
      if (isLegalStackItem(state, target, scope, item, self)) found.push(item.id);
  if (target.attacks)
    for (const { attacker, cancelled } of state.attacks)
      if (!cancelled && !found.includes(attacker) && isLegalAttack(state, target, scope, attacker))
        found.push(attacker);
  return found;
}

/** Whether a chosen target is still legal. */
export function isStillTarget(
  state: ReadonlyState,
  target: TargetRow,
  scope: EffectScope,
  ref: Ref,
  self: number,
): boolean {
  if (ref < 0) return true;
  if (target.attacks) return state.attacks.some(({ attacker, cancelled }) => attacker === ref && !cancelled);
  if (target.stack) {
    const item = findStackItem(state, ref);
    return item !== undefined && isLegalStackItem(state, target, scope, item, self);
  }
  const piece = findPiece(state, ref);
  return piece !== undefined && isLegalPiece(state, target, compileFilter(target.like), scope, piece);
}

function hasLegalPiece(state: ReadonlyState, target: TargetRow, scope: EffectScope): boolean {
  const compiled = compileFilter(target.like);
  for (const piece of state.pieces) if (isLegalPiece(state, target, compiled, scope, piece)) return true;
  return false;
}

/** Whether there are enough legal targets for each of the targets. */
export function hasTargets(
  state: ReadonlyState,
  targets: readonly TargetRow[],
  scope: EffectScope,
  self: number,
): boolean {
  for (const target of targets) {
    const { min } = target;
    if (min === 1 && target.cards && hasLegalPiece(state, target, scope)) continue;
    if (min > 0 && findTargets(state, target, scope, self, min).length < min) return false;
  }
  return true;
}
