/** Card definitions compiled for the rules engine, cached per list of cards and outside the state. */
import { at, canonicalJson } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import {
  type Ability,
  type ActivatedAbility,
  type AdditionalCost,
  type AlternativeCost,
  BASIC_LANDS,
  type CardDefinition,
  type CharacteristicDefiningAbility,
  type FaceLayout,
  type AbilityEffect,
  type KeywordAbility,
  MANA_TYPES,
  type ObjectRule,
  type PlainKeyword,
  type ReplacementAbility,
  type GameRuleAbility,
  type SpellAbility,
  type StaticAbility,
  type TriggerCondition,
  type TriggeredAbility,
  TRIGGER_KINDS,
} from '../abilities/index.ts';
import { expandKeyword } from '../abilities/keywords.ts';
import { findShippedCard } from '../cards/shipped-cards.ts';
import { deepFreeze } from './deep-freeze.ts';
import { ANY_MANA, type ManaCost, parseManaCost } from './mana-cost.ts';
import { colourBits, EVERY_CREATURE_TYPE, keywordBit, LAND, supertypeBits, typeBits } from './bit-masks.ts';

/** Abilities sorted by kind. */
export interface AbilityList {
  readonly all: readonly Ability[];
  readonly keywords: number;
  /** All keyword abilities with their parameters. */
  readonly keywordAbilities: readonly KeywordAbility[];
  readonly keywordNames: readonly KeywordAbility['keyword'][];
  readonly activated: readonly ActivatedAbility[];
  readonly triggered: readonly TriggeredAbility[];
  readonly statics: readonly StaticAbility[];
  readonly gameRules: readonly GameRuleAbility[];
  readonly replacements: readonly ReplacementAbility[];
  /** Bit mask of `TRIGGER_KINDS` that its triggered abilities wait for. */
  readonly triggerBits: number;
  /** The mana abilities that cost only {T}. */
  readonly tapAbilities: readonly TapManaAbility[];
  /** For each activated ability whether it is one of `tapAbilities`. */
  readonly isTapAbility: readonly boolean[];
  /** Some may be activated by players other than the controller. */
  readonly usableByOthers: boolean;
  /** Some function on the battlefield and are not mana abilities. */
  readonly hasNonManaAbility: boolean;
}

/** A mana ability that costs only {T}; automatic payment uses these. */
export interface TapManaAbility {
  /** The index among the activated abilities. */
  readonly ability: number;
  /** For each mana produced the types that it may have, as a bit mask of `MANA_TYPES`. */
  readonly units: readonly number[];
}

/** 109.3 and 613: the characteristics that layers can change; types, supertypes, colours and keywords are bit masks. */
export interface Characteristics {
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colours: number;
  readonly abilities: AbilityList;
  readonly keywords: number;
  readonly objectRules: readonly ObjectRule[];
  readonly power: number;
  readonly toughness: number;
}

export interface CompiledCard {
  readonly card: CardDefinition;
  readonly cost: ManaCost | undefined;
  readonly manaValue: number;
  /** Mana symbols to pay, each a bit mask of `MANA_TYPES`; undefined if the cost involves a choice or modification. */
  readonly demand: readonly number[] | undefined;
  /** The printed characteristics. */
  readonly characteristics: Characteristics;
  readonly spell: SpellAbility | undefined;
  readonly defining: CharacteristicDefiningAbility | undefined;
  readonly additional: readonly AdditionalCost[];
  readonly alternative: readonly AlternativeCost[];
  readonly enchant: Extract<KeywordAbility, { keyword: 'enchant' }> | undefined;
  /** Some abilities function in zones other than the battlefield. */
  readonly worksOutsideBattlefield: boolean;
  /** The faces of the card to which this belongs, itself included; undefined for a card with one face. */
  readonly faces: CardFaces | undefined;
}

/** The indexes of the faces of a card in `State.cards`. */
export interface CardFaces {
  readonly layout: FaceLayout;
  /** The card as it is in every zone but the stack and the battlefield. */
  readonly front: number;
  readonly others: readonly number[];
}

/** 702.103: the alternative cost of a spell that becomes an Aura. */
export const BESTOW = 'bestow';
/** The alternative costs for casting a card from a graveyard. */
export const GRAVEYARD_COSTS: ReadonlySet<AlternativeCost['name']> = new Set([
  'flashback',
  'escape',
  'jump-start',
  'retrace',
  'disturb',
  'from graveyard',
]);

/** 605.1a */
export const isManaAbility = (ability: ActivatedAbility): boolean =>
  'effects' in ability &&
  (ability.targets?.length ?? 0) === 0 &&
  ability.effects.some((effect) => effect.do === 'add mana') &&
  !ability.cost.some((cost) => cost.pay === 'loyalty');

const NO_KEYWORDS: readonly KeywordAbility[] = [];

/** 305.6: the ability that comes with a basic land type. */
export const basicLandAbility = (type: keyof typeof BASIC_LANDS): ActivatedAbility => BASIC_ABILITIES[type];
const landAbility = (mana: (typeof MANA_TYPES)[number]): ActivatedAbility => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effects: [{ do: 'add mana', mana: { all: [mana] } }],
});
const BASIC_ABILITIES = {
  Plains: landAbility('W'),
  Island: landAbility('U'),
  Swamp: landAbility('B'),
  Mountain: landAbility('R'),
  Forest: landAbility('G'),
};
export const basicLandTypesIn = (subtypes: readonly string[]): (keyof typeof BASIC_LANDS)[] =>
  subtypes.filter((subtype): subtype is keyof typeof BASIC_LANDS => Object.hasOwn(BASIC_LANDS, subtype));

export const compileAbilities = memoizeByObject((listed: readonly Ability[]): AbilityList => {
  const all = deepFreeze(
    listed.flatMap((ability) =>
      ability.kind === 'keyword' ? [ability, ...expandKeyword(ability)] : [ability],
    ),
  );
  let keywords = 0;
  const words = all.filter((ability): ability is KeywordAbility => ability.kind === 'keyword');
  for (const word of words) if (isPlainKeyword(word)) keywords |= keywordBit(word.keyword);
  const activated = all.filter((ability): ability is ActivatedAbility => ability.kind === 'activated');
  const triggered = all.filter((ability): ability is TriggeredAbility => ability.kind === 'triggered');
  return {
    all,
    keywords,
    keywordAbilities: words.length === 0 ? NO_KEYWORDS : words,
    keywordNames: words.map(({ keyword }) => keyword),
    activated,
    triggered,
    triggerBits: triggered.reduce((sum, { when }) => sum | triggerBitsOf(when), 0),
    statics: all.filter((ability): ability is StaticAbility => ability.kind === 'static'),
    gameRules: all.filter((ability): ability is GameRuleAbility => ability.kind === 'rule'),
    replacements: all.filter((ability): ability is ReplacementAbility => ability.kind === 'replacement'),
    tapAbilities: activated.flatMap((ability, i) => toTapAbility(ability, i)),
    isTapAbility: activated.map((ability, i) => toTapAbility(ability, i).length > 0),
    usableByOthers: activated.some(({ who }) => who !== undefined),
    hasNonManaAbility: activated.some(
      (ability) => (ability.zone ?? 'battlefield') === 'battlefield' && !isManaAbility(ability),
    ),
  };
});

const isPlainKeyword = (word: KeywordAbility): word is KeywordAbility & { keyword: PlainKeyword } =>
  Object.keys(word).length === 2;

/** Bit mask of the kinds of trigger events in a trigger condition. */
export const triggerBitsOf = (trigger: TriggerCondition): number =>
  trigger.on === 'any'
    ? trigger.of.reduce((sum, one) => sum | triggerBitsOf(one), 0)
    : 1 << TRIGGER_KINDS.indexOf(trigger.on);

/** Only abilities that cost just {T}, have no conditions and add a fixed amount of mana. */
function toTapAbility(ability: ActivatedAbility, place: number): TapManaAbility[] {
  if (!('effects' in ability) || ability.effects.length !== 1 || ability.cost.length !== 1) return [];
  const [effect] = ability.effects;
  if (effect?.do !== 'add mana' || effect.only !== undefined || ability.cost[0]?.pay !== 'tap') return [];
  if (ability.condition !== undefined || ability.zone !== undefined || ability.timing !== undefined)
    return [];
  if (ability.perTurn !== undefined || (effect.who !== undefined && effect.who !== 'you')) return [];
  const units = unitsOf(effect);
  return units === undefined ? [] : [{ ability: place, units }];
}

const manaBit = (type: (typeof MANA_TYPES)[number]): number => 1 << MANA_TYPES.indexOf(type);

function unitsOf({ mana }: Extract<AbilityEffect, { do: 'add mana' }>): number[] | undefined {
  if ('all' in mana) return mana.times === undefined ? mana.all.map(manaBit) : undefined;
  if ('chosen' in mana || 'devoted' in mana || 'produced' in mana || 'coloursAmong' in mana) return undefined;
  const types = 'one' in mana ? mana.one : mana.mixed;
  const mask = types.reduce((sum, type) => sum | manaBit(type), 0) & ANY_MANA;
  if (typeof mana.count !== 'number') return undefined;
  return mana.count === 1 || 'mixed' in mana ? Array.from({ length: mana.count }, () => mask) : undefined;
}

/** No X, no monocolour hybrid or Phyrexian symbols, no additional costs and no cost modifications. */
const isPlainCost = ({ xs, twobrid, phyrexian }: ManaCost, { all }: AbilityList): boolean =>
  xs + twobrid.length + phyrexian.length === 0 &&
  !all.some(
    (ability) =>
      ability.kind === 'additional cost' ||
      ability.kind === 'rule' ||
      (ability.kind === 'keyword' && ability.keyword === 'affinity'),
  );
const manaDemand = ({ symbols, generic }: ManaCost): number[] => [
  ...symbols,
  ...Array.from({ length: generic }, () => ANY_MANA),
];

function compile(card: CardDefinition): CompiledCard {
  const listed: Ability[] = [...card.abilities];
  const subtypes = card.subtypes ?? [];
  const types = typeBits(card.types);
  if ((types & LAND) !== 0) listed.unshift(...basicLandTypesIn(subtypes).map(basicLandAbility));
  const abilities = compileAbilities(listed);
  const cost = card.cost === undefined ? undefined : parseManaCost(card.cost);
  // 604.3: devoid and changeling are characteristic-defining, so they apply in layers 4 and 5 even if abilities are lost in layer 6.
  const devoid = (abilities.keywords & keywordBit('devoid')) !== 0;
  const everything = (abilities.keywords & keywordBit('changeling')) !== 0;
  const colours = card.colours === undefined ? (cost?.colours ?? 0) : colourBits(card.colours);
  const { all } = abilities;
  return {
    card,
    cost,
    manaValue: cost?.manaValue ?? 0,
    demand: cost === undefined || !isPlainCost(cost, abilities) ? undefined : manaDemand(cost),
    characteristics: {
      types: everything ? types | EVERY_CREATURE_TYPE : types,
      supers: supertypeBits(card.supertypes),
      subtypes,
      colours: devoid ? 0 : colours,
      abilities,
      keywords: abilities.keywords,
      objectRules: [],
      power: card.power ?? 0,
      toughness: card.toughness ?? 0,
    },
    spell: all.find((ability): ability is SpellAbility => ability.kind === 'spell'),
    defining: all.find((ability): ability is CharacteristicDefiningAbility => ability.kind === 'defining'),
    additional: all.filter((ability): ability is AdditionalCost => ability.kind === 'additional cost'),
    alternative: all.filter((ability): ability is AlternativeCost => ability.kind === 'alternative cost'),
    enchant: abilities.keywordAbilities.find((word) => word.keyword === 'enchant'),
    worksOutsideBattlefield: all.some(
      (ability) =>
        ((ability.kind === 'activated' || ability.kind === 'triggered') &&
          (ability.zone ?? 'battlefield') !== 'battlefield') ||
        (ability.kind === 'alternative cost' && GRAVEYARD_COSTS.has(ability.name)),
    ),
    faces: undefined,
  };
}

/** Shipped cards are compiled once for all matches. */
const compileShipped = memoizeByObject((card: CardDefinition) => compile(deepFreeze(card)));

function compileEntry(entry: string | CardDefinition): CompiledCard {
  if (typeof entry !== 'string') return compile(entry);
  const card = findShippedCard(entry);
  if (card === undefined) throw new RangeError(`no card ships as ${entry}`);
  return compileShipped(card);
}

/** Compiles the cards of a match and freezes them, so that copies of a state can share them. */
export const compileCards = memoizeByObject((cards: readonly (string | CardDefinition)[]) =>
  linkFaces(deepFreeze(cards).map(compileEntry)),
);

/** Links the entries that are faces of one card. */
function linkFaces(list: CompiledCard[]): CompiledCard[] {
  if (list.every(({ card }) => card.faces === undefined)) return list;
  const places = new Map<string, number[]>();
  for (const [i, { card }] of list.entries()) {
    const text = canonicalJson(card);
    places.set(text, [...(places.get(text) ?? []), i]);
  }
  for (const [front, whole] of list.entries()) {
    if (whole.card.faces === undefined || whole.faces !== undefined) continue;
    const { layout, cards } = whole.card.faces;
    const others = cards.flatMap((face) => places.get(canonicalJson(face))?.shift() ?? []);
    const faces: CardFaces = { layout, front, others };
    const isUsableInGraveyard =
      layout === 'aftermath' ||
      whole.worksOutsideBattlefield ||
      others.some((i) => at(list, i).worksOutsideBattlefield);
    list[front] = { ...whole, faces, worksOutsideBattlefield: isUsableInGraveyard };
    for (const i of others) list[i] = toOtherFace(at(list, i), faces, whole);
  }
  return list;
}

/** 712.8e: the back face of a transforming card has the mana value of the front face. */
const toOtherFace = (face: CompiledCard, faces: CardFaces, front: CompiledCard): CompiledCard => ({
  ...face,
  faces,
  ...(faces.layout === 'transform' ? { manaValue: front.manaValue } : {}),
});
