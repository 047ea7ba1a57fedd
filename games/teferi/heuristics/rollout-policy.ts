/** A choice without lookahead, many times faster than the greedy one: rollouts of a search go on with it. */
import { at, type Choice, type Perspective, type Question, type Seat } from '@ludoteca/kernel';
import type { PriorityAction, Teferi, View } from '../parts.ts';
import { type CardFeatures, featuresOfCard, printedCard } from './card-features.ts';
import { chooseLand, creatureGain } from './choose-action.ts';
import { CARD_IN_HAND_VALUE, evaluatePermanent, isCreature } from './evaluation.ts';
import { bestPurchase, countAvailableMana, type ManaOffer } from './mana-planning.ts';
import { chooseQuickly } from './quick-choice.ts';

type CastAction = Extract<PriorityAction, { cast: string }>;

/** The value of the best creature that a spell with this negative polarity kills; 0 without any. */
const killedValue = (view: View, seat: Seat, damage: number): number =>
  view.battlefield.reduce(
    (most, one) =>
      one.controller !== seat && isCreature(one) && one.toughness - one.damage <= damage
        ? Math.max(most, evaluatePermanent(view, one))
        : most,
    0,
  );

/** What casting a card gains, estimated from its text; spells that only make sense in combat or as a response gain nothing. */
function estimateGain(view: View, seat: Seat, card: string, features: CardFeatures): number {
  if (features.isCreature) return creatureGain(view, seat, card, features);
  if (features.countersSpells || features.isTemporary || features.hasX) return 0;
  const { bent } = printedCard(view, card);
  if (bent < 0 && features.needsLookahead)
    return killedValue(view, seat, features.neutralizesHost ? 99 : -bent) - CARD_IN_HAND_VALUE;
  return features.manaValue;
}

function chooseSpell(view: View, seat: Seat, casts: readonly CastAction[]): PriorityAction {
  const offers = casts.flatMap((option): ManaOffer<PriorityAction>[] => {
    const features = featuresOfCard(view, option.face ?? option.cast);
    const gain = estimateGain(view, seat, option.face ?? option.cast, features);
    return gain > 0 ? [{ option, gain, cost: features.manaValue, copies: 1 }] : [];
  });
  if (offers.length === 0) return 'pass';
  return bestPurchase(offers, Math.max(1, countAvailableMana(view, seat)))?.option ?? 'pass';
}

/** Plays lands and spells in the own main phases; passes otherwise. */
function chooseQuickAction(view: View, seat: Seat, options: readonly PriorityAction[]): PriorityAction {
  if (view.active !== seat || !view.step.startsWith('main') || view.stack.length > 0) return 'pass';
  const lands = options.filter((option) => option !== 'pass' && 'play' in option);
  if (lands.length > 0) return chooseLand(view, seat, lands);
  const casts = options.filter((option): option is CastAction => option !== 'pass' && 'cast' in option);
  return casts.length === 0 ? 'pass' : chooseSpell(view, seat, casts);
}

export function chooseForRollout(
  perspective: Perspective<Teferi>,
  question: Question<Teferi>,
): Choice<Teferi> {
  const options: readonly Choice<Teferi>[] = question.options;
  if (options.length === 1) return at(options, 0);
  if (question.prompt === 'mulligan') return 'keep';
  return question.prompt === 'priority'
    ? chooseQuickAction(perspective.lazyView(), question.seat, question.options)
    : chooseQuickly(perspective.lazyView(), question.seat, question);
}
