/** The properties of a creature that matter in combat, computed once per decision. */
import type { Seat } from '@ludoteca/kernel';
import { BASIC_LANDS } from '../abilities/index.ts';
import type { View } from '../parts.ts';
import type { VisiblePermanent } from '../view-types.ts';
import type { ObjectId } from '../state.ts';
import { type CardFeatures, featuresOfPermanent } from './card-features.ts';
import { evaluateCreature, isCreature } from './evaluation.ts';

export interface Combatant {
  readonly id: ObjectId;
  readonly power: number;
  /** Toughness minus damage. */
  readonly remainingToughness: number;
  readonly value: number;
  readonly strikesFirst: boolean;
  readonly strikesTwice: boolean;
  readonly deathtouch: boolean;
  readonly trample: boolean;
  readonly lifelink: boolean;
  /** It is indestructible or has a regeneration shield. */
  readonly survivesDamage: boolean;
  readonly menace: boolean;
  readonly vigilance: boolean;
  readonly permanent: VisiblePermanent;
  readonly features: CardFeatures;
}

const has = ({ keywords }: VisiblePermanent, keyword: string): boolean => keywords.includes(keyword);

export function createCombatant(view: View, permanent: VisiblePermanent): Combatant {
  const features = featuresOfPermanent(view, permanent);
  const twice = has(permanent, 'double strike');
  return {
    id: permanent.id,
    power: Math.max(0, permanent.power),
    remainingToughness: permanent.toughness - permanent.damage,
    value: evaluateCreature(permanent, features),
    strikesFirst: twice || has(permanent, 'first strike'),
    strikesTwice: twice,
    deathtouch: has(permanent, 'deathtouch'),
    trample: has(permanent, 'trample'),
    lifelink: has(permanent, 'lifelink'),
    survivesDamage: has(permanent, 'indestructible') || permanent.shields > 0,
    menace: has(permanent, 'menace'),
    vigilance: has(permanent, 'vigilance'),
    permanent,
    features,
  };
}

export const combatantsOf = (view: View, seat: Seat): Combatant[] =>
  view.battlefield.flatMap((one) =>
    one.controller === seat && isCreature(one) ? [createCombatant(view, one)] : [],
  );

/** Damage to a player in one combat if unblocked. */
export const playerDamage = ({ power, strikesTwice }: Combatant): number =>
  strikesTwice ? 2 * power : power;

const COLOUR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

/** 702.14: whether the attacker has landwalk for one of these land types. */
function hasApplicableLandwalk({ permanent, features }: Combatant, lands: ReadonlySet<string>): boolean {
  if (!has(permanent, 'landwalk')) return false;
  return Object.keys(BASIC_LANDS).some(
    (land) => lands.has(land) && features.text.includes(`${land.toLowerCase()}walk`),
  );
}

/** 509.1b, as far as the view shows. `lands`: the land subtypes that the blocking player controls. */
export function canBlock(blocker: Combatant, attacker: Combatant, lands: ReadonlySet<string>): boolean {
  const [own, other] = [blocker.permanent, attacker.permanent];
  if (own.keywords.length + other.keywords.length > 0) {
    if (has(other, 'flying') && !has(own, 'flying') && !has(own, 'reach')) return false;
    if (has(own, 'shadow') !== has(other, 'shadow')) return false;
    if (has(other, 'horsemanship') && !has(own, 'horsemanship')) return false;
    if (has(other, 'skulk') && own.power > other.power) return false;
    const artifact = own.types.includes('artifact');
    if (has(other, 'fear') && !artifact && !own.colours.includes('B')) return false;
    if (has(other, 'intimidate') && !artifact && !own.colours.some((one) => other.colours.includes(one)))
      return false;
    if (has(other, 'protection') && isProtected(attacker, own)) return false;
    if (hasApplicableLandwalk(attacker, lands)) return false;
  }
  return !blocker.features.cannotBlock && !attacker.features.cannotBeBlocked;
}

const isProtected = ({ features }: Combatant, from: VisiblePermanent): boolean =>
  from.colours.some((colour) => features.text.includes(`protection from ${COLOUR_WORDS[colour]}`));

export const landSubtypes = (view: View, seat: Seat): ReadonlySet<string> =>
  new Set(
    view.battlefield.flatMap((one) =>
      one.controller === seat && one.types.includes('land') ? one.subtypes : [],
    ),
  );
