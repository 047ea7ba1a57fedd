/** Legal targets, and whether enough of them exist (CR 115). */
import { at, type Reason } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type { Instructions, KeywordAbility, ModalInstructions, TargetSpec } from '../abilities/index.ts';
import {
  type BoardState,
  hasObjectRule,
  isPlayer,
  playerEntity,
  type AbilityScope,
  scopeOfPermanent,
  seatOfEntity,
} from '../layers/board-state.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import { findMatching, matchesFilter } from '../layers/filters.ts';
import {
  snapshotCard,
  IN_BATTLEFIELD,
  IN_STACK,
  lastKnownObject,
  snapshotObject,
} from '../layers/object-snapshots.ts';
import type { EntityId } from '../state.ts';
import { isProtected } from './protection.ts';

const HEXPROOF = keywordBit('hexproof');
const SHROUD = keywordBit('shroud');

const isTargetProtection = ({ keyword }: KeywordAbility): boolean =>
  keyword === 'protection' || keyword === 'hexproof from';

/** The reason why a candidate cannot be targeted; undefined if it can. */
export function whyUntargetable(
  board: BoardState,
  entity: EntityId,
  scope: AbilityScope,
): Reason | undefined {
  const { state, characteristics } = board;
  const { controller } = scope;
  if (isPlayer(entity)) {
    const hidden = board.gameRules.some(
      ({ rule, scope: from }) =>
        from.controller === seatOfEntity(entity) &&
        (rule.says === 'player shroud' ||
          (rule.says === 'player hexproof' && seatOfEntity(entity) !== controller)),
    );
    return hidden ? { why: 'hexproof', rule: '702.11c' } : undefined;
  }
  const place = state.battlefield.findIndex(({ id }) => id === entity);
  if (place === -1)
    return entity === (scope.id ?? scope.source) && state.stack.some(({ id }) => id === entity)
      ? { why: 'itself', rule: '115.5' }
      : undefined;
  const { keywords, abilities, objectRules } = at(characteristics, place);
  if ((keywords & SHROUD) !== 0) return { why: 'shroud', rule: '702.18a' };
  const permanent = at(state.battlefield, place);
  const isOpponents = permanent.controller !== controller;
  if ((keywords & HEXPROOF) !== 0 && isOpponents) return { why: 'hexproof', rule: '702.11b' };
  if (isOpponents && hasObjectRule(board, place, 'opponents cannot target'))
    return { why: 'hexproof', rule: '101.2' };
  const isRestricted = hasObjectRule(board, place, 'cannot be targeted by');
  if (!isRestricted && !abilities.keywordAbilities.some(isTargetProtection)) return undefined;
  // A card not yet on the stack is judged by its printed characteristics.
  const source =
    lastKnownObject(board, scope.source) ??
    snapshotCard(board, scope.kind, controller, IN_STACK, scope.source);
  if (isProtected(board, entity, source)) return { why: 'protection', rule: '702.16b' };
  const isForbidden = objectRules.some(
    (rule) =>
      rule.is === 'cannot be targeted by' &&
      matchesFilter(board, source, rule.what, scopeOfPermanent(permanent)),
  );
  if (isForbidden) return { why: 'forbidden', rule: '115.1' };
  const from = abilities.keywordAbilities.some(
    (keywordAbility) =>
      keywordAbility.keyword === 'hexproof from' &&
      isOpponents &&
      matchesFilter(board, source, keywordAbility.from, scopeOfPermanent(permanent)),
  );
  return from ? { why: 'hexproof', rule: '702.11d' } : undefined;
}

/** All matching objects and players, players last. */
export function findCandidates(
  board: BoardState,
  { what, who }: TargetSpec,
  scope: AbilityScope,
): EntityId[] {
  const entities: EntityId[] = what === undefined ? [] : findMatching(board, what, scope);
  if (who !== undefined)
    for (let seat = 0; seat < board.state.sides.length; seat++)
      if (who === 'any' || (who === 'you') === (seat === scope.controller)) entities.push(playerEntity(seat));
  return entities;
}

export const legalTargets = (board: BoardState, target: TargetSpec, scope: AbilityScope): EntityId[] =>
  findCandidates(board, target, scope).filter(
    (entity) => whyUntargetable(board, entity, scope) === undefined,
  );

export function isLegalTarget(
  board: BoardState,
  target: TargetSpec,
  entity: EntityId,
  scope: AbilityScope,
): boolean {
  if (whyUntargetable(board, entity, scope) !== undefined) return false;
  if (isPlayer(entity)) {
    const { who } = target;
    return (
      who === 'any' || (who !== undefined && (who === 'you') === (seatOfEntity(entity) === scope.controller))
    );
  }
  if (target.what === undefined) return false;
  const subject = snapshotObject(board, entity);
  if (subject === undefined) return false;
  const { zone = 'battlefield' } = target.what;
  const there = typeof zone === 'string' ? [zone] : zone;
  if (subject.zone === IN_BATTLEFIELD && !there.includes('battlefield')) return false;
  return findMatching(board, target.what, scope).includes(entity);
}

export const minTargets = (board: BoardState, { min = 1 }: TargetSpec, scope: AbilityScope): number =>
  board.evaluate(min, scope);
export const maxTargets = (board: BoardState, target: TargetSpec, scope: AbilityScope): number =>
  board.evaluate(target.max ?? target.min ?? 1, scope);

/** Whether the legal targets depend on another target: "target creature that player controls". */
export const dependsOnTarget = (target: TargetSpec, slot: number): boolean =>
  targetsIn(target).includes(slot);
const targetsIn = memoizeByObject(({ what }: TargetSpec) => collectTargetIndexes(what));
const collectTargetIndexes = (node: unknown): readonly number[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'target' in node && typeof node.target === 'number' ? [node.target] : [];
  return [...own, ...Object.values(node).flatMap(collectTargetIndexes)];
};

/** 601.2c: whether all targets can be chosen. */
function canChooseAll(board: BoardState, { targets }: Instructions, scope: AbilityScope): boolean {
  if (targets === undefined) return true;
  const [first, second] = targets;
  if (targets.length === 2 && first !== undefined && second !== undefined && dependsOnTarget(second, 0))
    return legalTargets(board, first, scope).some(
      (entity) => legalTargets(board, second, { ...scope, base: 0, targets: [[entity]] }).length > 0,
    );
  const found = targets.map((target) => legalTargets(board, target, scope));
  return targets.every((target, i) => {
    const min = minTargets(board, target, scope);
    if (min === 0) return true;
    const mine = at(found, i);
    if (mine.length < min) return false;
    if (target.not === undefined) return true;
    const other = at(found, target.not);
    return new Set([...mine, ...other]).size >= min + minTargets(board, at(targets, target.not), scope);
  });
}

/** 700.2: the modes whose targets can be chosen. */
export const possibleModes = (
  board: BoardState,
  { modes }: ModalInstructions,
  scope: AbilityScope,
): number[] => modes.map((_, i) => i).filter((i) => canChooseAll(board, at(modes, i), scope));

export function canChooseTargets(
  board: BoardState,
  does: Instructions | ModalInstructions | null | undefined,
  scope: AbilityScope,
): boolean {
  if (does === null || does === undefined) return true;
  if ('modes' in does) return possibleModes(board, does, scope).length >= Math.min(does.min, 1);
  return canChooseAll(board, does, scope);
}

/** The target slots of the chosen modes, in order. */
export const targetSlots = (
  does: Instructions | ModalInstructions | null,
  modes: readonly number[],
): readonly TargetSpec[] => {
  if (does === null) return [];
  return 'modes' in does ? modes.flatMap((mode) => at(does.modes, mode).targets ?? []) : (does.targets ?? []);
};
