/** 508.1h to 508.1j and 509.1d to 509.1f: what it costs to attack or to block. Nobody is ever forced to pay it. */
import { at, type Seat } from '@ludoteca/kernel';
import { type Board, isPlayer, placeOf } from '../layers/board.ts';
import { ANY_MANA, readCost } from '../layers/mana-cost.ts';
import { keywordBit } from '../layers/masks.ts';
import type { Attack } from '../parts.ts';
import type { Aim, Id } from '../state.ts';
import { canPayMana } from './mana-supply.ts';

const VIGILANCE = keywordBit('vigilance');
const FREE: readonly number[] = [];

/** Symbols to pay, each a set of types of mana. */
function demandOf(mana: string): number[] {
  const { symbols = [], generic = 0 } = readCost(mana) ?? {};
  return [...symbols, ...Array.from({ length: generic }, () => ANY_MANA)];
}

/** What one creature's attack costs. */
export function costToAttack(board: Board, place: number, aim: Aim): readonly number[] {
  const { rules } = at(board.traits, place);
  if (rules.length === 0) return FREE;
  return rules.flatMap((rule) =>
    rule.is === 'attacks for' && (rule.at !== 'you' || isPlayer(aim)) ? demandOf(rule.mana) : FREE,
  );
}

/** What one creature's block costs, however many attackers it blocks. */
function costToBlock(board: Board, place: number): readonly number[] {
  const { rules } = at(board.traits, place);
  if (rules.length === 0) return FREE;
  return rules.flatMap((rule) => (rule.is === 'blocks for' ? demandOf(rule.mana) : FREE));
}

/** 508.1f: those that attacking taps; they give no mana for it. */
export const tappedBy = ({ state, traits }: Board, attacks: readonly Attack[]): Id[] =>
  attacks
    .map(({ attack }) => attack)
    .filter((id) => (at(traits, placeOf(state, id)).keywords & VIGILANCE) === 0);

export const attackCosts = (board: Board, attacks: readonly Attack[]): readonly number[] =>
  attacks.flatMap(({ attack, at: aim }) => costToAttack(board, placeOf(board.state, attack), aim));

export function canAffordAttack(board: Board, seat: Seat, attacks: readonly Attack[]): boolean {
  const demand = attackCosts(board, attacks);
  return demand.length === 0 || canPayMana(board.state, seat, demand, -1, tappedBy(board, attacks));
}

export const blockCosts = (board: Board, blockers: ReadonlySet<Id>): readonly number[] =>
  [...blockers].flatMap((id) => costToBlock(board, placeOf(board.state, id)));

export function canAffordBlocks(board: Board, seat: Seat, blockers: ReadonlySet<Id>): boolean {
  const demand = blockCosts(board, blockers);
  return demand.length === 0 || canPayMana(board.state, seat, demand, -1, []);
}
