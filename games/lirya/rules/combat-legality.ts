/** RULES 7.1 to 7.5: which characters can attack which targets, and which can defend. */
import type { Seat } from '@ludoteca/kernel';
import type { RulesConfig } from '../config.ts';
import type { Ref, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { KEYWORD_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { hasState } from './static-abilities.ts';
import { isCharacter, isStructure, opponentOf, playerRef } from './lookup.ts';
import { BACK_LINE } from './slots.ts';
import { isProhibited, computeKeywords } from './traits.ts';

const { haste, assault, reach, siege, guard, stealth, pacifist, unattackable } = KEYWORD_BITS;
const double = KEYWORD_BITS['double attack'];

/** The keywords that decide whether and what a character can attack. */
export const ATTACK_KEYWORDS = haste | pacifist | double | assault | reach | siege;
const DEFENCE_KEYWORDS = guard | pacifist;
const UNATTACKABLE_KEYWORDS = unattackable | stealth;

const has = (keywords: number, keyword: number): boolean => (keywords & keyword) !== 0;

/** 7.1 */
export const canAttack = (state: ReadonlyState, piece: ReadonlyPiece): boolean =>
  isCharacter(piece) && canAttackWith(state, piece, computeKeywords(state, piece, ATTACK_KEYWORDS));

/** The same for a character whose keywords are already computed. */
export const canAttackWith = (state: ReadonlyState, piece: ReadonlyPiece, keywords: number): boolean =>
  findAttackObstacle(state, piece, keywords) === undefined;

export type CombatObstacle =
  | 'dying'
  | 'first turn'
  | 'has attacked'
  | 'stunned'
  | 'paralysed'
  | 'pacifist'
  | 'newcomer'
  | 'no guard'
  | 'forbidden';

/** The reason why a character cannot be declared as an attacker, if there is one. */
export function findAttackObstacle(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  keywords: number,
): CombatObstacle | undefined {
  if (piece.health <= 0) return 'dying';
  const { summoningSickness, firstTurnAttacks } = configOf(state.settings);
  if (!firstTurnAttacks && state.turn === 1) return 'first turn';
  if (piece.attacks > 1) return 'has attacked';
  if (piece.marks.length > 0) {
    if (hasState(piece, 'stunned')) return 'stunned';
    if (hasState(piece, 'paralysed')) return 'paralysed';
  }
  if (has(keywords, pacifist)) return 'pacifist';
  if (summoningSickness && piece.since >= state.turn && !has(keywords, haste)) return 'newcomer';
  if (piece.attacks === 1 && !has(keywords, double)) return 'has attacked';
  return isProhibited(state, piece, 'attack') ? 'forbidden' : undefined;
}

/** Whether any character can be declared as an attacker. */
export function hasAttackers(state: ReadonlyState, seat: Seat): boolean {
  for (const piece of state.pieces) {
    if (piece.control === seat && canAttack(state, piece)) return true;
  }
  return false;
}

/** 7.8 */
export const isAttackable = (state: ReadonlyState, piece: ReadonlyPiece): boolean =>
  computeKeywords(state, piece, UNATTACKABLE_KEYWORDS) === 0;

/** What can be attacked on one side, and which lines are open (7.2). */
interface AttackableLines {
  readonly front: readonly Ref[];
  readonly back: readonly Ref[];
  readonly structures: readonly Ref[];
  readonly frontOpen: boolean;
  readonly backOpen: boolean;
}

export function findAttackable(state: ReadonlyState, seat: Seat): AttackableLines {
  const front: Ref[] = [];
  const back: Ref[] = [];
  const structures: Ref[] = [];
  const { hiddenOpenLines } = configOf(state.settings);
  let frontOpen = true;
  let backOpen = true;
  for (const piece of state.pieces) {
    if (piece.control !== seat || piece.slot < 0) continue;
    const attackable = isAttackable(state, piece);
    if (isStructure(piece)) {
      if (attackable) structures.push(piece.id);
      continue;
    }
    if (attackable) (piece.slot < BACK_LINE ? front : back).push(piece.id);
    if (!attackable && hiddenOpenLines) continue;
    if (piece.slot < BACK_LINE) frontOpen = false;
    else backOpen = false;
  }
  return { front, back, structures, frontOpen, backOpen };
}

/** 7.2 and 7.3 */
export function findAttackTargets(
  { secondLineSieges, assaultReachesPlayer }: RulesConfig,
  piece: ReadonlyPiece,
  keywords: number,
  { front, back, structures, frontOpen, backOpen }: AttackableLines,
): Ref[] {
  const behind = piece.slot >= BACK_LINE;
  const assaults = !behind && has(keywords, assault);
  const deep = behind || assaults || frontOpen || has(keywords, reach);
  const targets = front.slice();
  if (deep) for (const ref of back) targets.push(ref);
  if ((behind && secondLineSieges) || has(keywords, siege)) for (const ref of structures) targets.push(ref);
  if ((assaults && assaultReachesPlayer) || (frontOpen && backOpen))
    targets.push(playerRef(opponentOf(piece.control)));
  return targets;
}

/** 7.5 */
export const canDefend = (state: ReadonlyState, piece: ReadonlyPiece): boolean =>
  isCharacter(piece) && findDefenceObstacle(state, piece) === undefined;

/** The reason why a character cannot be declared as a defender, if there is one. */
export function findDefenceObstacle(state: ReadonlyState, piece: ReadonlyPiece): CombatObstacle | undefined {
  if (hasState(piece, 'paralysed')) return 'paralysed';
  if (!configOf(state.settings).stunnedDefend && hasState(piece, 'stunned')) return 'stunned';
  const keywords = computeKeywords(state, piece, DEFENCE_KEYWORDS);
  if (piece.slot >= BACK_LINE && !has(keywords, guard)) return 'no guard';
  if (has(keywords, pacifist)) return 'pacifist';
  return isProhibited(state, piece, 'defend') ? 'forbidden' : undefined;
}

export const isDefending = ({ attacks }: ReadonlyState, id: number): boolean =>
  attacks.some(({ target, defended }) => defended && target === id);

export const hasDoubleAttack = (keywords: number): boolean => has(keywords, double);
