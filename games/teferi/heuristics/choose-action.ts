/** Chooses what to do with priority. */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { PriorityAction, View } from '../parts.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { maxBy, evaluateHeldCard } from './quick-choice.ts';
import { type Lookahead, horizonOf } from './lookahead.ts';
import {
  bestPurchase,
  countColourSources,
  evaluateLand,
  countAvailableMana,
  type ManaOffer,
} from './mana-planning.ts';
import { printedCard, type CardFeatures, featuresOfCard, featuresOfPermanent } from './card-features.ts';
import { CARD_IN_HAND_VALUE, evaluatePrintedCard, isCreature, evaluatePermanent } from './evaluation.ts';

/** The situations in which acting is considered: own main phase, response to a stack object, after attackers or blockers are declared, the opponent's end step. */
type ActionWindow = 'main' | 'answer' | 'ambush' | 'fight' | 'eve';

function actionWindow({ stack, active, step, battlefield }: View, seat: Seat): ActionWindow | undefined {
  const top = stack.at(-1);
  if (top !== undefined) return top.controller === seat ? undefined : 'answer';
  if (active === seat && (step === 'main1' || step === 'main2')) return 'main';
  const attacked = battlefield.some(({ attacking }) => attacking !== undefined);
  if (step === 'declare-blockers' && attacked) return 'fight';
  if (active === seat) return undefined;
  if (step === 'declare-attackers' && attacked) return 'ambush';
  return step === 'end' ? 'eve' : undefined;
}

type NonPassAction = Exclude<PriorityAction, 'pass'>;
const nameOf = (action: NonPassAction): string =>
  'play' in action
    ? (action.face ?? action.play)
    : 'cast' in action
      ? (action.face ?? action.cast)
      : 'use' in action
        ? action.use
        : action.name;

/** Whether the action is evaluated at all in this window. */
function isWorthConsidering(
  view: View,
  seat: Seat,
  window: ActionWindow,
  action: NonPassAction,
  features: CardFeatures,
): boolean {
  if ('use' in action) return window === 'eve' || (window === 'main' && view.step === 'main2');
  if ('activate' in action) return isAbilityUseful(view, window, action.activate, features);
  switch (window) {
    case 'answer':
      return features.countersSpells || (features.isInstant && isTargetingSeat(view, seat));
    case 'fight':
      return !features.countersSpells;
    case 'ambush':
    case 'eve':
      return !features.isInstant;
    case 'main': {
      if (features.isInstant && features.isTemporary) return false;
      const { supertypes } = printedCard(view, nameOf(action));
      const twin = view.battlefield.some((one) => one.controller === seat && one.card === nameOf(action));
      if (supertypes.includes('legendary') && twin) return false;
      return !features.isRemoval || hasRemovalTarget(view, seat, -printedCard(view, nameOf(action)).bent);
    }
  }
}

/** Whether an opposing creature worth a card dies of `damage`, or the opponent is nearly dead by it. */
const hasRemovalTarget = (view: View, seat: Seat, damage: number): boolean =>
  (damage < 99 && at(view.sides, 1 - seat).life <= 3 * damage) ||
  view.battlefield.some(
    (one) =>
      one.controller !== seat &&
      isCreature(one) &&
      one.toughness - one.damage <= damage &&
      evaluatePermanent(view, one) > CARD_IN_HAND_VALUE,
  );

/** Equipment is moved before attacking; temporary effects are used in combat. */
function isAbilityUseful(view: View, window: ActionWindow, id: number, features: CardFeatures): boolean {
  if (features.onlyMana || window === 'ambush' || window === 'answer') return false;
  if (window !== 'main') return true;
  if (view.step === 'main2' && features.isTemporary) return false;
  const source = view.battlefield.find((one) => one.id === id);
  return source?.subtypes.includes('Equipment') === true ? view.step === 'main1' : !features.isTemporary;
}

/** Abilities that can be activated only at sorcery speed. */
const isSorcerySpeed = (view: View, id: number): boolean =>
  view.battlefield.some(
    (one) =>
      one.id === id &&
      (one.subtypes.includes('Equipment') ||
        one.types.includes('planeswalker') ||
        featuresOfPermanent(view, one).text.includes('only as a sorcery')),
  );

/** Whether the top of the stack targets the seat or one of its permanents. */
const isTargetingSeat = ({ stack, battlefield }: View, seat: Seat): boolean =>
  stack
    .at(-1)
    ?.targets.some(
      (entity) =>
        entity === playerEntity(seat) ||
        battlefield.some(({ id, controller }) => id === entity && controller === seat),
    ) === true;

/** Of equal abilities on permanents of the same name, only one is evaluated. */
const isSameAbility = (action: PriorityAction, other: PriorityAction): boolean =>
  action !== other &&
  action !== 'pass' &&
  other !== 'pass' &&
  'activate' in action &&
  'activate' in other &&
  action.name === other.name &&
  action.ability === other.ability;

/** The smallest gain for which an action is taken. */
const MIN_GAIN = 0.3;
/** The smallest gain for abilities in the own turn that could wait until the opponent's end step. */
const MIN_GAIN_OWN_TURN = 1.5;

/** Additional gain per mana that a removal spell must bring. */
const REMOVAL_GAIN_PER_MANA = 0.75;

function minGain(view: View, window: ActionWindow, action: NonPassAction): number {
  if ('activate' in action)
    return window === 'main' && !isSorcerySpeed(view, action.activate) ? MIN_GAIN_OWN_TURN : MIN_GAIN;
  const { isRemoval, neutralizesHost, manaValue } = featuresOfCard(view, nameOf(action));
  return isRemoval || neutralizesHost ? MIN_GAIN + REMOVAL_GAIN_PER_MANA * manaValue : MIN_GAIN;
}

const VALUE_PER_MANA_SPENT = 0.25;
/** With fewer lands than this, mana creatures are preferred. */
const FEW_LANDS = 5;

/** Cards in hand below this value are cycled. */
const CYCLING_THRESHOLD = 3;

/** The gain of a creature without abilities that need lookahead. */
export function creatureGain(
  view: View,
  seat: Seat,
  card: string,
  { makesMana, manaValue }: CardFeatures,
): number {
  const early = makesMana && view.battlefield.filter((one) => isLandOf(one, seat)).length < FEW_LANDS;
  return (
    evaluatePrintedCard(printedCard(view, card)) -
    CARD_IN_HAND_VALUE +
    (early ? 1.5 : 0) +
    VALUE_PER_MANA_SPENT * manaValue
  );
}

const isLandOf = ({ controller, types }: VisiblePermanent, seat: Seat): boolean =>
  controller === seat && types.includes('land');

function evaluateAction(
  view: View,
  seat: Seat,
  lookahead: Lookahead,
  options: readonly PriorityAction[],
  action: NonPassAction,
): ManaOffer<PriorityAction> {
  const card = nameOf(action);
  const features = featuresOfCard(view, card);
  const held = 'cast' in action ? at(view.sides, seat).cards.filter((one) => one === card).length : 1;
  const offer = { option: action, cost: features.hasX ? 99 : features.manaValue, copies: Math.max(1, held) };
  const plain =
    'cast' in action && features.isCreature && !features.needsLookahead && view.stack.length === 0;
  if (plain) return { ...offer, gain: creatureGain(view, seat, card, features) };
  const horizon = horizonOf(view, card);
  const gain = lookahead.evaluateOption(options.indexOf(action), horizon) - lookahead.evaluatePass(horizon);
  if ('cast' in action)
    return { ...offer, gain: gain > -MIN_GAIN ? gain + VALUE_PER_MANA_SPENT * features.manaValue : gain };
  const bored = 'use' in action && evaluateHeldCard(view, seat, card) < CYCLING_THRESHOLD ? 0.5 : 0;
  return { option: action, gain: gain + bored, cost: 1, copies: 1 };
}

/** A repeatable ability is not used once in this many times, so that no loop lasts forever. */
const PASS_INSTEAD_ODDS = 24;

export function chooseAction(
  view: View,
  seat: Seat,
  lookahead: Lookahead,
  options: readonly PriorityAction[],
  dice: Dice,
): PriorityAction {
  const chosen = bestAction(view, seat, lookahead, options);
  const again = chosen !== 'pass' && 'activate' in chosen && !featuresOfCard(view, chosen.name).hasTapAbility;
  return again && dice.int(PASS_INSTEAD_ODDS) === 0 ? 'pass' : chosen;
}

function bestAction(
  view: View,
  seat: Seat,
  lookahead: Lookahead,
  options: readonly PriorityAction[],
): PriorityAction {
  const lands = options.filter((option) => option !== 'pass' && 'play' in option);
  if (lands.length > 0) return chooseLand(view, seat, lands);
  const window = actionWindow(view, seat);
  if (window === undefined) return 'pass';
  const offers = options.flatMap((action, place): ManaOffer<PriorityAction>[] => {
    if (action === 'pass' || options.slice(0, place).some((other) => isSameAbility(action, other))) return [];
    if (!isWorthConsidering(view, seat, window, action, featuresOfCard(view, nameOf(action)))) return [];
    const offer = evaluateAction(view, seat, lookahead, options, action);
    return offer.gain > minGain(view, window, action) ? [offer] : [];
  });
  if (window !== 'main') return offers.length === 0 ? 'pass' : maxBy(offers, ({ gain }) => gain).option;
  return bestPurchase(offers, Math.max(1, countAvailableMana(view, seat)))?.option ?? 'pass';
}

export function chooseLand(view: View, seat: Seat, lands: readonly PriorityAction[]): PriorityAction {
  const hand = at(view.sides, seat).cards.map((card) => printedCard(view, card));
  const have = countColourSources(view, seat);
  return maxBy(lands, (land) =>
    land === 'pass' || !('play' in land) ? 0 : evaluateLand(printedCard(view, land.play), hand, have),
  );
}
