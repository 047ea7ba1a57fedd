/** Cards as the rules read them: worked out once for a table of cards, outside the state. */
import {
  type Ability,
  type ActivatedAbility,
  type AdditionalCost,
  type AlternativeCost,
  BASIC_LANDS,
  type CardDefinition,
  type CharacteristicDefiningAbility,
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

/** A list of abilities, sorted by what asks for them. */
export interface AbilityList {
  readonly all: readonly Ability[];
  readonly keywords: number;
  /** Keywords that are more than a bit: protection, ward, landwalk … */
  readonly keywordAbilities: readonly KeywordAbility[];
  readonly keywordNames: readonly KeywordAbility['keyword'][];
  readonly activated: readonly ActivatedAbility[];
  readonly triggered: readonly TriggeredAbility[];
  readonly statics: readonly StaticAbility[];
  readonly gameRules: readonly GameRuleAbility[];
  readonly replacements: readonly ReplacementAbility[];
  /** What its triggered abilities wait for, as bits of TRIGGERS. */
  readonly triggerBits: number;
  /** Mana that it gives for {T} alone: one entry for each way. */
  readonly tapAbilities: readonly TapManaAbility[];
  /** For each activated ability whether it is such a one. */
  readonly isTapAbility: readonly boolean[];
  /** Some of them may be activated by others than its controller. */
  readonly usableByOthers: boolean;
  /** Some of them, on the battlefield, are no mana abilities. */
  readonly hasNonManaAbility: boolean;
}

/** A mana ability that costs only {T}: what automatic payment uses. */
export interface TapManaAbility {
  /** Its place among the activated abilities. */
  readonly ability: number;
  /** For each mana that it gives the types it may be. */
  readonly units: readonly number[];
}

/** 613: all that layers can change. */
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
  /** The symbols to pay, each a set of types, where nothing about the cost leaves a choice. */
  readonly demand: readonly number[] | undefined;
  /** As printed. */
  readonly characteristics: Characteristics;
  readonly spell: SpellAbility | undefined;
  readonly defining: CharacteristicDefiningAbility | undefined;
  readonly additional: readonly AdditionalCost[];
  readonly alternative: readonly AlternativeCost[];
  readonly enchant: Extract<KeywordAbility, { keyword: 'enchant' }> | undefined;
  /** Abilities that function in other zones than the battlefield. */
  readonly worksOutsideBattlefield: boolean;
}

/** 605.1a */
export const isManaAbility = (ability: ActivatedAbility): boolean =>
  'effects' in ability &&
  (ability.targets?.length ?? 0) === 0 &&
  ability.effects.some((effect) => effect.do === 'add mana') &&
  !ability.cost.some((cost) => cost.pay === 'loyalty');

const NO_KEYWORDS: readonly KeywordAbility[] = [];
const compiledLists = new WeakMap<readonly Ability[], AbilityList>();

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

export function compileAbilities(listed: readonly Ability[]): AbilityList {
  const found = compiledLists.get(listed);
  if (found !== undefined) return found;
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
  const made: AbilityList = {
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
  compiledLists.set(listed, made);
  return made;
}

const isPlainKeyword = (word: KeywordAbility): word is KeywordAbility & { keyword: PlainKeyword } =>
  Object.keys(word).length === 2;

/** What an ability that waits for this must be told of. */
export const triggerBitsOf = (trigger: TriggerCondition): number =>
  trigger.on === 'any'
    ? trigger.of.reduce((sum, one) => sum | triggerBitsOf(one), 0)
    : 1 << TRIGGER_KINDS.indexOf(trigger.on);

/** What automatic payment can count on: {T} and nothing else, a fixed amount. */
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
  const types = 'one' in mana ? mana.one : mana.mixed;
  const mask = types.reduce((sum, type) => sum | manaBit(type), 0) & ANY_MANA;
  if (typeof mana.count !== 'number') return undefined;
  return mana.count === 1 || 'mixed' in mana ? Array.from({ length: mana.count }, () => mask) : undefined;
}

/** No X, no hybrid with life or two, nothing besides, nothing that makes it cheaper. */
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
  // 604.3: both define what the card is, in layers 4 and 5: losing all abilities comes later.
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
        (ability.kind === 'alternative cost' && ability.name === 'flashback'),
    ),
  };
}

const compiledTables = new WeakMap<readonly (string | CardDefinition)[], readonly CompiledCard[]>();
const compiledShipped = new Map<string, CompiledCard>();

/** A shipped card is compiled once for all matches. */
function compileEntry(entry: string | CardDefinition): CompiledCard {
  if (typeof entry !== 'string') return compile(entry);
  const found = compiledShipped.get(entry);
  if (found !== undefined) return found;
  const card = findShippedCard(entry);
  if (card === undefined) throw new RangeError(`no card ships as ${entry}`);
  const made = compile(deepFreeze(card));
  compiledShipped.set(entry, made);
  return made;
}

/** The cards of a match, compiled; also freezes them, so that copies of a state may share them. */
export function compileCards(cards: readonly (string | CardDefinition)[]): readonly CompiledCard[] {
  const found = compiledTables.get(cards);
  if (found !== undefined) return found;
  deepFreeze(cards);
  const made = cards.map(compileEntry);
  compiledTables.set(cards, made);
  return made;
}
