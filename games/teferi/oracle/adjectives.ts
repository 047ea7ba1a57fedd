/** Parses adjectives in front of a noun into filters: "tapped", "nonblack", "red or white". */
import { deepEqual } from '@ludoteca/kernel';
import { COLOURS, type ObjectFilter } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import { COLOUR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './lexicon/word-tables.ts';
import { OUTLAWS, SUBTYPE_WORDS } from './lexicon/subtypes.ts';

export interface Adjective {
  readonly filter: ObjectFilter;
  /** In front of "artifact or creature" the adjective applies to both nouns. */
  readonly distributes: boolean;
}

const STATE_ADJECTIVES: { readonly [words: string]: ObjectFilter } = {
  'attacking or blocking': { attacking: true, blocking: true },
  'blocking or attacking': { attacking: true, blocking: true },
  attacking: { attacking: true },
  blocking: { blocking: true },
  blocked: { blocked: true },
  unblocked: { attacking: true, blocked: false },
  tapped: { tapped: true },
  untapped: { tapped: false },
  nontoken: { token: false },
  other: { other: true },
  historic: { any: [{ types: ['artifact'] }, { supertypes: ['legendary'] }, { subtypes: ['Saga'] }] },
};
const COLOUR_ADJECTIVES: { readonly [words: string]: ObjectFilter } = {
  colorless: { colourCount: { max: 0 } },
  multicolored: { colourCount: { min: 2 } },
  monocolored: { colourCount: { min: 1, max: 1 } },
};

/** In front of "creature or artifact" they may belong to the first noun only. */
const ATTACHMENT_ADJECTIVES: { readonly [words: string]: ObjectFilter } = {
  enchanted: { attachment: { subtypes: ['Aura'] } },
  equipped: { attachment: { subtypes: ['Equipment'] } },
  modified: {
    any: [
      { counters: {} },
      { attachment: { subtypes: ['Equipment'] } },
      { attachment: { subtypes: ['Aura'], controller: 'you' } },
    ],
  },
};

/** "nonblack", "non-Human". */
function parseNegation(parser: Parser): ObjectFilter | undefined {
  const token = parser.acceptToken(({ text }) => text.startsWith('non') && text.length > 4);
  if (token === undefined) return undefined;
  const word = token.text.slice(token.text.charAt(3) === '-' ? 4 : 3);
  if (word === 'outlaw') return { notSubtypes: OUTLAWS };
  const [type, supertype, colour, subtype] = [
    TYPE_WORDS[word],
    SUPERTYPE_WORDS[word],
    COLOUR_WORDS[word],
    SUBTYPE_WORDS.get(word),
  ];
  if (Object.hasOwn(TYPE_WORDS, word) && type !== undefined) return { notTypes: [type] };
  if (Object.hasOwn(SUPERTYPE_WORDS, word) && supertype !== undefined) return { notSupertypes: [supertype] };
  if (Object.hasOwn(COLOUR_WORDS, word) && colour !== undefined) return { notColours: [colour] };
  return subtype === undefined ? undefined : { notSubtypes: [subtype] };
}

/** "red", "red or white". */
function parseColours(parser: Parser): ObjectFilter | undefined {
  const list = parser.listOf((inner) => inner.acceptWord(COLOUR_WORDS), [', or', 'and/or', 'or', ',']);
  return list === undefined ? undefined : { colours: COLOURS.filter((colour) => list.includes(colour)) };
}

const STATS = /^(\d{1,2})\/(\d{1,2})$/;

/** "1/1" in front of a noun. */
function parseStatsAdjective(parser: Parser): ObjectFilter | undefined {
  const token = parser.acceptToken(({ text }) => STATS.test(text));
  const [, power, toughness] = STATS.exec(token?.text ?? '') ?? [];
  if (power === undefined || toughness === undefined) return undefined;
  const [one, other] = [Number(power), Number(toughness)];
  return { power: { min: one, max: one }, toughness: { min: other, max: other } };
}

export function parseAdjective(parser: Parser): Adjective | undefined {
  const stats = parser.try(parseStatsAdjective);
  if (stats !== undefined) return { filter: stats, distributes: false };
  for (const [words, filter] of Object.entries(STATE_ADJECTIVES))
    if (parser.accept(words)) return { filter, distributes: true };
  for (const [words, filter] of Object.entries({ ...COLOUR_ADJECTIVES, ...ATTACHMENT_ADJECTIVES }))
    if (parser.accept(words)) return { filter, distributes: false };
  const shade = parser.try(parseColours);
  if (shade !== undefined) return { filter: shade, distributes: false };
  const supertype = parser.acceptWord(SUPERTYPE_WORDS);
  if (supertype !== undefined) return { filter: { supertypes: [supertype] }, distributes: false };
  const not = parser.try(parseNegation);
  if (not === undefined) return undefined;
  return { filter: not, distributes: false };
}

/** Fields whose lists are concatenated. Two different values of any other field cannot be expressed by one filter. */
const MERGED_LISTS: ReadonlySet<string> = new Set([
  'notTypes',
  'notSubtypes',
  'notColours',
  'supertypes',
  'notSupertypes',
]);

/** The conjunction of the filters; undefined where one filter cannot express it. */
export function mergeFilters(filters: readonly ObjectFilter[]): ObjectFilter | undefined {
  const all: { [key: string]: unknown } = {};
  for (const [key, value] of filters.flatMap((filter) => Object.entries(filter))) {
    const before = all[key];
    if (before === undefined || deepEqual(before, value)) all[key] = value;
    else if (MERGED_LISTS.has(key)) all[key] = [before, value].flat();
    else return undefined;
  }
  return all;
}
