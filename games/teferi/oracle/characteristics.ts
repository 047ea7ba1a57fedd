/** Parses descriptions of objects ("2/2 red Goblin creature") and changes of types, colours and base power and toughness. */
import {
  type Ability,
  BASIC_LANDS,
  CARD_TYPES,
  COLOURS,
  CREATURE_TYPES,
  type CardType,
  type ContinuousChange,
  type Colour,
  type Supertype,
  type Amount,
} from '../abilities/index.ts';
import { parseAbilityList } from './power-and-abilities.ts';
import { type Parser, type ParsedChanges, AND } from './parser.ts';
import { parseNumber, parseValue } from './values.ts';
import { COLOUR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './lexicon/word-tables.ts';
import { SUBTYPE_WORDS } from './lexicon/subtypes.ts';

/** "2/2 red Goblin artifact creature with haste". */
export interface ObjectDescription {
  readonly stats: readonly [Amount, Amount] | undefined;
  readonly supertypes: readonly Supertype[];
  readonly colours: readonly Colour[] | undefined;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
  readonly abilities: readonly Ability[];
}

const STATS = /^(\d{1,3}|x)\/(\d{1,3}|x)$/;

const toStat = (text: string | undefined): Amount => (text === 'x' ? 'X' : Number(text));

function parseStats(parser: Parser): readonly [Amount, Amount] | undefined {
  const token = parser.acceptToken(({ text }) => STATS.test(text));
  const parts = token === undefined ? null : STATS.exec(token.text);
  if (parts === null) return undefined;
  const found = [toStat(parts[1]), toStat(parts[2])] as const;
  if (found.includes('X') && parser.context.xKnown !== true) parser.updateContext({ xPending: true });
  return found;
}

function parseColourList(parser: Parser): readonly Colour[] | undefined {
  if (parser.accept('colorless')) return [];
  if (parser.accept('all colors')) return COLOURS;
  const list: Colour[] = [];
  for (;;) {
    const next = parser.try((inner) => {
      if (list.length > 0) inner.acceptAny(...AND);
      return inner.acceptWord(COLOUR_WORDS);
    });
    if (next === undefined) return list.length === 0 ? undefined : list;
    list.push(next);
  }
}

const parseSubtype = (parser: Parser): string | undefined => {
  // In a description the name of the card can be a subtype: a card named Ooze can create an Ooze.
  const token = parser.acceptToken(
    ({ text, raw }) => raw.charAt(0) !== text.charAt(0) && SUBTYPE_WORDS.has(raw.toLowerCase()),
  );
  return token === undefined ? undefined : SUBTYPE_WORDS.get(token.raw.toLowerCase());
};

function parseMany<T>(parser: Parser, rule: (inner: Parser) => T | undefined): T[] {
  const list: T[] = [];
  for (let next = parser.try(rule); next !== undefined; next = parser.try(rule)) list.push(next);
  return list;
}

export function parseDescription(parser: Parser): ObjectDescription | undefined {
  const legendary = parseMany(parser, (inner) => inner.acceptWord(SUPERTYPE_WORDS));
  const size = parser.try(parseStats);
  const colours = parser.try(parseColourList);
  const supertypes = [...legendary, ...parseMany(parser, (inner) => inner.acceptWord(SUPERTYPE_WORDS))];
  const subtypes = parseMany(parser, parseSubtype);
  const found = parseMany(parser, (inner) => inner.acceptWord(TYPE_WORDS));
  const types = CARD_TYPES.filter((type) => found.includes(type));
  if (subtypes.length + types.length === 0) return undefined;
  return { stats: size, supertypes, colours, subtypes, types, abilities: [] };
}

function parseBaseStats(parser: Parser): ParsedChanges {
  if (
    parser.acceptAny(
      'has base power and toughness',
      'have base power and toughness',
      'has base power and base toughness',
    ) === undefined
  )
    return parseSingleBaseStat(parser);
  const size = parser.try(parseStats) ?? parseEachEqual(parser);
  return size === undefined ? undefined : [{ change: 'base', power: size[0], toughness: size[1] }];
}

/** "has base power 0" */
function parseSingleBaseStat(parser: Parser): ParsedChanges {
  const stat = parser.acceptAny(
    'has base power',
    'have base power',
    'has base toughness',
    'have base toughness',
  );
  const size = stat === undefined ? undefined : parseNumber(parser);
  if (stat === undefined || size === undefined) return undefined;
  return [{ change: 'base', [stat.endsWith('power') ? 'power' : 'toughness']: size }];
}

/** "each equal to its mana value" */
function parseEachEqual(parser: Parser): readonly [Amount, Amount] | undefined {
  const size = parser.accept('each equal to') ? parseValue(parser) : undefined;
  return size === undefined ? undefined : [size, size];
}

const EVERY_CREATURE_TYPE: readonly ContinuousChange[] = [
  { change: 'types', how: 'add', subtypes: 'every creature type' },
];

/** "becomes a 3/3 Elemental creature", "is an artifact in addition to its other types", "is red". */
export function parseCharacteristicsChange(parser: Parser): ParsedChanges {
  const first = parser.try(parseBaseStats);
  if (first !== undefined) return first;
  if (parser.acceptAny("isn't a creature", "aren't creatures") !== undefined)
    return [{ change: 'types', how: 'remove', types: ['creature'] }];
  if (parser.acceptAny('gains all creature types', 'gain all creature types') !== undefined)
    return EVERY_CREATURE_TYPE;
  const verb = parser.acceptAny('becomes', 'become', 'is', 'are');
  if (verb === undefined) return undefined;
  if (parser.accept('every creature type')) return EVERY_CREATURE_TYPE;
  if (
    parser.acceptAny(
      'every basic land type in addition to its other types',
      'every basic land type in addition to their other types',
    ) !== undefined
  )
    return [{ change: 'types', how: 'add', subtypes: Object.keys(BASIC_LANDS) }];
  parser.acceptAny('a', 'an');
  const found = parser.try(parseDescription);
  if (found === undefined)
    return verb === 'is' || verb === 'are' || verb.startsWith('become')
      ? parseColourChange(parser)
      : undefined;
  const trailingStats = found.stats === undefined ? parser.try(parseWithBaseStats) : undefined;
  // "with base power and toughness 8/8, flying, and first strike"
  const more =
    trailingStats === undefined
      ? undefined
      : parser.try((inner) => (inner.accept(',') ? parseGainedTraits(inner) : undefined));
  const hasTraits = trailingStats === undefined && parser.accept('with');
  const gained = hasTraits ? parseGainedTraits(parser) : (more ?? NO_TRAITS);
  if (gained === undefined) return undefined;
  const { abilities } = gained;
  // "in addition to its other colors and types" keeps the colours too.
  const keepsColours = parser.acceptAny(
    'in addition to its other colors and types',
    'in addition to their other colors and types',
  );
  const added =
    keepsColours !== undefined ||
    parser.acceptAny(
      'in addition to its other types',
      'in addition to their other types',
      'in addition to its other land types',
      'in addition to their other land types',
      'in addition to its other creature types',
      'in addition to their other creature types',
      "that's still a land",
      "that's still a planeswalker",
      'that are still lands',
    ) !== undefined;
  const plain = toChanges(parser, { ...found, stats: trailingStats ?? found.stats, abilities }, added);
  const changes = gained.everyType ? plain?.concat(EVERY_CREATURE_TYPE) : plain;
  return keepsColours === undefined
    ? changes
    : changes?.map((one): ContinuousChange =>
        one.change === 'colours' ? { change: 'colours', how: 'add', colours: one.colours } : one,
      );
}

interface GainedTraits {
  readonly abilities: readonly Ability[];
  readonly everyType: boolean;
}
const NO_TRAITS: GainedTraits = { abilities: [], everyType: false };

/** "vigilance and all creature types" */
function parseGainedTraits(parser: Parser): GainedTraits | undefined {
  if (parser.accept('all creature types')) return { abilities: [], everyType: true };
  const abilities = parseAbilityList(parser);
  if (abilities === undefined) return undefined;
  return {
    abilities,
    everyType: parser.acceptAny('and all creature types', ', and all creature types') !== undefined,
  };
}

/** "a blue Frog with base power and toughness 1/1" */
function parseWithBaseStats(parser: Parser): readonly [Amount, Amount] | undefined {
  if (parser.accept('with base power and toughness')) return parser.try(parseStats) ?? parseEachEqual(parser);
  return parser.accept('with power and toughness') ? parseEachEqual(parser) : undefined;
}

function toChanges(parser: Parser, found: ObjectDescription, added: boolean): ParsedChanges {
  const { stats: size, supertypes, colours, subtypes, types, abilities } = found;
  const isBasic = subtypes.length > 0 && subtypes.every((one) => Object.hasOwn(BASIC_LANDS, one));
  // 305.7: "is a Swamp" sets the land types, which removes the rules text.
  if (
    isBasic &&
    !added &&
    types.length + abilities.length + supertypes.length === 0 &&
    size === undefined &&
    colours === undefined
  )
    return [{ change: 'types', how: 'set', subtypes }];
  // 205.1a: "becomes a blue Frog" sets the creature types and keeps the card types.
  if (!added && types.length === 0 && size !== undefined)
    return [
      { change: 'types', how: 'set', subtypes, ...(supertypes.length === 0 ? {} : { supertypes }) },
      ...(colours === undefined ? [] : [{ change: 'colours', how: 'set', colours } as const]),
      ...(abilities.length === 0 ? [] : [{ change: 'gain', abilities } as const]),
      { change: 'base', power: size[0], toughness: size[1] },
    ];
  // "becomes a Human Warrior with vigilance" sets the creature types alone.
  if (
    !added &&
    types.length + supertypes.length === 0 &&
    size === undefined &&
    colours === undefined &&
    subtypes.length > 0 &&
    subtypes.every((one) => CREATURE_TYPES.includes(one))
  )
    return [
      { change: 'types', how: 'set', subtypes },
      ...(abilities.length === 0 ? [] : [{ change: 'gain', abilities } as const]),
    ];
  // 205.1b: "becomes an artifact creature" keeps what it was; "becomes an artifact" does not.
  const isBoth = types.includes('artifact') && types.includes('creature');
  const keepsTypes = added || isBoth || isStillLand(parser);
  // 205.1a: otherwise the new types replace the old ones.
  const how = keepsTypes ? 'add' : 'set';
  if (!keepsTypes && (!types.includes('creature') || size === undefined)) return undefined;
  // 205.1b: "becomes a Golem artifact creature" replaces the creature types and keeps all else.
  const replacesSubtypes = isBoth && !added && !isStillLand(parser) && subtypes.length > 0;
  return [
    {
      change: 'types',
      how,
      ...(types.length === 0 ? {} : { types }),
      ...(subtypes.length === 0 || replacesSubtypes ? {} : { subtypes }),
      ...(supertypes.length === 0 ? {} : { supertypes }),
    },
    ...(replacesSubtypes ? [{ change: 'types', how: 'set', subtypes } as const] : []),
    ...(colours === undefined ? [] : [{ change: 'colours', how: 'set', colours } as const]),
    ...(abilities.length === 0 ? [] : [{ change: 'gain', abilities } as const]),
    ...(size === undefined ? [] : [{ change: 'base', power: size[0], toughness: size[1] } as const]),
  ];
}

/** Looks ahead for "… until end of turn. It's still a land." */
function isStillLand(parser: Parser): boolean {
  const ahead = parser.tokens
    .slice(parser.index)
    .map(({ text }) => text)
    .join(' ');
  return /^(until end of turn )?\. (it 's still a land|they're still lands)/.test(ahead);
}

function parseColourChange(parser: Parser): ParsedChanges {
  const colours = parseColourList(parser);
  return colours === undefined ? undefined : [{ change: 'colours', how: 'set', colours }];
}
