/** RULES 4.3, 6.2 and 7: choices that a player may expect for the own cards and that are not offered. */
import type {
  AttackOption,
  DefenceOption,
  HandOption,
  Lirya,
  MainOption,
  PlayOption,
  ReadonlyPiece,
  ReadonlyState,
  Ref,
  UseOption,
} from '../parts.ts';
import type { FrameOf, Seat } from '@ludoteca/kernel';
import { configOf } from '../settings.ts';
import {
  hasAttackers,
  canAttackWith,
  canDefend,
  findAttackable,
  findAttackTargets,
  isAttackable,
  isDefending,
} from './combat-legality.ts';
import { findMainChoices, findResponseChoices } from './options.ts';
import {
  toTargetOption,
  findPiece,
  isCharacter,
  isStructure,
  opponentOf,
  playerRef,
  toPieceOption,
} from './lookup.ts';
import { STRUCTURES } from './slots.ts';
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

/** In the attack phase: characters that cannot attack, and for the others a target of each kind that they do not reach. */
export const findBarredDeclarations = (
  state: ReadonlyState,
  { seat, from }: FrameOf<Lirya, 'attack'>,
): AttackOption[] => [
  ...findBarredAttacks(state, seat),
  ...state.pieces
    .filter((piece) => piece.control === seat && isCharacter(piece) && piece.slot >= from)
    .filter((piece) => piece.attacks === 0)
    .flatMap((piece) =>
      findUnreachable(state, piece).map((ref) => ({
        attacker: toPieceOption(state, piece),
        target: toTargetOption(state, ref),
      })),
    ),
];

/** 7.2, 7.3 and 7.8: the player, a character and a structure out of reach, and one that nobody can attack. */
function findUnreachable(state: ReadonlyState, attacker: ReadonlyPiece): readonly Ref[] {
  const enemy = opponentOf(attacker.control);
  const keywords = computeKeywords(state, attacker);
  if (!canAttackWith(state, attacker, keywords)) return [];
  const reached = findAttackTargets(
    configOf(state.settings),
    attacker,
    keywords,
    findAttackable(state, enemy),
  );
  if (reached.length === 0) return [];
  const beyond = state.pieces.filter(
    ({ id, control, slot }) => control === enemy && slot >= 0 && !reached.includes(id),
  );
  const far = beyond.filter((piece) => isAttackable(state, piece));
  const kinds = [
    far.find((piece) => isCharacter(piece)),
    far.find((piece) => isStructure(piece)),
    beyond.find((piece) => piece.slot < STRUCTURES && !isAttackable(state, piece)),
  ];
  return [
    ...(reached.includes(playerRef(enemy)) ? [] : [playerRef(enemy)]),
    ...kinds.flatMap((piece) => piece?.id ?? []),
  ];
}

/** 7.5: characters that cannot defend against the next attack on the player. */
export function findBarredDefences(
  state: ReadonlyState,
  { seat, from }: FrameOf<Lirya, 'defend'>,
): DefenceOption[] {
  const attack = state.attacks.findIndex(
    ({ target, cancelled }, i) => i >= from && target === playerRef(seat) && !cancelled,
  );
  const attacker = findPiece(state, state.attacks[attack]?.attacker ?? 0);
  if (attacker === undefined) return [];
  return state.pieces
    .filter((piece) => piece.control === seat && isCharacter(piece))
    .filter((piece) => !canDefend(state, piece) || isDefending(state, piece.id))
    .map((piece) => ({
      defender: toPieceOption(state, piece),
      attack,
      attacker: toPieceOption(state, attacker),
    }));
}

/** 6.2: the cards in hand and the response abilities that cannot be used now. */
export const findBarredResponses = (
  state: ReadonlyState,
  seat: Seat,
): (PlayOption | UseOption | HandOption)[] => findResponseChoices(state, seat, false);
