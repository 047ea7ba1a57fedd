/** RULES 7: reasons why an attack or a defence is not allowed. */
import type { FrameOf, Reason } from '@ludoteca/kernel';
import type { Lirya, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { configOf } from '../settings.ts';
import {
  findAttackObstacle,
  findDefenceObstacle,
  type CombatObstacle,
  findAttackable,
  isAttackable,
  isDefending,
  findAttackTargets,
} from './combat-legality.ts';
import { isCharacter, isStructure, opponentOf, findPiece, playerRef } from './lookup.ts';
import { computeKeywords } from './traits.ts';

export type CombatReason =
  | CombatObstacle
  | 'no such action'
  | 'no such attack'
  | 'no such defence'
  | 'not yours'
  | 'out of order'
  | 'line in the way'
  | 'cannot be attacked'
  | 'no siege'
  | 'not on you'
  | 'defends already';

const because = (why: CombatReason, rule: string): Reason => ({ why, rule });

/** The choice comes from outside and may be any value. */
const readField = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? (from as { readonly [key: string]: unknown })[name] : undefined;

function readPiece(state: ReadonlyState, from: unknown): ReadonlyPiece | undefined {
  const id = readField(from, 'id');
  return typeof id === 'number' ? findPiece(state, id) : undefined;
}

export function whyNotAttack(
  state: ReadonlyState,
  { seat, from }: FrameOf<Lirya, 'attack'>,
  choice: unknown,
): Reason {
  const attacker = readField(choice, 'attacker');
  if (attacker === undefined) return because('no such action', '4.4');
  const piece = readPiece(state, attacker);
  if (piece === undefined || !isCharacter(piece)) return because('no such attack', '7.2');
  if (piece.control !== seat) return because('not yours', '7.1');
  const obstacle = findAttackObstacle(state, piece, computeKeywords(state, piece));
  if (obstacle !== undefined) return because(obstacle, '7.1');
  return piece.slot < from
    ? because('out of order', '7.4')
    : whyNotTarget(state, piece, readField(choice, 'target'));
}

/** 7.2 and 7.3 */
function whyNotTarget(state: ReadonlyState, attacker: ReadonlyPiece, target: unknown): Reason {
  const enemy = opponentOf(attacker.control);
  const lines = findAttackable(state, enemy);
  const all = findAttackTargets(configOf(state.settings), attacker, computeKeywords(state, attacker), lines);
  const piece = readPiece(state, target);
  const ref = readField(target, 'player') === enemy ? playerRef(enemy) : piece?.id;
  if (ref === undefined || (piece !== undefined && (piece.control !== enemy || piece.slot < 0)))
    return because('no such attack', '7.2');
  if (all.includes(ref)) return because('out of order', '7.4');
  if (piece === undefined) return because('line in the way', '7.2');
  if (!isAttackable(state, piece)) return because('cannot be attacked', '7.8');
  return isStructure(piece) ? because('no siege', '7.3') : because('line in the way', '7.2');
}

export function whyNotDefend(
  state: ReadonlyState,
  { seat, from }: FrameOf<Lirya, 'defend'>,
  choice: unknown,
): Reason {
  const defender = readField(choice, 'defender');
  if (defender === undefined) return because('no such action', '4.4');
  const piece = readPiece(state, defender);
  if (piece === undefined || !isCharacter(piece)) return because('no such defence', '7.5');
  if (piece.control !== seat) return because('not yours', '7.5');
  const obstacle = findDefenceObstacle(state, piece);
  if (obstacle !== undefined) return because(obstacle, '7.5');
  if (isDefending(state, piece.id)) return because('defends already', '7.5');
  const number = readField(choice, 'attack');
  const attack = typeof number === 'number' ? state.attacks[number] : undefined;
  if (typeof number !== 'number' || attack === undefined) return because('no such defence', '7.5');
  if (attack.target !== playerRef(seat)) return because('not on you', '7.5');
  return because(number < from ? 'out of order' : 'no such defence', '7.5');
}
