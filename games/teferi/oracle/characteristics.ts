/** Types, colours and base power and toughness that something has or gets. */
import {
  type Ability,
  BASIC_LANDS,
  CARD_TYPES,
  type CardType,
  type Change,
  type Colour,
  type Supertype,
  type Value,
} from '../abilities/index.ts';
import { parseAbilityList } from './power-and-abilities.ts';
import type { Parser } from './parser.ts';
import { parseNumber, parseValue } from './values.ts';
import { COLOUR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './lexicon/word-tables.ts';
import { SUBTYPE_WORDS } from './lexicon/subtypes.ts';

/** A description such as tokens have: "2/2 red Goblin artifact creature with haste". */
export interface ObjectDescription {
  readonly stats: readonly [Value, Value] | undefined;
  readonly supertypes: readonly Supertype[];
  readonly colours: readonly Colour[] | undefined;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
  readonly abilities: readonly Ability[];
}

const STATS = /^(\d{1,3}|x)\/(\d{1,3}|x)$/;

const toStat = (text: string | undefined): Value => (text === 'x' ? 'X' : Number(text));

function parseStats(reader: Parser): readonly [Value, Value] | undefined {
  const token = reader.take(({ text }) => STATS.test(text));
  const parts = token === undefined ? null : STATS.exec(token.text);
  if (parts === null) return undefined;
  const found = [toStat(parts[1]), toStat(parts[2])] as const;
  if (found.includes('X') && reader.context.x !== true) reader.mean({ owesX: true });
  return found;
}

function parseColourList(reader: Parser): readonly Colour[] | undefined {
  if (reader.says('colorless')) return [];
  const list: Colour[] = [];
  for (;;) {
    const next = reader.try((inner) => {
      if (list.length > 0) inner.oneOf(', and', 'and', ',');
      return inner.word(COLOUR_WORDS);
    });
    if (next === undefined) return list.length === 0 ? undefined : list;
    list.push(next);
  }
}

const parseSubtype = (reader: Parser): string | undefined => {
  // In a description the card's own name is no name: an Ooze can make an Ooze.
  const token = reader.take(
    ({ text, raw }) => raw.charAt(0) !== text.charAt(0) && SUBTYPE_WORDS.has(raw.toLowerCase()),
  );
  return token === undefined ? undefined : SUBTYPE_WORDS.get(token.raw.toLowerCase());
};

function parseMany<T>(reader: Parser, rule: (inner: Parser) => T | undefined): T[] {
  const list: T[] = [];
  for (let next = reader.try(rule); next !== undefined; next = reader.try(rule)) list.push(next);
  return list;
}

export function parseDescription(reader: Parser): ObjectDescription | undefined {
  const legendary = parseMany(reader, (inner) => inner.word(SUPERTYPE_WORDS));
  const size = reader.try(parseStats);
  const colours = reader.try(parseColourList);
  const supertypes = [...legendary, ...parseMany(reader, (inner) => inner.word(SUPERTYPE_WORDS))];
  const subtypes = parseMany(reader, parseSubtype);
  const found = parseMany(reader, (inner) => inner.word(TYPE_WORDS));
  const types = CARD_TYPES.filter((type) => found.includes(type));
  if (subtypes.length + types.length === 0) return undefined;
  return { stats: size, supertypes, colours, subtypes, types, abilities: [] };
}

function parseBaseStats(reader: Parser): readonly Change[] | undefined {
  if (
    reader.oneOf(
      'has base power and toughness',
      'have base power and toughness',
      'has base power and base toughness',
    ) === undefined
  )
    return parseSingleBaseStat(reader);
  const size = reader.try(parseStats) ?? parseEachEqual(reader);
  return size === undefined ? undefined : [{ change: 'base', power: size[0], toughness: size[1] }];
}

/** "has base power 0" */
function parseSingleBaseStat(reader: Parser): readonly Change[] | undefined {
  const stat = reader.oneOf('has base power', 'have base power', 'has base toughness', 'have base toughness');
  const size = stat === undefined ? undefined : parseNumber(reader);
  if (stat === undefined || size === undefined) return undefined;
  return [{ change: 'base', [stat.endsWith('power') ? 'power' : 'toughness']: size }];
}

/** "each equal to its mana value" */
function parseEachEqual(reader: Parser): readonly [Value, Value] | undefined {
  const size = reader.says('each equal to') ? parseValue(reader) : undefined;
  return size === undefined ? undefined : [size, size];
}

const EVERY_CREATURE_TYPE: readonly Change[] = [
  { change: 'types', how: 'add', subtypes: 'every creature type' },
];

/** "becomes a 3/3 Elemental creature", "is an artifact in addition to its other types", "is red". */
export function parseCharacteristicsChange(reader: Parser): readonly Change[] | undefined {
  const first = reader.try(parseBaseStats);
  if (first !== undefined) return first;
  if (reader.oneOf('gains all creature types', 'gain all creature types') !== undefined)
    return EVERY_CREATURE_TYPE;
  const verb = reader.oneOf('becomes', 'become', 'is', 'are');
  if (verb === undefined) return undefined;
  if (reader.says('every creature type')) return EVERY_CREATURE_TYPE;
  reader.oneOf('a', 'an');
  const found = reader.try(parseDescription);
  if (found === undefined)
    return verb === 'is' || verb === 'are' || verb.startsWith('become')
      ? parseColourChange(reader)
      : undefined;
  const later = found.stats === undefined ? reader.try(parseWithBaseStats) : undefined;
  const abilities = later === undefined && reader.says('with') ? parseAbilityList(reader) : [];
  if (abilities === undefined) return undefined;
  // "in addition to its other colors and types" keeps the colours too.
  const coloured = reader.oneOf(
    'in addition to its other colors and types',
    'in addition to their other colors and types',
  );
  const added =
    coloured !== undefined ||
    reader.oneOf(
      'in addition to its other types',
      'in addition to their other types',
      'in addition to its other land types',
      'in addition to their other land types',
      'in addition to its other creature types',
      'in addition to their other creature types',
      "that's still a land",
      'that are still lands',
    ) !== undefined;
  const changes = toChanges(reader, { ...found, stats: later ?? found.stats, abilities }, added);
  return coloured === undefined
    ? changes
    : changes?.map((one): Change =>
        one.change === 'colours' ? { change: 'colours', how: 'add', colours: one.colours } : one,
      );
}

/** "a blue Frog with base power and toughness 1/1" */
function parseWithBaseStats(reader: Parser): readonly [Value, Value] | undefined {
  if (reader.says('with base power and toughness')) return reader.try(parseStats) ?? parseEachEqual(reader);
  return reader.says('with power and toughness') ? parseEachEqual(reader) : undefined;
}

function toChanges(reader: Parser, found: ObjectDescription, added: boolean): readonly Change[] | undefined {
  const { stats: size, supertypes, colours, subtypes, types, abilities } = found;
  const isBasic = subtypes.length > 0 && subtypes.every((one) => Object.hasOwn(BASIC_LANDS, one));
  // 305.7: "is a Swamp" says it of the land types alone, and takes the text away.
  if (
    isBasic &&
    !added &&
    types.length + abilities.length + supertypes.length === 0 &&
    size === undefined &&
    colours === undefined
  )
    return [{ change: 'types', how: 'set', subtypes }];
  // 205.1a: "becomes a blue Frog" says it of creature types alone; what else it is stays.
  if (!added && types.length === 0 && size !== undefined)
    return [
      { change: 'types', how: 'set', subtypes, ...(supertypes.length === 0 ? {} : { supertypes }) },
      ...(colours === undefined ? [] : [{ change: 'colours', how: 'set', colours } as const]),
      ...(abilities.length === 0 ? [] : [{ change: 'gain', abilities } as const]),
      { change: 'base', power: size[0], toughness: size[1] },
    ];
  // Until the sentence behind it says so, whether a land stays one is not known.
  // 205.1b: "becomes an artifact creature" keeps what it was; "becomes an artifact" does not.
  const isBoth = types.includes('artifact') && types.includes('creature');
  const stays = added || isBoth || isStillLand(reader);
  // 205.1a: what is said takes the place of its types.
  const how = stays ? 'add' : 'set';
  if (!stays && (!types.includes('creature') || size === undefined)) return undefined;
  // 205.1b: "becomes a Golem artifact creature" keeps all but other creature types.
  const anew = isBoth && !added && !isStillLand(reader) && subtypes.length > 0;
  return [
    {
      change: 'types',
      how,
      ...(types.length === 0 ? {} : { types }),
      ...(subtypes.length === 0 || anew ? {} : { subtypes }),
      ...(supertypes.length === 0 ? {} : { supertypes }),
    },
    ...(anew ? [{ change: 'types', how: 'set', subtypes } as const] : []),
    ...(colours === undefined ? [] : [{ change: 'colours', how: 'set', colours } as const]),
    ...(abilities.length === 0 ? [] : [{ change: 'gain', abilities } as const]),
    ...(size === undefined ? [] : [{ change: 'base', power: size[0], toughness: size[1] } as const]),
  ];
}

/** "… until end of turn. It's still a land." */
function isStillLand(reader: Parser): boolean {
  const ahead = reader.tokens
    .slice(reader.place)
    .map(({ text }) => text)
    .join(' ');
  return /^(until end of turn )?\. (it 's still a land|they're still lands)/.test(ahead);
}

function parseColourChange(reader: Parser): readonly Change[] | undefined {
  const colours = parseColourList(reader);
  return colours === undefined ? undefined : [{ change: 'colours', how: 'set', colours }];
}
