/** Values damage, healing, gifts and states from the point of view of the affected object. */
import { at, type Seat } from '@ludoteca/kernel';
import { stateAmountOf, showsKeyword, keywordNumberOf } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';
import { applyDamageModifiers } from '../rules/damage-arithmetic.ts';
import { isPlayer, seatOfRef } from '../rules/lookup.ts';
import type { PieceView } from '../view-types.ts';
import type { Duration, Gift, StateName } from '../card-definition/index.ts';
import type { EffectAim, ViewEvaluator } from './view-evaluator.ts';
import {
  WIN_VALUE,
  CARD_VALUE,
  KEYWORD_VALUE,
  valueOfLifePoint,
  valuePiece,
  STAT_VALUE,
  STATE_LOSS_SHARE,
  STATE_VALUE,
} from './card-values.ts';

/** A wound counts as this share of the lost part of a piece's value. */
export const WOUND_SHARE = 0.4;
/** The share of a gift that lasts for a turn. */
const TEMPORARY_SHARE = 0.4;
/** The share of temporary attack on a character that can attack now. */
const ATTACK_NOW_SHARE = 0.6;

/** Damage after states, reduction and shields. */
const damageAfterReduction = (piece: PieceView, amount: number): number =>
  Math.max(
    0,
    applyDamageModifiers(amount, {
      vulnerable: stateAmountOf(piece, 'vulnerable'),
      fortified: stateAmountOf(piece, 'fortified'),
      reduction: keywordNumberOf(piece, 'reduction'),
    }) - keywordNumberOf(piece, 'shield'),
  );

/** The loss of value when `lost` of `left` health is lost. */
export const woundLoss = (worth: number, lost: number, left: number): number =>
  lost >= left ? worth : (worth * WOUND_SHARE * lost) / left;

export function valueDamage(evaluator: ViewEvaluator, ref: Ref, amount: number): number {
  const piece = evaluator.findPiece(ref);
  if (piece !== undefined)
    return -woundLoss(valuePiece(piece), damageAfterReduction(piece, amount), piece.health);
  if (!isPlayer(ref)) return 0;
  const { life } = at(evaluator.view.players, seatOfRef(ref));
  return amount >= life ? -WIN_VALUE : -amount * valueOfLifePoint(life);
}

export function valueHealing(evaluator: ViewEvaluator, ref: Ref, amount: number): number {
  const piece = evaluator.findPiece(ref);
  if (piece !== undefined) {
    const healed = Math.min(amount, piece.most - piece.health);
    return (valuePiece(piece) * WOUND_SHARE * healed) / piece.most;
  }
  if (!isPlayer(ref)) return 0;
  const { life } = at(evaluator.view.players, seatOfRef(ref));
  return Math.min(amount, Math.max(0, 20 - life)) * valueOfLifePoint(life) * 0.8;
}

export function valueState(piece: PieceView, state: StateName): number {
  if (piece.level > 0 || piece.states.some((shown) => shown.state === state)) return 0;
  if (state === 'silenced') return STATE_VALUE[state] * piece.abilities.length;
  return STATE_VALUE[state] - (STATE_LOSS_SHARE[state] ?? 0) * valuePiece(piece);
}

const isTemporary = (duration: Duration): boolean => duration === 'turn' || duration === 'combat';

/** Temporary attack only helps characters that can attack in this turn. */
export function valueGift(
  evaluator: ViewEvaluator,
  piece: PieceView,
  gift: Gift,
  duration: Duration,
  aim: EffectAim,
): number {
  const share = isTemporary(duration) ? TEMPORARY_SHARE : 1;
  if ('stat' in gift) {
    const worth = evaluator.evaluate(gift.by, aim) * STAT_VALUE[gift.stat];
    return worth * (isTemporary(duration) ? temporaryShareOf(evaluator, piece, gift.stat) : 1);
  }
  if ('keyword' in gift) {
    if (gift.keyword === 'haste' && (piece.ready || !isOnTurn(evaluator, piece.control))) return 0;
    if (gift.keyword === 'haste') return piece.attack * STAT_VALUE.attack * ATTACK_NOW_SHARE;
    return gift.keyword !== 'shield' && showsKeyword(piece, gift.keyword) ? 0 : KEYWORD_VALUE * share;
  }
  if ('lose' in gift) return showsKeyword(piece, gift.lose) ? -KEYWORD_VALUE * share : 0;
  if ('cannot' in gift) return -valuePiece(piece) * 0.3 * share;
  if ('set' in gift)
    return (evaluator.evaluate(gift.to, aim) - piece[gift.set]) * STAT_VALUE[gift.set] * share;
  if ('double' in gift) return piece[gift.double] * STAT_VALUE[gift.double] * share;
  return 'immune' in gift || 'untargetable' in gift || 'ability' in gift ? KEYWORD_VALUE * share : 0;
}

const isOnTurn = ({ view: { active } }: ViewEvaluator, seat: Seat): boolean => active === seat;

function temporaryShareOf(
  { view }: ViewEvaluator,
  piece: PieceView,
  stat: 'attack' | 'defence' | 'health',
): number {
  const isActive = view.active === piece.control;
  if (stat === 'attack') return isActive && piece.ready ? ATTACK_NOW_SHARE : 0.05;
  const attacked = view.attacks.some(
    ({ target }) => target !== null && 'id' in target && target.id === piece.id,
  );
  return attacked ? 1 : isActive ? 0.05 : 0.2;
}

export const valuePlayerGift = (evaluator: ViewEvaluator, gift: Gift, aim: EffectAim): number => {
  if ('cost' in gift) return -evaluator.evaluate(gift.cost, aim) * CARD_VALUE;
  return 'costs' in gift || 'more' in gift ? CARD_VALUE : 0.5;
};
