/** RULES 4.3 and 5.4: reasons why an action is not allowed in the main phase or in a response window. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { type EffectScope, scopeOfPiece, scopeOfCard } from '../effects/scope.ts';
import { type CardRow, rowAt, rowOfId } from '../pool/index.ts';
import type { Cost } from '../card-definition/index.ts';
import { findAttackObstacle } from './combat-legality.ts';
import { findBarredAttacks } from './barred.ts';
import { canPay, computeCost, computeEnergyCost } from './costs.ts';
import {
  findHandUseObstacle,
  findUseObstacle,
  findBearers,
  type AbilityObstacle,
  usableAbilitiesOf,
  type UsableAbility,
} from './legality.ts';
import { findMoveObstacle, computeMoveCost, type MoveObstacle, otherLineStart } from './movement.ts';
import type { ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { cardOf } from './known-cards.ts';
import { isCharacter, isStructure, findPiece, cardRowOf } from './lookup.ts';
import { hasRoom, mayStand } from './slots.ts';
import { hasTargets } from './targets.ts';
import { computeKeywords } from './traits.ts';
import { whyNotAttack } from './why-not-combat.ts';

export type MainReason =
  | MoveObstacle
  | AbilityObstacle
  | 'no such action'
  | 'not in hand'
  | 'too dear'
  | 'no room'
  | 'no bearer'
  | 'not yours'
  | 'highest level'
  | 'wrong line'
  | 'line full'
  | 'no demolition'
  | 'only in response'
  | 'no response'
  | 'nobody attacks';

type ChoiceFields = { readonly [key: string]: unknown };
type UsableKind = UsableAbility['kind'];

const because = (why: MainReason, rule: string, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule } : { why, rule, facts };

const NO_SUCH_ACTION = because('no such action', '4.3');

export function whyNotMain(state: ReadonlyState, seat: Seat, choice: unknown): Reason {
  if (choice === 'combat') return whyNoCombat(state, seat);
  if (typeof choice !== 'object' || choice === null) return NO_SUCH_ACTION;
  const { play, use, upgrade, move, demolish, hand, attacker } = choice as ChoiceFields;
  if (attacker !== undefined) return whyNotAttackLater(state, seat, choice);
  if (typeof play === 'string') return whyNotPlay(state, seat, rowOfId(play));
  if (typeof hand === 'string') return whyNotFromHand(state, seat, choice as ChoiceFields, 'activated');
  const piece = readPiece(state, use ?? upgrade ?? move ?? demolish);
  if (piece === undefined) return NO_SUCH_ACTION;
  if (piece.control !== seat) return because('not yours', '4.3');
  if (upgrade !== undefined) return whyNotUpgrade(state, piece);
  if (demolish !== undefined) return isStructure(piece) ? because('no demolition', '11.4') : NO_SUCH_ACTION;
  if (move !== undefined) return whyNotMove(state, piece);
  return whyNotUse(state, piece, choice as ChoiceFields, 'activated');
}

/** Attacks are declared later, but the reason of a barred attack can be asked in the main phase. */
function whyNotAttackLater(state: ReadonlyState, seat: Seat, choice: unknown): Reason {
  const piece = readPiece(state, (choice as ChoiceFields)['attacker']);
  const isIdle = findBarredAttacks(state, seat).some(({ attacker }) => attacker.id === piece?.id);
  return isIdle ? whyNotAttack(state, { do: 'attack', seat, from: 0 }, choice) : NO_SUCH_ACTION;
}

/** The characters that cannot attack, grouped by reason. */
function whyNoCombat(state: ReadonlyState, seat: Seat): Reason {
  const idle = new Map<string, string[]>();
  for (const piece of state.pieces) {
    if (piece.control !== seat || !isCharacter(piece)) continue;
    const obstacle = findAttackObstacle(state, piece, computeKeywords(state, piece));
    if (obstacle !== undefined) idle.set(obstacle, [...(idle.get(obstacle) ?? []), cardRowOf(piece).id]);
  }
  return because('nobody attacks', '7.1', { idle: Array.from(idle, ([why, cards]) => ({ why, cards })) });
}

/** 6.2 */
export function whyNotRespond(state: ReadonlyState, seat: Seat, choice: unknown): Reason {
  const slow = because('no response', '6.2');
  if (typeof choice !== 'object' || choice === null) return slow;
  const { play, use, hand } = choice as ChoiceFields;
  if (typeof play === 'string') {
    const row = rowOfId(play);
    const isQuick = row?.card.type === 'spell' && row.card.speed === 'response';
    return isQuick ? whyNotPlay(state, seat, row) : slow;
  }
  if (typeof hand === 'string') return whyNotFromHand(state, seat, choice as ChoiceFields, 'response');
  const piece = readPiece(state, use);
  if (piece === undefined) return slow;
  return piece.control === seat
    ? whyNotUse(state, piece, choice as ChoiceFields, 'response')
    : because('not yours', '6.2');
}

function readPiece(state: ReadonlyState, named: unknown): ReadonlyPiece | undefined {
  const { id } = (named ?? {}) as { readonly id?: unknown };
  return typeof id === 'number' ? findPiece(state, id) : undefined;
}

function whyNotPlay(state: ReadonlyState, seat: Seat, row: CardRow | undefined): Reason {
  const { energy } = at(state.players, seat);
  if (row === undefined || !isInHand(state, seat, row)) return because('not in hand', '4.3');
  const { card } = row;
  const scope = scopeOfCard(seat, row.index);
  const cost = computeCost(state, seat, row) + sumEnergy(state, scope, row.costs);
  const byOther = row.instead !== undefined && canPay(state, row.instead, scope, 0, row.index, 'own');
  if (cost > energy && !byOther) return because('too dear', '5.4', { cost, energy });
  if (card.if !== undefined && !evaluators.conditionHolds(state, card.if, scope))
    return because('not now', '5.4');
  if (card.type === 'equipment' && findBearers(state, seat, card).length === 0)
    return because('no bearer', '11.1');
  if (!hasTargets(state, row.targets, scope, 0)) return because('no target', '6.4');
  if ((card.type === 'character' || card.type === 'structure') && !hasRoom(state, seat, row))
    return because('no room', '2.2');
  return because('cannot pay', '5.4');
}

const isInHand = (state: ReadonlyState, seat: Seat, row: CardRow): boolean =>
  at(state.players, seat).hand.some((known) => cardOf(known) === row.index);

function whyNotFromHand(
  state: ReadonlyState,
  seat: Seat,
  { hand, ability }: ChoiceFields,
  kind: UsableKind,
): Reason {
  const row = rowOfId(hand as string);
  if (row === undefined || !isInHand(state, seat, row)) return because('not in hand', '4.3');
  const usable = typeof ability === 'number' ? row.handAbilities[ability] : undefined;
  const scope = scopeOfCard(seat, row.index);
  return whyNotUsable(state, scope, usable, kind, (its) => findHandUseObstacle(state, seat, row, its, 'own'));
}

const whyNotUse = (
  state: ReadonlyState,
  piece: ReadonlyPiece,
  { ability }: ChoiceFields,
  kind: UsableKind,
): Reason =>
  whyNotUsable(
    state,
    scopeOfPiece(piece),
    typeof ability === 'number' ? usableAbilitiesOf(piece)[ability] : undefined,
    kind,
    (usable) => findUseObstacle(state, piece, usable, 'own'),
  );

/** 12.1: response abilities only in windows, all others only in the main phase. */
function whyNotUsable(
  state: ReadonlyState,
  scope: EffectScope,
  ability: UsableAbility | undefined,
  kind: UsableKind,
  findObstacle: (ability: UsableAbility) => AbilityObstacle | undefined,
): Reason {
  if (ability === undefined) return NO_SUCH_ACTION;
  if (ability.kind !== kind) return because(kind === 'response' ? 'no response' : 'only in response', '12.1');
  const obstacle = findObstacle(ability);
  if (obstacle === 'cannot pay') return whyNotPay(state, scope, ability.costs);
  return obstacle === undefined ? NO_SUCH_ACTION : because(obstacle, '12.1');
}

const sumEnergy = (state: ReadonlyState, scope: EffectScope, costs: readonly Cost[]): number =>
  costs.reduce(
    (sum, part) =>
      sum + (typeof part === 'object' && 'energy' in part ? computeEnergyCost(state, part, scope) : 0),
    0,
  );

/** 5.4: missing energy is reported with numbers. */
function whyNotPay(state: ReadonlyState, scope: EffectScope, costs: readonly Cost[]): Reason {
  const { energy } = at(state.players, scope.seat);
  const cost = sumEnergy(state, scope, costs);
  return cost > energy ? because('too dear', '5.4', { cost, energy }) : because('cannot pay', '5.4');
}

function whyNotUpgrade(state: ReadonlyState, piece: ReadonlyPiece): Reason {
  if (!isStructure(piece)) return NO_SUCH_ACTION;
  if (piece.level >= 3) return because('highest level', '11.4');
  const { energy } = at(state.players, piece.control);
  return because('too dear', '5.4', { cost: at(rowAt(piece.card).levels, piece.level + 1).cost, energy });
}

function whyNotMove(state: ReadonlyState, piece: ReadonlyPiece): Reason {
  if (!isCharacter(piece)) return NO_SUCH_ACTION;
  const obstacle = findMoveObstacle(state, piece);
  if (obstacle !== undefined) return because(obstacle, '4.6');
  if (!mayStand(cardRowOf(piece), otherLineStart(piece))) return because('wrong line', '4.6');
  const { energy } = at(state.players, piece.control);
  const cost = computeMoveCost(state, piece);
  return cost > energy ? because('too dear', '4.6', { cost, energy }) : because('line full', '4.6');
}
