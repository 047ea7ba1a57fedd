/** Cards as the rules read them: worked out once for a table of cards, outside the state. */
import {
  type Ability,
  type ActivatedAbility,
  type AdditionalCost,
  type AlternativeCost,
  BASIC_LANDS,
  type Card,
  type DefiningAbility,
  type Effect,
  type Keyword,
  MANA,
  type ObjectRule,
  type PlainKeyword,
  type ReplacementAbility,
  type RuleAbility,
  type SpellAbility,
  type StaticAbility,
  type Trigger,
  type TriggeredAbility,
  TRIGGERS,
} from '../abilities/index.ts';
import { expanded } from '../abilities/keywords.ts';
import { shippedCard } from '../cards/shipped.ts';
import { frozen } from './frozen.ts';
import { ANY_MANA, type ManaCost, readCost } from './mana-cost.ts';
import { colourBits, EVERY_CREATURE_TYPE, keywordBit, LAND, superBits, typeBits } from './masks.ts';

/** A list of abilities, sorted by what asks for them. */
export interface Abilities {
  readonly all: readonly Ability[];
  readonly keywords: number;
  /** Keywords that are more than a bit: protection, ward, landwalk … */
  readonly words: readonly Keyword[];
  readonly names: readonly Keyword['keyword'][];
  readonly activated: readonly ActivatedAbility[];
  readonly triggered: readonly TriggeredAbility[];
  readonly statics: readonly StaticAbility[];
  readonly gameRules: readonly RuleAbility[];
  readonly replacements: readonly ReplacementAbility[];
  /** What its triggered abilities wait for, as bits of TRIGGERS. */
  readonly hears: number;
  /** Mana that it gives for {T} alone: one entry for each way. */
  readonly taps: readonly Tap[];
  /** For each activated ability whether it is such a one. */
  readonly bare: readonly boolean[];
  /** Some of them may be activated by others than its controller. */
  readonly foreign: boolean;
  /** Some of them, on the battlefield, are no mana abilities. */
  readonly acts: boolean;
}

/** A mana ability that costs only {T}: what automatic payment uses. */
export interface Tap {
  /** Its place among the activated abilities. */
  readonly ability: number;
  /** For each mana that it gives the types it may be. */
  readonly units: readonly number[];
}

/** 613: all that layers can change. */
export interface Traits {
  readonly types: number;
  readonly supers: number;
  readonly subtypes: readonly string[];
  readonly colours: number;
  readonly abilities: Abilities;
  readonly keywords: number;
  readonly rules: readonly ObjectRule[];
  readonly power: number;
  readonly toughness: number;
}

export interface Compiled {
  readonly card: Card;
  readonly cost: ManaCost | undefined;
  readonly manaValue: number;
  /** The symbols to pay, each a set of types, where nothing about the cost leaves a choice. */
  readonly demand: readonly number[] | undefined;
  /** As printed. */
  readonly traits: Traits;
  readonly spell: SpellAbility | undefined;
  readonly defining: DefiningAbility | undefined;
  readonly additional: readonly AdditionalCost[];
  readonly alternative: readonly AlternativeCost[];
  readonly enchant: Extract<Keyword, { keyword: 'enchant' }> | undefined;
  /** Abilities that function in other zones than the battlefield. */
  readonly elsewhere: boolean;
}

/** 605.1a */
export const isManaAbility = (ability: ActivatedAbility): boolean =>
  'effects' in ability &&
  (ability.targets?.length ?? 0) === 0 &&
  ability.effects.some((effect) => effect.do === 'add mana') &&
  !ability.cost.some((cost) => cost.pay === 'loyalty');

const NO_KEYWORDS: readonly Keyword[] = [];
const lists = new WeakMap<readonly Ability[], Abilities>();

/** 305.6: the ability that comes with a basic land type. */
export const basicAbility = (type: keyof typeof BASIC_LANDS): ActivatedAbility => BASIC_ABILITIES[type];
const landAbility = (mana: (typeof MANA)[number]): ActivatedAbility => ({
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
export const basicTypesIn = (subtypes: readonly string[]): (keyof typeof BASIC_LANDS)[] =>
  subtypes.filter((subtype): subtype is keyof typeof BASIC_LANDS => Object.hasOwn(BASIC_LANDS, subtype));

export function abilitiesOf(listed: readonly Ability[]): Abilities {
  const found = lists.get(listed);
  if (found !== undefined) return found;
  const all = frozen(
    listed.flatMap((ability) => (ability.kind === 'keyword' ? [ability, ...expanded(ability)] : [ability])),
  );
  let keywords = 0;
  const words = all.filter((ability): ability is Keyword => ability.kind === 'keyword');
  for (const word of words) if (isPlainWord(word)) keywords |= keywordBit(word.keyword);
  const activated = all.filter((ability): ability is ActivatedAbility => ability.kind === 'activated');
  const triggered = all.filter((ability): ability is TriggeredAbility => ability.kind === 'triggered');
  const made: Abilities = {
    all,
    keywords,
    words: words.length === 0 ? NO_KEYWORDS : words,
    names: words.map(({ keyword }) => keyword),
    activated,
    triggered,
    hears: triggered.reduce((sum, { when }) => sum | hearing(when), 0),
    statics: all.filter((ability): ability is StaticAbility => ability.kind === 'static'),
    gameRules: all.filter((ability): ability is RuleAbility => ability.kind === 'rule'),
    replacements: all.filter((ability): ability is ReplacementAbility => ability.kind === 'replacement'),
    taps: activated.flatMap((ability, i) => tapOf(ability, i)),
    bare: activated.map((ability, i) => tapOf(ability, i).length > 0),
    foreign: activated.some(({ who }) => who !== undefined),
    acts: activated.some(
      (ability) => (ability.zone ?? 'battlefield') === 'battlefield' && !isManaAbility(ability),
    ),
  };
  lists.set(listed, made);
  return made;
}

const isPlainWord = (word: Keyword): word is Keyword & { keyword: PlainKeyword } =>
  Object.keys(word).length === 2;

/** What an ability that waits for this must be told of. */
export const hearing = (trigger: Trigger): number =>
  trigger.on === 'any'
    ? trigger.of.reduce((sum, one) => sum | hearing(one), 0)
    : 1 << TRIGGERS.indexOf(trigger.on);

/** What automatic payment can count on: {T} and nothing else, a fixed amount. */
function tapOf(ability: ActivatedAbility, place: number): Tap[] {
  if (!('effects' in ability) || ability.effects.length !== 1 || ability.cost.length !== 1) return [];
  const [effect] = ability.effects;
  if (effect?.do !== 'add mana' || effect.only !== undefined || ability.cost[0]?.pay !== 'tap') return [];
  if (ability.condition !== undefined || ability.zone !== undefined || ability.timing !== undefined)
    return [];
  if (ability.perTurn !== undefined || (effect.who !== undefined && effect.who !== 'you')) return [];
  const units = unitsOf(effect);
  return units === undefined ? [] : [{ ability: place, units }];
}

const manaBit = (type: (typeof MANA)[number]): number => 1 << MANA.indexOf(type);

function unitsOf({ mana }: Extract<Effect, { do: 'add mana' }>): number[] | undefined {
  if ('all' in mana) return mana.times === undefined ? mana.all.map(manaBit) : undefined;
  const types = 'one' in mana ? mana.one : mana.mixed;
  const mask = types.reduce((sum, type) => sum | manaBit(type), 0) & ANY_MANA;
  if (typeof mana.count !== 'number') return undefined;
  return mana.count === 1 || 'mixed' in mana ? Array.from({ length: mana.count }, () => mask) : undefined;
}

/** No X, no hybrid with life or two, nothing besides, nothing that makes it cheaper. */
const isPlainCost = ({ xs, twobrid, phyrexian }: ManaCost, { all }: Abilities): boolean =>
  xs + twobrid.length + phyrexian.length === 0 &&
  !all.some(
    (ability) =>
      ability.kind === 'additional cost' ||
      ability.kind === 'rule' ||
      (ability.kind === 'keyword' && ability.keyword === 'affinity'),
  );
const demandOf = ({ symbols, generic }: ManaCost): number[] => [
  ...symbols,
  ...Array.from({ length: generic }, () => ANY_MANA),
];

function compile(card: Card): Compiled {
  const listed: Ability[] = [...card.abilities];
  const subtypes = card.subtypes ?? [];
  const types = typeBits(card.types);
  if ((types & LAND) !== 0) listed.unshift(...basicTypesIn(subtypes).map(basicAbility));
  const abilities = abilitiesOf(listed);
  const cost = card.cost === undefined ? undefined : readCost(card.cost);
  // 604.3: both define what the card is, in layers 4 and 5: losing all abilities comes later.
  const devoid = (abilities.keywords & keywordBit('devoid')) !== 0;
  const everything = (abilities.keywords & keywordBit('changeling')) !== 0;
  const colours = card.colours === undefined ? (cost?.colours ?? 0) : colourBits(card.colours);
  const { all } = abilities;
  return {
    card,
    cost,
    manaValue: cost?.manaValue ?? 0,
    demand: cost === undefined || !isPlainCost(cost, abilities) ? undefined : demandOf(cost),
    traits: {
      types: everything ? types | EVERY_CREATURE_TYPE : types,
      supers: superBits(card.supertypes),
      subtypes,
      colours: devoid ? 0 : colours,
      abilities,
      keywords: abilities.keywords,
      rules: [],
      power: card.power ?? 0,
      toughness: card.toughness ?? 0,
    },
    spell: all.find((ability): ability is SpellAbility => ability.kind === 'spell'),
    defining: all.find((ability): ability is DefiningAbility => ability.kind === 'defining'),
    additional: all.filter((ability): ability is AdditionalCost => ability.kind === 'additional cost'),
    alternative: all.filter((ability): ability is AlternativeCost => ability.kind === 'alternative cost'),
    enchant: abilities.words.find((word) => word.keyword === 'enchant'),
    elsewhere: all.some(
      (ability) =>
        ((ability.kind === 'activated' || ability.kind === 'triggered') &&
          (ability.zone ?? 'battlefield') !== 'battlefield') ||
        (ability.kind === 'alternative cost' && ability.name === 'flashback'),
    ),
  };
}

const tables = new WeakMap<readonly (string | Card)[], readonly Compiled[]>();
const shippedOnes = new Map<string, Compiled>();

/** A shipped card is compiled once for all matches. */
function compileEntry(entry: string | Card): Compiled {
  if (typeof entry !== 'string') return compile(entry);
  const found = shippedOnes.get(entry);
  if (found !== undefined) return found;
  const card = shippedCard(entry);
  if (card === undefined) throw new RangeError(`no card ships as ${entry}`);
  const made = compile(frozen(card));
  shippedOnes.set(entry, made);
  return made;
}

/** The cards of a match, compiled; also freezes them, so that copies of a state may share them. */
export function compiledOf(cards: readonly (string | Card)[]): readonly Compiled[] {
  const found = tables.get(cards);
  if (found !== undefined) return found;
  frozen(cards);
  const made = cards.map(compileEntry);
  tables.set(cards, made);
  return made;
}
