/** Who is meant, where nobody needs to choose and no lot is drawn. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import {
  isCharacter,
  isPlayer,
  lineOf,
  onceOf,
  other,
  type PieceSeen,
  pieceOf,
  playerRef,
  seatOf,
  type Table,
} from '../rules/table.ts';
import type { Stat, Who } from '../vocabulary/index.ts';
import { allLike } from './filters.ts';
import { reckon } from './reckoning.ts';
import type { Scope } from './scope.ts';

const one = (ref: Ref | undefined): Ref[] => (ref === undefined || ref === 0 ? [] : [ref]);

/** `pick` and `random` give all among whom is chosen; `highest` and `lowest` all that are tied. */
export function whoOf(state: Table, who: Who, scope: Scope): Ref[] {
  if (typeof who === 'string') return named(state, who, scope);
  if ('target' in who) return (scope.targets[who.target] ?? []).slice();
  if ('all' in who) return allLike(state, who.all, scope);
  if ('pick' in who) return allLike(state, who.pick, scope);
  if ('random' in who) return allLike(state, who.random, scope);
  if ('remembered' in who) return remembered(state, who.remembered, scope);
  if ('highest' in who) return extreme(state, allLike(state, who.among, scope), who.highest, 1);
  if ('lowest' in who) return extreme(state, allLike(state, who.among, scope), who.lowest, -1);
  if ('beside' in who) return around(state, whoOf(state, who.beside, scope), true);
  if ('alongside' in who) return around(state, whoOf(state, who.alongside, scope), false);
  if ('owner' in who) return whoOf(state, who.owner, scope).flatMap((ref) => ownerOf(state, ref));
  return whoOf(state, who.controller, scope).flatMap((ref) => {
    const seat = seatOf(state, ref);
    return seat === undefined ? [] : [playerRef(seat)];
  });
}

function named(state: Table, who: Extract<Who, string>, scope: Scope): Ref[] {
  switch (who) {
    case 'source':
      return one(scope.source);
    case 'bearer':
      return one(onceOf(state, scope.source)?.bearer);
    case 'subject':
      return one(scope.subject);
    case 'cause':
      return one(scope.cause);
    case 'you':
      return [playerRef(scope.seat)];
    case 'opponent':
      return [playerRef(other(scope.seat))];
    case 'both players':
      return [playerRef(state.active), playerRef(other(state.active))];
    case 'it':
      return one(scope.it);
    case 'cost':
      return one(scope.cost);
    case 'answered': {
      const below = state.stack.at(-2);
      return below === undefined ? [] : [below.id];
    }
  }
}

/** In the scope, or on the card itself. */
function remembered(state: Table, key: string, scope: Scope): Ref[] {
  const here = scope.memory[key];
  if (here !== undefined) return here.slice();
  const source = onceOf(state, scope.source);
  return (
    source?.marks.filter(({ kind, word }) => kind === 'memory' && word === key).map(({ amount }) => amount) ??
    []
  );
}

function extreme(state: Table, refs: readonly Ref[], stat: Stat, sign: 1 | -1): Ref[] {
  const worth = refs.map((ref) => sign * statOfRef(state, ref, stat));
  const best = Math.max(...worth);
  return refs.filter((_, i) => at(worth, i) === best);
}

function statOfRef(state: Table, ref: Ref, stat: Stat): number {
  const piece = pieceOf(state, ref);
  if (piece === undefined) return 0;
  return stat === 'health' ? piece.health : reckon.stat(state, piece, stat);
}

/** 2.4 */
function around(state: Table, refs: readonly Ref[], near: boolean): Ref[] {
  const found: Ref[] = [];
  for (const ref of refs) {
    const piece = onceOf(state, ref);
    if (piece === undefined || !isCharacter(piece)) continue;
    for (const beside of state.pieces)
      if (isAlong(piece, beside) && (!near || Math.abs(piece.slot - beside.slot) === 1))
        found.push(beside.id);
  }
  return found;
}

const isAlong = (piece: PieceSeen, beside: PieceSeen): boolean =>
  beside.id !== piece.id &&
  beside.control === piece.control &&
  lineOf(beside.slot) === lineOf(piece.slot) &&
  isCharacter(beside);

function ownerOf(state: Table, ref: Ref): Ref[] {
  if (isPlayer(ref)) return [ref];
  const owner = onceOf(state, ref)?.owner ?? seatOf(state, ref);
  return owner === undefined ? [] : [playerRef(owner)];
}

reckon.who = whoOf;
