/** RULES 5.4 and 6.3: which cards and abilities could be announced now. */
import { at, type Seat } from '@ludoteca/kernel';
import { matchesPiece } from '../effects/filters.ts';
import { evaluators } from '../effects/evaluators.ts';
import { type EffectScope, scopeOfPiece, scopeOfCard } from '../effects/scope.ts';
import type { RulesConfig } from '../config.ts';
import type { PoolIndex, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { type AbilityRow, type CardRow, rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { EquipmentCard, EquipmentSlot, ActivatedAbility } from '../card-definition/index.ts';
import { computeCost, type Viewpoint, canPay, findCostChanges } from './costs.ts';
import { hasState, hasFeature, isSilenced } from './static-abilities.ts';
import { cardOf, isPublic } from './known-cards.ts';
import { isCharacter, findPiece, cardLevelOf, grantedAbilitiesOf } from './lookup.ts';
import { hasRoom } from './slots.ts';
import { hasTargets } from './targets.ts';
import { isProhibited } from './traits.ts';
import { hasUsesLeft } from './uses.ts';

export type UsableAbility = AbilityRow & { readonly ability: ActivatedAbility };

/** 5.4: whether this card could be played if it is in the hand. */
export function isPlayable(
  state: ReadonlyState,
  seat: Seat,
  row: CardRow,
  viewpoint: Viewpoint,
  price: number | 'free' = 0,
  changes = findCostChanges(state, seat),
): boolean {
  const { card, index, costs, instead } = row;
  const scope = scopeOfCard(seat, index);
  if (price !== 'free') {
    const cost = Math.max(0, computeCost(state, seat, row, changes) + price);
    const byEnergy = canPay(state, costs, scope, cost, index, viewpoint);
    if (!byEnergy && (instead === undefined || !canPay(state, instead, scope, 0, index, viewpoint)))
      return false;
  }
  if (row.if !== undefined && !evaluators.conditionHolds(state, row.if, scope)) return false;
  if (row.type === 'spell') return hasTargets(state, row.targets, scope, 0);
  return card.type === 'equipment'
    ? findBearers(state, seat, card, true).length > 0
    : hasRoom(state, seat, row);
}

const SLOT_LIMITS = {
  weapon: 'weapons',
  armour: 'armours',
  accessory: 'accessories',
  universal: 'universals',
} as const satisfies {
  readonly [slot in EquipmentSlot]: keyof RulesConfig;
};

/** 11.1 and 11.2 */
export function findBearers(
  state: ReadonlyState,
  seat: Seat,
  card: EquipmentCard,
  first = false,
): ReadonlyPiece[] {
  const scope = scopeOfCard(seat, 0);
  const found: ReadonlyPiece[] = [];
  for (const piece of state.pieces) {
    if (
      piece.control === seat &&
      canBear(state, piece, card) &&
      (card.requires === undefined || matchesPiece(state, card.requires, piece, scope))
    ) {
      found.push(piece);
      if (first) break;
    }
  }
  return found;
}

/** Whether a character has a free equipment slot for the card. */
export function canBear(state: ReadonlyState, piece: ReadonlyPiece, { slot }: EquipmentCard): boolean {
  if (!isCharacter(piece)) return false;
  const config = configOf(state.settings);
  let carried = 0;
  let all = 0;
  for (const item of state.pieces) {
    if (item.bearer !== piece.id) continue;
    const { card } = rowAt(item.card);
    if (card.type !== 'equipment') continue;
    all++;
    if (card.slot === slot) carried++;
  }
  return carried < config[SLOT_LIMITS[slot]] && (!config.universalsCountAll || all < config.universals);
}

/** Activated and response abilities of a piece: printed, then granted. */
export function usableAbilitiesOf(piece: ReadonlyPiece): readonly UsableAbility[] {
  const { usable } = cardLevelOf(piece);
  const granted = piece.marks.length === 0 ? [] : grantedAbilitiesOf(piece);
  return granted.length === 0 ? usable : [...usable, ...granted.filter(isUsableKind)];
}

const isUsableKind = (row: AbilityRow): row is UsableAbility =>
  row.kind === 'activated' || row.kind === 'response';

/** 12.1 to 12.3 */
export const isUsable = (
  state: ReadonlyState,
  piece: ReadonlyPiece,
  ability: UsableAbility,
  viewpoint: Viewpoint,
): boolean => findUseObstacle(state, piece, ability, viewpoint) === undefined;

export type AbilityObstacle =
  | 'paralysed'
  | 'silenced'
  | 'newcomer'
  | 'used up'
  | 'cannot pay'
  | 'not now'
  | 'no target'
  | 'forbidden';

/** The reason why an ability cannot be used, if there is one. */
export function findUseObstacle(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  ability: UsableAbility,
  viewpoint: Viewpoint,
): AbilityObstacle | undefined {
  const bearer = piece.bearer === 0 ? piece : findPiece(state, piece.bearer);
  if (bearer === undefined || hasState(bearer, 'paralysed')) return 'paralysed';
  if (isSilenced(state, piece)) return 'silenced';
  if (piece.since >= state.turn && !configOf(state.settings).abilitiesAtOnce) return 'newcomer';
  if (ability.limit !== undefined && !hasUsesLeft(state, piece, ability.index, ability.limit))
    return 'used up';
  const obstacle = findAbilityObstacle(state, ability, scopeOfPiece(piece), undefined, viewpoint);
  return obstacle ?? (isProhibited(state, bearer, 'use abilities') ? 'forbidden' : undefined);
}

/** The part that does not depend on the zone of the card. */
function findAbilityObstacle(
  state: ReadonlyState,
  { costs, if: condition, targets }: UsableAbility,
  scope: EffectScope,
  leaving: PoolIndex | undefined,
  viewpoint: Viewpoint,
): 'cannot pay' | 'not now' | 'no target' | undefined {
  if (!canPay(state, costs, scope, 0, leaving, viewpoint)) return 'cannot pay';
  if (condition !== undefined && !evaluators.conditionHolds(state, condition, scope)) return 'not now';
  return hasTargets(state, targets, scope, 0) ? undefined : 'no target';
}

export const isUsableFromHand = (
  state: ReadonlyState,
  seat: Seat,
  row: CardRow,
  ability: UsableAbility,
  viewpoint: Viewpoint,
): boolean => findHandUseObstacle(state, seat, row, ability, viewpoint) === undefined;

export const findHandUseObstacle = (
  state: ReadonlyState,
  seat: Seat,
  row: CardRow,
  ability: UsableAbility,
  viewpoint: Viewpoint,
): AbilityObstacle | undefined =>
  findAbilityObstacle(state, ability, scopeOfCard(seat, row.index), row.index, viewpoint);

/** A quick test that may be true without a response ability. */
export const mayHaveResponse = (piece: ReadonlyPiece): boolean =>
  (cardLevelOf(piece).features & FEATURE_BITS.response) !== 0 || piece.marks.length > 0;

/** 6.3: from public knowledge. The likelier source is tested first. */
export const couldRespond = (state: ReadonlyState, seat: Seat): boolean =>
  couldRespondFromHand(state, seat) ||
  (hasFeature(state, FEATURE_BITS.response) && couldRespondFromPlay(state, seat));

function couldRespondFromHand(state: ReadonlyState, seat: Seat): boolean {
  const { hand, quick } = at(state.players, seat);
  let unseen = false;
  for (const known of hand) {
    if (!isPublic(known)) unseen = true;
    else if (couldRespondWith(state, seat, rowAt(cardOf(known)))) return true;
  }
  if (unseen)
    for (let i = 0; i < quick.length; i++)
      if (couldRespondWith(state, seat, rowAt(at(quick, i)))) return true;
  return false;
}

/** Whether a card could be used in a response window, from public knowledge. */
function couldRespondWith(state: ReadonlyState, seat: Seat, row: CardRow): boolean {
  for (const ability of row.handAbilities)
    if (ability.kind === 'response' && isUsableFromHand(state, seat, row, ability, 'public')) return true;
  return row.response && isPlayable(state, seat, row, 'public');
}

function couldRespondFromPlay(state: ReadonlyState, seat: Seat): boolean {
  for (const piece of state.pieces) {
    if (piece.control !== seat || !mayHaveResponse(piece)) continue;
    for (const row of usableAbilitiesOf(piece))
      if (row.kind === 'response' && isUsable(state, piece, row, 'public')) return true;
  }
  return false;
}
