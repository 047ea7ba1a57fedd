/** RULES 6.4: who can be chosen as a target. */
import { at } from '@ludoteca/kernel';
import { matches, matchesPile } from '../effects/filters.ts';
import type { Scope } from '../effects/scope.ts';
import type { Item, Ref } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import type { Filter, Target } from '../vocabulary/index.ts';
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

/** Equipment is meant only where it is named. */
const isMeant = (piece: PieceSeen, like: Filter | undefined): boolean =>
  piece.bearer === 0 ||
  like?.type === 'equipment' ||
  (Array.isArray(like?.type) && like.type.includes('equipment'));

function fitsPiece(state: Table, { like }: Target, scope: Scope, piece: PieceSeen): boolean {
  return (
    isMeant(piece, like) &&
    (like === undefined || matches(state, like, piece, scope)) &&
    isTargetable(state, piece, scope.seat)
  );
}

function fitsItem(
  state: Table,
  { item: kind, like }: Target,
  scope: Scope,
  item: ItemSeen,
  self: number,
): boolean {
  if (item.id === self) return false;
  if (kind === 'spell' && item.kind !== 'spell') return false;
  if (kind === 'card' && !CARDS.has(item.kind)) return false;
  if (kind === 'ability' && item.kind !== 'ability' && item.kind !== 'trigger') return false;
  if (like?.side !== undefined && (like.side === 'you') !== (item.seat === scope.seat)) return false;
  return matchesPile(state, like, rowAt(item.card), scope);
}

function fitsAttack(state: Table, { like }: Target, scope: Scope, attacker: number): boolean {
  const piece = pieceOf(state, attacker);
  return piece !== undefined && (like === undefined || matches(state, like, piece, scope));
}

const wantsPlayers = ({ what }: Target): boolean => what === 'player' || what === 'card or player';
const wantsCards = ({ what }: Target): boolean =>
  what === undefined || what === 'card' || what === 'card or player';

const fitsPlayer = ({ side }: Target, scope: Scope, ref: Ref): boolean =>
  side === undefined || (side === 'you') === (seatOfRef(ref) === scope.seat);

/** All who can be chosen; with `most`, no more than so many of them. `self` is what is being announced. */
export function candidates(state: Table, target: Target, scope: Scope, self: number, most = Infinity): Ref[] {
  const found: Ref[] = [];
  if (wantsCards(target))
    for (let i = 0; i < state.pieces.length && found.length < most; i++) {
      const piece = at(state.pieces, i);
      if (fitsPiece(state, target, scope, piece)) found.push(piece.id);
    }
  if (wantsPlayers(target))
    for (const ref of [playerRef(other(scope.seat)), playerRef(scope.seat)])
      if (fitsPlayer(target, scope, ref)) found.push(ref);
  if (target.what === 'stack')
    for (const item of state.stack) if (fitsItem(state, target, scope, item, self)) found.push(item.id);
  if (target.what === 'attack')
    for (const { attacker, cancelled } of state.attacks)
      if (!cancelled && !found.includes(attacker) && fitsAttack(state, target, scope, attacker))
        found.push(attacker);
  return found;
}

/** Whether one that was chosen may still be meant. */
export function isStillTarget(state: Table, target: Target, scope: Scope, ref: Ref, self: number): boolean {
  if (ref < 0) return true;
  if (target.what === 'attack')
    return state.attacks.some(({ attacker, cancelled }) => attacker === ref && !cancelled);
  if (target.what === 'stack') {
    const item = itemOf(state, ref);
    return item !== undefined && fitsItem(state, target, scope, item, self);
  }
  const piece = pieceOf(state, ref);
  return piece !== undefined && fitsPiece(state, target, scope, piece);
}

/** Whether each of the targets has enough to choose from. */
export function hasTargets(
  state: Table,
  targets: readonly Target[] | undefined,
  scope: Scope,
  self: number,
): boolean {
  if (targets === undefined) return true;
  for (const target of targets) {
    const least = target.min ?? 1;
    if (least > 0 && candidates(state, target, scope, self, least).length < least) return false;
  }
  return true;
}
