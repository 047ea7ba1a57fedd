/** Costs to attack and block (CR 508.1h to 508.1j and 509.1d to 509.1f); no player is forced to pay them. */
import { at, type Seat } from '@ludoteca/kernel';
import { type BoardState, isPlayer, battlefieldIndex } from '../layers/board-state.ts';
import { ANY_MANA, parseManaCost } from '../layers/mana-cost.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import type { AttackChoice } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import { canPayMana } from './mana-supply.ts';

const VIGILANCE = keywordBit('vigilance');
const FREE: readonly number[] = [];

/** Mana symbols to pay, each a bit mask of `MANA_TYPES`. */
function parseDemand(mana: string): number[] {
  const { symbols = [], generic = 0 } = parseManaCost(mana) ?? {};
  return [...symbols, ...Array.from({ length: generic }, () => ANY_MANA)];
}

export function costToAttack(board: BoardState, place: number, entity: EntityId): readonly number[] {
  const { objectRules } = at(board.characteristics, place);
  if (objectRules.length === 0) return FREE;
  return objectRules.flatMap((rule) =>
    rule.is === 'attacks for' && (rule.at !== 'you' || isPlayer(entity)) ? parseDemand(rule.mana) : FREE,
  );
}

/** The cost of one creature's block, independent of the number of attackers it blocks. */
function costToBlock(board: BoardState, place: number): readonly number[] {
  const { objectRules } = at(board.characteristics, place);
  if (objectRules.length === 0) return FREE;
  return objectRules.flatMap((rule) => (rule.is === 'blocks for' ? parseDemand(rule.mana) : FREE));
}

/** 508.1f: the attackers that become tapped; they cannot be tapped for mana to pay the cost. */
export const attackersToTap = (
  { state, characteristics }: BoardState,
  attacks: readonly AttackChoice[],
): ObjectId[] =>
  attacks
    .map(({ attack }) => attack)
    .filter((id) => (at(characteristics, battlefieldIndex(state, id)).keywords & VIGILANCE) === 0);

export const attackCosts = (board: BoardState, attacks: readonly AttackChoice[]): readonly number[] =>
  attacks.flatMap(({ attack, at: entity }) =>
    costToAttack(board, battlefieldIndex(board.state, attack), entity),
  );

export function canAffordAttack(board: BoardState, seat: Seat, attacks: readonly AttackChoice[]): boolean {
  const demand = attackCosts(board, attacks);
  return demand.length === 0 || canPayMana(board.state, seat, demand, -1, attackersToTap(board, attacks));
}

export const blockCosts = (board: BoardState, blockers: ReadonlySet<ObjectId>): readonly number[] =>
  [...blockers].flatMap((id) => costToBlock(board, battlefieldIndex(board.state, id)));

export function canAffordBlocks(board: BoardState, seat: Seat, blockers: ReadonlySet<ObjectId>): boolean {
  const demand = blockCosts(board, blockers);
  return demand.length === 0 || canPayMana(board.state, seat, demand, -1, []);
}
