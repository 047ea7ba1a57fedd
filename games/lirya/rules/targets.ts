/** RULES 6.4: who can be chosen as a target. */
import { at } from '@ludoteca/kernel';
import { fits, matches, matchesPile, type Plan, planOf } from '../effects/filters.ts';
import type { Scope } from '../effects/scope.ts';
import type { Item, Ref } from '../parts.ts';
import { rowAt, type TargetRow } from '../pool/index.ts';
import {
  itemOf,
  type ItemSeen,
  other,
  type PieceSeen,
  pieceOf,
  playerRef,
  seatOfRef,
  type Table,
} from './table.ts';
import { isTargetable } from './traits.ts';

const CARDS: ReadonlySet<string> = new Set<Item['kind']>(['summon', 'build', 'equip', 'spell']);

const fitsPiece = (
  state: Table,
  { equipment }: TargetRow,
  plan: Plan,
  scope: Scope,
  piece: PieceSeen,
): boolean =>
  (equipment || piece.bearer === 0) &&
  fits(state, plan, piece, scope) &&
  isTargetable(state, piece, scope.seat);

function fitsItem(
  state: Table,
  { item: kind, like }: TargetRow,
  scope: Scope,
  item: ItemSeen,
  self: number,
): boolean {
  if (item.id === self) return false;
  if (kind === 'spell' && item.kind !== 'spell') return false;
  if (kind === 'card' && !CARDS.has(item.kind)) return false;
  if (kind === 'ability' && item.kind !== 'ability' && item.kind !== 'trigger') return false;
  if (like.side !== undefined && (like.side === 'you') !== (item.seat === scope.seat)) return false;
  return matchesPile(state, like, rowAt(item.card), scope);
}

function fitsAttack(state: Table, { like }: TargetRow, scope: Scope, attacker: number): boolean {
  const piece = pieceOf(state, attacker);
  return piece !== undefined && matches(state, like, piece, scope);
}

const fitsPlayer = ({ side }: TargetRow, scope: Scope, ref: Ref): boolean =>
  side === undefined || (side === 'you') === (seatOfRef(ref) === scope.seat);

/** All who can be chosen; with `most`, no more than so many of them. `self` is what is being announced. */
export function candidates(
  state: Table,
  target: TargetRow,
  scope: Scope,
  self: number,
  most = Infinity,
): Ref[] {
  const found: Ref[] = [];
  if (target.cards) {
    const plan = planOf(target.like);
    for (let i = 0; i < state.pieces.length && found.length < most; i++) {
      const piece = at(state.pieces, i);
      if (fitsPiece(state, target, plan, scope, piece)) found.push(piece.id);
    }
  }
  if (target.players)
    for (const ref of [playerRef(other(scope.seat)), playerRef(scope.seat)])
      if (fitsPlayer(target, scope, ref)) found.push(ref);
  if (target.stack)
    for (const item of state.stack) if (fitsItem(state, target, scope, item, self)) found.push(item.id);
  if (target.attacks)
    for (const { attacker, cancelled } of state.attacks)
      if (!cancelled && !found.includes(attacker) && fitsAttack(state, target, scope, attacker))
        found.push(attacker);
  return found;
}

/** Whether one that was chosen may still be meant. */
export function isStillTarget(
  state: Table,
  target: TargetRow,
  scope: Scope,
  ref: Ref,
  self: number,
): boolean {
  if (ref < 0) return true;
  if (target.attacks) return state.attacks.some(({ attacker, cancelled }) => attacker === ref && !cancelled);
  if (target.stack) {
    const item = itemOf(state, ref);
    return item !== undefined && fitsItem(state, target, scope, item, self);
  }
  const piece = pieceOf(state, ref);
  return piece !== undefined && fitsPiece(state, target, planOf(target.like), scope, piece);
}

/** Whether some card can be chosen: mostly one is enough. */
function hasCard(state: Table, target: TargetRow, scope: Scope): boolean {
  const plan = planOf(target.like);
  for (const piece of state.pieces) if (fitsPiece(state, target, plan, scope, piece)) return true;
  return false;
}

/** Whether each of the targets has enough to choose from. */
export function hasTargets(state: Table, targets: readonly TargetRow[], scope: Scope, self: number): boolean {
  for (const target of targets) {
    const { least } = target;
    if (least === 1 && target.cards && hasCard(state, target, scope)) continue;
    if (least > 0 && candidates(state, target, scope, self, least).length < least) return false;
  }
  return true;
}
