/** RULES 7.1 to 7.5: who can attack whom, and who can defend. */
import type { Seat } from '@ludoteca/kernel';
import type { RulesConfig } from '../config.ts';
import type { Ref } from '../parts.ts';
import { KEYWORD_BITS } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import { hasState } from './statics.ts';
import { BACK, isCharacter, isStructure, other, type PieceSeen, playerRef, type Table } from './table.ts';
import { cannot, keywordsOf } from './traits.ts';

const { haste, assault, reach, siege, guard, stealth, pacifist, unattackable } = KEYWORD_BITS;
const double = KEYWORD_BITS['double attack'];

/** The keywords of an attacker that matter before the blows fall. */
export const ATTACKING = haste | pacifist | double | assault | reach | siege;
const DEFENDING = guard | pacifist;
const BEYOND_ATTACK = unattackable | stealth;

const has = (keywords: number, keyword: number): boolean => (keywords & keyword) !== 0;

/** 7.1 */
export const canAttack = (state: Table, piece: PieceSeen): boolean =>
  isCharacter(piece) && canAttackWith(state, piece, keywordsOf(state, piece, ATTACKING));

/** The same for a character whose keywords are known. */
export const canAttackWith = (state: Table, piece: PieceSeen, keywords: number): boolean =>
  barFromAttack(state, piece, keywords) === undefined;

export type FightBar =
  | 'dying'
  | 'first turn'
  | 'has attacked'
  | 'stunned'
  | 'paralysed'
  | 'pacifist'
  | 'newcomer'
  | 'no guard'
  | 'forbidden';

/** What keeps a character from being declared, if anything does. */
export function barFromAttack(state: Table, piece: PieceSeen, keywords: number): FightBar | undefined {
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
  return cannot(state, piece, 'attack') ? 'forbidden' : undefined;
}

/** Whether anybody could be declared. */
export function canAttackAtAll(state: Table, seat: Seat): boolean {
  for (const piece of state.pieces) {
    if (piece.control === seat && canAttack(state, piece)) return true;
  }
  return false;
}

/** 7.8 */
export const isAttackable = (state: Table, piece: PieceSeen): boolean =>
  keywordsOf(state, piece, BEYOND_ATTACK) === 0;

/** The other side as an attacker sees it: who can be attacked in each line, and whether the line is open (7.2). */
interface Front {
  readonly front: readonly Ref[];
  readonly back: readonly Ref[];
  readonly structures: readonly Ref[];
  readonly frontOpen: boolean;
  readonly backOpen: boolean;
}

export function frontOf(state: Table, seat: Seat): Front {
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
    if (attackable) (piece.slot < BACK ? front : back).push(piece.id);
    if (!attackable && hiddenOpenLines) continue;
    if (piece.slot < BACK) frontOpen = false;
    else backOpen = false;
  }
  return { front, back, structures, frontOpen, backOpen };
}

/** 7.2 and 7.3 */
export function targetsFor(
  { secondLineSieges, assaultReachesPlayer }: RulesConfig,
  piece: PieceSeen,
  keywords: number,
  { front, back, structures, frontOpen, backOpen }: Front,
): Ref[] {
  const behind = piece.slot >= BACK;
  const assaults = !behind && has(keywords, assault);
  const deep = behind || assaults || frontOpen || has(keywords, reach);
  const targets = front.slice();
  if (deep) for (const ref of back) targets.push(ref);
  if ((behind && secondLineSieges) || has(keywords, siege)) for (const ref of structures) targets.push(ref);
  if ((assaults && assaultReachesPlayer) || (frontOpen && backOpen))
    targets.push(playerRef(other(piece.control)));
  return targets;
}

/** 7.5 */
export const canDefend = (state: Table, piece: PieceSeen): boolean =>
  isCharacter(piece) && barFromDefence(state, piece) === undefined;

/** What keeps a character from stepping in, if anything does. */
export function barFromDefence(state: Table, piece: PieceSeen): FightBar | undefined {
  if (hasState(piece, 'paralysed')) return 'paralysed';
  if (!configOf(state.settings).stunnedDefend && hasState(piece, 'stunned')) return 'stunned';
  const keywords = keywordsOf(state, piece, DEFENDING);
  if (piece.slot >= BACK && !has(keywords, guard)) return 'no guard';
  if (has(keywords, pacifist)) return 'pacifist';
  return cannot(state, piece, 'defend') ? 'forbidden' : undefined;
}

export const isDefending = ({ attacks }: Table, id: number): boolean =>
  attacks.some(({ target, defended }) => defended && target === id);

export const isDouble = (keywords: number): boolean => has(keywords, double);
