/** RULES 4.3 and 7.1: choices that a player may expect for the own cards and that are not offered. */
import type { AttackOption, MainOption, ReadonlyState } from '../parts.ts';
import type { Seat } from '@ludoteca/kernel';
import { configOf } from '../settings.ts';
import { hasAttackers, canAttackWith, findAttackable, findAttackTargets } from './combat-legality.ts';
import { findMainChoices } from './options.ts';
import { toTargetOption, isCharacter, opponentOf, playerRef, toPieceOption } from './lookup.ts';
import { computeKeywords } from './traits.ts';

/** If some characters can attack, the others are listed one by one; if none can, 'combat' is barred and its reason lists them. */
export function findBarredMainOptions(state: ReadonlyState, seat: Seat): (MainOption | AttackOption)[] {
  const barred = findMainChoices(state, seat, false);
  if (hasAttackers(state, seat)) return [...barred, ...findBarredAttacks(state, seat)];
  const hasCharacters = state.pieces.some((piece) => piece.control === seat && isCharacter(piece));
  return hasCharacters ? [...barred, 'combat'] : barred;
}

/** Characters that cannot attack, as attacks on the player. Characters that have attacked are left out. */
export function findBarredAttacks(state: ReadonlyState, seat: Seat): AttackOption[] {
  const lines = findAttackable(state, opponentOf(seat));
  const config = configOf(state.settings);
  const target = toTargetOption(state, playerRef(opponentOf(seat)));
  return state.pieces
    .filter((piece) => piece.control === seat && isCharacter(piece) && piece.attacks === 0)
    .filter((piece) => {
      const keywords = computeKeywords(state, piece);
      return (
        !canAttackWith(state, piece, keywords) ||
        findAttackTargets(config, piece, keywords, lines).length === 0
      );
    })
    .map((piece) => ({ attacker: toPieceOption(state, piece), target }));
}
