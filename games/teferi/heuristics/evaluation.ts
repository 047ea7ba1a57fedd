/** The evaluation function in points: a card in hand is worth 2, a plain creature about 1.5 per mana of its cost. */
import { at, type Seat } from '@ludoteca/kernel';
import type { View } from '../parts.ts';
import type { PrintedCard, VisiblePermanent, VisibleSide } from '../view-types.ts';
import { type CardFeatures, featuresOf, featuresOfPermanent } from './card-features.ts';

export const CARD_IN_HAND_VALUE = 2;
/** The value of a won game. */
export const WIN_VALUE = 1000;

type PowerAndToughness = Pick<VisiblePermanent, 'power' | 'toughness'>;

/** The value of a keyword on a creature: a constant, and an amount per point of power. */
const KEYWORD_VALUES: { readonly [keyword: string]: readonly [number, number] } = {
  flying: [0.2, 0.6],
  'double strike': [0.5, 1.2],
  'first strike': [0.4, 0.3],
  deathtouch: [2, 0],
  lifelink: [0.2, 0.6],
  trample: [0, 0.3],
  menace: [0, 0.4],
  vigilance: [0.2, 0.2],
  indestructible: [3, 0.3],
  hexproof: [0.8, 0],
  shroud: [0.4, 0],
  haste: [0.2, 0],
  reach: [0.4, 0],
  fear: [0, 0.5],
  intimidate: [0, 0.4],
  shadow: [0, 0.5],
  horsemanship: [0, 0.6],
  skulk: [0, 0.3],
  prowess: [0.6, 0],
  defender: [0, -1.1],
};
const OTHER_KEYWORD_VALUE: readonly [number, number] = [0.4, 0];

function evaluateBody(
  { power, toughness }: PowerAndToughness,
  keywords: readonly string[],
  features: CardFeatures,
): number {
  const strength = Math.max(0, power);
  let value = 1 + 1.4 * strength + 0.9 * Math.max(0, toughness);
  for (const keyword of keywords) {
    const [once, each] = KEYWORD_VALUES[keyword] ?? OTHER_KEYWORD_VALUE;
    value += once + each * strength;
  }
  if (features.hasNonManaAbility || features.makesMana) value += 1.5;
  if (features.hasTriggers) value += 0.6;
  if (features.cannotBlock) value -= 1;
  if (features.cannotBeBlocked) value += 0.6 * strength;
  return value;
}

export const evaluateCreature = (creature: VisiblePermanent, features: CardFeatures): number =>
  evaluateBody(creature, creature.keywords, features);

/** A spell that kills most creatures. */
const REMOVAL_VALUE = 6;

/** The value of a card once cast. */
export function evaluatePrintedCard(printed: PrintedCard): number {
  const features = featuresOf(printed);
  const baseValue = Math.max(1 + 1.4 * features.manaValue, printed.bent <= -3 ? REMOVAL_VALUE : 0);
  const { power, toughness } = printed;
  if (power === undefined || toughness === undefined) return baseValue;
  const keywords = Object.keys(KEYWORD_VALUES).filter((keyword) => features.text.includes(keyword));
  return Math.max(baseValue, evaluateBody({ power, toughness }, keywords, features));
}

/** Each point of life is worth more the fewer are left. */
export function evaluateLife(life: number): number {
  if (life <= 0) return -WIN_VALUE;
  if (life <= 5) return 1.3 * life;
  if (life <= 10) return 2.5 + 0.8 * life;
  return life <= 20 ? 5.5 + 0.5 * life : 10.5 + 0.25 * life;
}

/** Factor for creatures that an Aura keeps from attacking and blocking. */
const NEUTRALIZED_FACTOR = 0.25;
const ENOUGH_LANDS = 7;

export const isCreature = ({ types }: VisiblePermanent): boolean => types.includes('creature');

/** The value of a permanent to its controller. */
export function evaluatePermanent(view: View, permanent: VisiblePermanent): number {
  const features = featuresOfPermanent(view, permanent);
  if (isCreature(permanent)) return evaluateCreature(permanent, features);
  if (permanent.types.includes('land')) return 0;
  if (permanent.types.includes('planeswalker')) return 3 + (permanent.counters['loyalty'] ?? 0);
  // The effect of an attachment is included in the value of its host.
  return permanent.host === 0 ? 1 + 1.2 * features.manaValue : 0.4;
}

const evaluateSide = ({ life, poison, hand, library }: VisibleSide): number =>
  evaluateLife(life) + CARD_IN_HAND_VALUE * hand - poison * 1.5 - (library < 3 ? (3 - library) * 6 : 0);

const evaluateLands = (lands: number): number =>
  2 * Math.min(lands, ENOUGH_LANDS) + 0.2 * Math.max(0, lands - ENOUGH_LANDS);

/** The advantage of the seat over its opponent. */
export function evaluatePosition(view: View, seat: Seat): number {
  let value = evaluateSide(at(view.sides, seat)) - evaluateSide(at(view.sides, 1 - seat));
  const lands = [0, 0];
  const bound = new Set(
    view.battlefield
      .filter((one) => one.host > 0 && featuresOfPermanent(view, one).neutralizesHost)
      .map(({ host }) => host),
  );
  for (const permanent of view.battlefield) {
    const { controller, id, types } = permanent;
    const candidateEvents = evaluatePermanent(view, permanent) * (bound.has(id) ? NEUTRALIZED_FACTOR : 1);
    value += controller === seat ? candidateEvents : -candidateEvents;
    if (types.includes('land')) lands[controller] = at(lands, controller) + 1;
  }
  return value + evaluateLands(at(lands, seat)) - evaluateLands(at(lands, 1 - seat));
}
