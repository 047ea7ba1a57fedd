/** Simulates a list of attacks and values the result for the attacking side. */
import { at } from '@ludoteca/kernel';
import { forecastReturnDamage, forecastDamage, keywordNumberOf } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';
import { isPlayer, opponentOf } from '../rules/lookup.ts';
import type { PieceView } from '../view-types.ts';
import { WOUND_SHARE } from './effect-values.ts';
import type { ViewEvaluator } from './view-evaluator.ts';
import { WIN_VALUE, valueOfLifePoint, valuePiece } from './card-values.ts';

export interface PieceAttack {
  readonly attacker: PieceView;
  readonly target: Ref;
}

/** A piece with its value and its remaining health. */
interface Fighter {
  readonly piece: PieceView;
  readonly worth: number;
  health: number;
}

/** Damage to the attacked piece, and damage back to the attacker. */
export const damageDealt = ({ view }: ViewEvaluator, attacker: PieceView, defender: PieceView): number =>
  Math.max(0, forecastDamage(view.settings, attacker, defender) - keywordNumberOf(defender, 'shield'));

export function damageReturned(
  { view }: ViewEvaluator,
  defender: PieceView,
  attacker: PieceView,
  lives: boolean,
): number {
  if (defender.level > 0) return 0;
  const back = forecastReturnDamage(view.settings, defender, attacker, lives).reduce(
    (sum, damage) => sum + damage,
    0,
  );
  return Math.max(0, back - keywordNumberOf(attacker, 'shield'));
}

export function evaluateAttacks(evaluator: ViewEvaluator, attacks: readonly PieceAttack[]): number {
  const fighters = new Map<number, Fighter>();
  const fighter = (piece: PieceView): Fighter => {
    const known = fighters.get(piece.id);
    if (known !== undefined) return known;
    const created = { piece, worth: valuePiece(piece), health: piece.health };
    fighters.set(piece.id, created);
    return created;
  };
  let lifeLost = 0;
  for (const { attacker, target } of attacks) {
    const attackerState = fighter(attacker);
    if (attackerState.health <= 0) continue;
    if (isPlayer(target)) {
      lifeLost += attacker.attack;
      continue;
    }
    const defender = evaluator.findPiece(target);
    const defenderState = defender === undefined ? undefined : fighter(defender);
    if (defenderState === undefined || defenderState.health <= 0) continue;
    defenderState.health -= damageDealt(evaluator, attacker, defenderState.piece);
    attackerState.health -= damageReturned(
      evaluator,
      defenderState.piece,
      attacker,
      defenderState.health > 0,
    );
  }
  const [first] = attacks;
  if (first === undefined) return 0;
  return (
    sumLosses(fighters, first.attacker.control) + valueLifeLoss(evaluator, first.attacker.control, lifeLost)
  );
}

function sumLosses(fighters: ReadonlyMap<number, Fighter>, side: number): number {
  let sum = 0;
  for (const { piece, worth, health } of fighters.values()) {
    const lost = piece.health - Math.max(0, health);
    const loss = health <= 0 ? worth : (worth * WOUND_SHARE * lost) / piece.health;
    sum += piece.control === side ? -loss : loss;
  }
  return sum;
}

function valueLifeLoss({ view }: ViewEvaluator, side: number, lifeLost: number): number {
  const { life } = at(view.players, opponentOf(side));
  return lifeLost >= life ? WIN_VALUE : lifeLost * valueOfLifePoint(life);
}
