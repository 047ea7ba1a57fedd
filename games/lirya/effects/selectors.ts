/** Resolves selectors (`Who`) to refs, where no choice and no random draw is needed. */
import { at } from '@ludoteca/kernel';
import type { Ref, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import {
  isCharacter,
  isPlayer,
  findPieceOrDeparted,
  opponentOf,
  findPiece,
  playerRef,
  controllerOf,
} from '../rules/lookup.ts';
import { lineOf } from '../rules/slots.ts';
import type { Stat, Selector } from '../card-definition/index.ts';
import { findMatching } from './filters.ts';
import { evaluators } from './evaluators.ts';
import type { EffectScope } from './scope.ts';

const toRefs = (ref: Ref | undefined): Ref[] => (ref === undefined || ref === 0 ? [] : [ref]);

/** `pick` and `random` return all candidates; `highest` and `lowest` all that are tied. */
export function selectRefs(state: ReadonlyState, who: Selector, scope: EffectScope): Ref[] {
  if (typeof who === 'string') return selectNamed(state, who, scope);
  if ('target' in who) return (scope.targets[who.target] ?? []).slice();
  if ('all' in who) return findMatching(state, who.all, scope);
  if ('pick' in who) return findMatching(state, who.pick, scope);
  if ('random' in who) return findMatching(state, who.random, scope);
  if ('remembered' in who) return findRemembered(state, who.remembered, scope);
  if ('highest' in who)
    return selectExtremes(state, findMatching(state, who.among, scope), who.highest, 1, scope);
  if ('lowest' in who)
    return selectExtremes(state, findMatching(state, who.among, scope), who.lowest, -1, scope);
  if ('beside' in who) return selectInLine(state, selectRefs(state, who.beside, scope), true);
  if ('alongside' in who) return selectInLine(state, selectRefs(state, who.alongside, scope), false);
  if ('owner' in who) return selectRefs(state, who.owner, scope).flatMap((ref) => ownerOf(state, ref));
  return selectRefs(state, who.controller, scope).flatMap((ref) => {
    const seat = controllerOf(state, ref);
    return seat === undefined ? [] : [playerRef(seat)];
  });
}

function selectNamed(state: ReadonlyState, who: Extract<Selector, string>, scope: EffectScope): Ref[] {
  switch (who) {
    case 'source':
      return toRefs(scope.source);
    case 'bearer':
      return toRefs(findPieceOrDeparted(state, scope.source)?.bearer);
    case 'subject':
      return toRefs(scope.subject);
    case 'cause':
      return toRefs(scope.cause);
    case 'you':
      return [playerRef(scope.seat)];
    case 'opponent':
      return [playerRef(opponentOf(scope.seat))];
    case 'both players':
      return [playerRef(state.active), playerRef(opponentOf(state.active))];
    case 'it':
      return toRefs(scope.it);
    case 'cost':
      return toRefs(scope.cost);
    case 'answered': {
      const below = state.stack.at(-2);
      return below === undefined ? [] : [below.id];
    }
  }
}

/** Remembered in this effect, or by the source. */
function findRemembered(state: ReadonlyState, key: string, scope: EffectScope): Ref[] {
  const remembered = scope.memory[key];
  if (remembered !== undefined) return remembered.slice();
  const source = findPieceOrDeparted(state, scope.source);
  return (
    source?.marks.filter(({ kind, word }) => kind === 'memory' && word === key).map(({ amount }) => amount) ??
    []
  );
}

function selectExtremes(
  state: ReadonlyState,
  refs: readonly Ref[],
  stat: Stat,
  sign: 1 | -1,
  scope: EffectScope,
): Ref[] {
  const values = refs.map((ref) => sign * readStat(state, ref, stat, scope));
  const best = Math.max(...values);
  return refs.filter((_, i) => at(values, i) === best);
}

function readStat(state: ReadonlyState, ref: Ref, stat: Stat, { evaluation }: EffectScope): number {
  const piece = findPiece(state, ref);
  if (piece === undefined) return 0;
  return stat === 'health' ? piece.health : evaluators.computeStat(state, piece, stat, evaluation);
}

/** 2.4 */
function selectInLine(state: ReadonlyState, refs: readonly Ref[], near: boolean): Ref[] {
  const found: Ref[] = [];
  for (const ref of refs) {
    const piece = findPieceOrDeparted(state, ref);
    if (piece === undefined || !isCharacter(piece)) continue;
    for (const beside of state.pieces)
      if (isInSameLine(piece, beside) && (!near || Math.abs(piece.slot - beside.slot) === 1))
        found.push(beside.id);
  }
  return found;
}

const isInSameLine = (piece: ReadonlyPiece, beside: ReadonlyPiece): boolean =>
  beside.id !== piece.id &&
  beside.control === piece.control &&
  lineOf(beside.slot) === lineOf(piece.slot) &&
  isCharacter(beside);

function ownerOf(state: ReadonlyState, ref: Ref): Ref[] {
  if (isPlayer(ref)) return [ref];
  const owner = findPieceOrDeparted(state, ref)?.owner ?? controllerOf(state, ref);
  return owner === undefined ? [] : [playerRef(owner)];
}

evaluators.selectRefs = selectRefs;
