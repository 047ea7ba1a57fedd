/** 115: what can be targeted, and whether enough of it is there. */
import { at, type Reason } from '@ludoteca/kernel';
import type { Doing, Keyword, Modal, Target } from '../abilities/index.ts';
import { type Board, isPlayer, playerAim, type Scope, scopeOn, seatAt } from '../layers/board.ts';
import { keywordBit } from '../layers/masks.ts';
import { allMatching, describes } from '../layers/matching.ts';
import { cardSubject, IN_BATTLEFIELD, IN_STACK, lastKnown, subjectOf } from '../layers/subjects.ts';
import type { Aim } from '../state.ts';
import { isProtected } from './damage.ts';

const HEXPROOF = keywordBit('hexproof');
const SHROUD = keywordBit('shroud');

const isGuard = ({ keyword }: Keyword): boolean => keyword === 'protection' || keyword === 'hexproof from';

/** Why something that fits may not be the target of this all the same; undefined: it may. */
export function whyUntargetable(board: Board, aim: Aim, scope: Scope): Reason | undefined {
  const { state, traits } = board;
  const { controller } = scope;
  if (isPlayer(aim)) {
    const hidden = board.rules.some(
      ({ rule, scope: from }) =>
        from.controller === seatAt(aim) &&
        (rule.says === 'player shroud' || (rule.says === 'player hexproof' && seatAt(aim) !== controller)),
    );
    return hidden ? { why: 'hexproof', rule: '702.11c' } : undefined;
  }
  const place = state.battlefield.findIndex(({ id }) => id === aim);
  if (place === -1)
    return aim === scope.source && state.stack.some(({ id }) => id === aim)
      ? { why: 'itself', rule: '115.5' }
      : undefined;
  const { keywords, abilities } = at(traits, place);
  if ((keywords & SHROUD) !== 0) return { why: 'shroud', rule: '702.18a' };
  const permanent = at(state.battlefield, place);
  const theirs = permanent.controller !== controller;
  if ((keywords & HEXPROOF) !== 0 && theirs) return { why: 'hexproof', rule: '702.11b' };
  if (!abilities.words.some(isGuard)) return undefined;
  // A card that is still to be cast is no object yet: it is judged by what is printed on it.
  const source =
    lastKnown(board, scope.source) ?? cardSubject(board, scope.kind, controller, IN_STACK, scope.source);
  if (isProtected(board, aim, source)) return { why: 'protection', rule: '702.16b' };
  const from = abilities.words.some(
    (word) =>
      word.keyword === 'hexproof from' && theirs && describes(board, source, word.from, scopeOn(permanent)),
  );
  return from ? { why: 'hexproof', rule: '702.11d' } : undefined;
}

/** Whatever the word "target" may mean here, in the order of the table, players last. */
export function fitting(board: Board, { what, who }: Target, scope: Scope): Aim[] {
  const aims: Aim[] = what === undefined ? [] : allMatching(board, what, scope);
  if (who !== undefined)
    for (let seat = 0; seat < board.state.sides.length; seat++)
      if (who === 'any' || (who === 'you') === (seat === scope.controller)) aims.push(playerAim(seat));
  return aims;
}

export const legalTargets = (board: Board, target: Target, scope: Scope): Aim[] =>
  fitting(board, target, scope).filter((aim) => whyUntargetable(board, aim, scope) === undefined);

/** 608.2b: whether a chosen target is still legal. */
export function isLegal(board: Board, target: Target, aim: Aim, scope: Scope): boolean {
  if (whyUntargetable(board, aim, scope) !== undefined) return false;
  if (isPlayer(aim)) {
    const { who } = target;
    return who === 'any' || (who !== undefined && (who === 'you') === (seatAt(aim) === scope.controller));
  }
  if (target.what === undefined) return false;
  const subject = subjectOf(board, aim);
  if (subject === undefined) return false;
  const { zone = 'battlefield' } = target.what;
  const there = typeof zone === 'string' ? [zone] : zone;
  if (subject.zone === IN_BATTLEFIELD && !there.includes('battlefield')) return false;
  return allMatching(board, target.what, scope).includes(aim);
}

export const leastOf = (board: Board, { min = 1 }: Target, scope: Scope): number => board.valueOf(min, scope);
export const mostOf = (board: Board, target: Target, scope: Scope): number =>
  board.valueOf(target.max ?? target.min ?? 1, scope);

/** Whether all of its targets can be chosen (601.2c). */
function canTarget(board: Board, { targets }: Doing, scope: Scope): boolean {
  if (targets === undefined) return true;
  const found = targets.map((target) => legalTargets(board, target, scope));
  return targets.every((target, i) => {
    const least = leastOf(board, target, scope);
    if (least === 0) return true;
    const mine = at(found, i);
    if (mine.length < least) return false;
    if (target.not === undefined) return true;
    const other = at(found, target.not);
    return new Set([...mine, ...other]).size >= least + leastOf(board, at(targets, target.not), scope);
  });
}

/** 700.2: the modes that can be chosen. */
export const possibleModes = (board: Board, { modes }: Modal, scope: Scope): number[] =>
  modes.map((_, i) => i).filter((i) => canTarget(board, at(modes, i), scope));

export function canBeginWith(board: Board, does: Doing | Modal | null | undefined, scope: Scope): boolean {
  if (does === null || does === undefined) return true;
  if ('modes' in does) return possibleModes(board, does, scope).length >= Math.min(does.min, 1);
  return canTarget(board, does, scope);
}

/** All targets of the modes chosen, in order. */
export const slotsOf = (does: Doing | Modal | null, modes: readonly number[]): readonly Target[] => {
  if (does === null) return [];
  return 'modes' in does ? modes.flatMap((mode) => at(does.modes, mode).targets ?? []) : (does.targets ?? []);
};
