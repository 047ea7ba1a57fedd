/** Parses keyword abilities with their costs, numbers and qualities (702). */
import {
  KEYWORDS_WITH_COST,
  KEYWORDS_WITH_NUMBER,
  type Ability,
  BASIC_LANDS,
  COLOURS,
  type ObjectFilter,
  type KeywordAbility,
} from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParseFunction, ParsedAbilities } from './parser.ts';
import { parseExpandedKeyword } from './expanded-keywords.ts';
import { parseRareKeyword } from './rare-keywords.ts';
import { parseReconfigure } from './reconfigure.ts';
import { parseSoulbond } from './soulbond.ts';
import { parseNumber } from './values.ts';
import { COLOUR_WORDS, TYPE_WORDS } from './lexicon/word-tables.ts';
import { SUBTYPE_WORDS } from './lexicon/subtypes.ts';

function parseBareKeyword(parser: Parser): readonly KeywordAbility[] | undefined {
  const word = parsePlainKeyword(parser);
  return word === undefined ? undefined : [{ kind: 'keyword', keyword: word }];
}

const QUALITIES: { readonly [words: string]: ObjectFilter } = {
  everything: {},
  'each color': { colours: COLOURS },
  'all colors': { colours: COLOURS },
  multicolored: { colourCount: { min: 2 } },
  monocolored: { colourCount: { min: 1, max: 1 } },
  colorless: { colourCount: { max: 0 } },
  'spells that are one or more colors': { zone: 'stack', stack: 'spell', colourCount: { min: 1 } },
};

/** "red", "artifacts", "creatures with power 4 or greater". */
function parseQuality(parser: Parser): ObjectFilter | undefined {
  const colour = parser.try((inner) => {
    const word = inner.acceptWord(COLOUR_WORDS);
    const ends = !Object.hasOwn(TYPE_WORDS, inner.peek()) && !SUBTYPE_WORDS.has(inner.peek());
    return word !== undefined && ends && inner.peek() !== 'spells' ? word : undefined;
  });
  if (colour !== undefined) return { colours: [colour] };
  for (const [words, filter] of Object.entries(QUALITIES)) if (parser.accept(words)) return filter;
  return parser.try(parseSourceFilter);
}

/** "artifacts", "instants", "creatures with power 4 or greater". */
function parseSourceFilter(parser: Parser): ObjectFilter | undefined {
  const spells = parser.acceptAny('instants', 'sorceries');
  if (spells !== undefined) return { types: [spells === 'instants' ? 'instant' : 'sorcery'] };
  const found = parseNounPhrase(parser);
  return found?.plural === true && found.kind === 'permanent' ? found.filter : undefined;
}

/** "protection from black and from red". */
function parseProtection(parser: Parser): readonly KeywordAbility[] | undefined {
  const word = parser.acceptAny('protection', 'hexproof');
  if (word === undefined || !parser.accept('from')) return undefined;
  const list: ObjectFilter[] = [];
  do {
    const found = parseQuality(parser);
    if (found === undefined) return undefined;
    list.push(found);
  } while (parser.acceptAny('and from', ', from', ', and from') !== undefined);
  return list.map((filter): KeywordAbility =>
    word === 'protection'
      ? { kind: 'keyword', keyword: 'protection', from: filter }
      : { kind: 'keyword', keyword: 'hexproof from', from: filter },
  );
}

const toLandwalk = (land: ObjectFilter, name: string): readonly KeywordAbility[] => [
  { kind: 'keyword', keyword: 'landwalk', land, name },
];

/** 702.14 */
function parseLandwalk(parser: Parser): readonly KeywordAbility[] | undefined {
  if (parser.accept('nonbasic landwalk'))
    return toLandwalk({ notSupertypes: ['basic'] }, 'nonbasic landwalk');
  if (parser.accept('legendary landwalk'))
    return toLandwalk({ supertypes: ['legendary'] }, 'legendary landwalk');
  if (parser.accept('snow landwalk')) return toLandwalk({ supertypes: ['snow'] }, 'snow landwalk');
  if (parser.accept('artifact landwalk')) return toLandwalk({ types: ['artifact'] }, 'artifact landwalk');
  if (parser.accept('desertwalk')) return toLandwalk({ subtypes: ['Desert'] }, 'desertwalk');
  const snow = parser.accept('snow');
  for (const type of Object.keys(BASIC_LANDS)) {
    const name = `${type.toLowerCase()}walk`;
    if (parser.accept(name))
      return snow
        ? toLandwalk({ subtypes: [type], supertypes: ['snow'] }, `snow ${name}`)
        : toLandwalk({ subtypes: [type] }, name);
  }
  return undefined;
}

function parseKeywordWithCost(parser: Parser): readonly KeywordAbility[] | undefined {
  const keyword = parser.acceptAny(...KEYWORDS_WITH_COST);
  const cost = keyword === undefined ? undefined : parseKeywordCost(parser);
  return keyword === undefined || cost === undefined ? undefined : [{ kind: 'keyword', keyword, cost }];
}

/** 702.29e */
function parseLandcycling(parser: Parser): readonly KeywordAbility[] | undefined {
  const found = parseLandcyclingFilter(parser);
  const cost = found === undefined ? undefined : parseKeywordCost(parser);
  if (found === undefined || cost === undefined) return undefined;
  return [{ kind: 'keyword', keyword: 'landcycling', cost, what: { ...found, zone: 'library' } }];
}

function parseLandcyclingFilter(parser: Parser): ObjectFilter | undefined {
  if (parser.accept('basic landcycling')) return { types: ['land'], supertypes: ['basic'] };
  if (parser.accept('landcycling')) return { types: ['land'] };
  if (parser.accept('artifact landcycling')) return { allTypes: ['artifact', 'land'] };
  const token = parser.acceptToken(({ text }) => text.endsWith('cycling') && text.length > 7);
  const subtype = token === undefined ? undefined : SUBTYPE_WORDS.get(token.text.slice(0, -7));
  return subtype === undefined ? undefined : { subtypes: [subtype] };
}

function parseKeywordWithNumber(parser: Parser): readonly KeywordAbility[] | undefined {
  const keyword = parser.acceptAny(...KEYWORDS_WITH_NUMBER);
  const count = keyword === undefined ? undefined : parseNumber(parser);
  return keyword === undefined || count === undefined ? undefined : [{ kind: 'keyword', keyword, count }];
}

function parseEnchant(parser: Parser): readonly KeywordAbility[] | undefined {
  if (!parser.accept('enchant')) return undefined;
  if (parser.accept('player'))
    return [{ kind: 'keyword', keyword: 'enchant', what: { any: [] }, player: true }];
  const found = parseNounPhrase(parser);
  return found === undefined || found.plural || found.kind !== 'permanent'
    ? undefined
    : [{ kind: 'keyword', keyword: 'enchant', what: found.filter }];
}

function parseAffinity(parser: Parser): readonly KeywordAbility[] | undefined {
  if (!parser.accept('affinity for')) return undefined;
  const found = parseNounPhrase(parser);
  return found?.plural === true && found.kind === 'permanent' && found.filter.controller === undefined
    ? [{ kind: 'keyword', keyword: 'affinity', what: { ...found.filter, controller: 'you' } }]
    : undefined;
}

/** A keyword that an object can have or gain; "protection from red and from black" is two abilities. */
export const parseKeyword = (parser: Parser): readonly KeywordAbility[] | undefined =>
  parser.firstOf<readonly KeywordAbility[]>(
    parseProtection,
    parseLandwalk,
    parseBareKeyword,
    parseKeywordWithCost,
    parseKeywordWithNumber,
  );

/** A keyword that only printed text contains. */
const parsePrintedKeyword: ParseFunction<readonly Ability[]> = (parser) =>
  parser.firstOf<readonly Ability[]>(
    parseKeyword,
    parseLandcycling,
    parseEnchant,
    parseAffinity,
    parseExpandedKeyword,
    parseRareKeyword,
    parseReconfigure,
    parseSoulbond,
  );

/** A line that consists of keywords only. */
export function parseKeywordLine(parser: Parser): ParsedAbilities {
  const list: Ability[] = [];
  do {
    const found = parsePrintedKeyword(parser);
    if (found === undefined) return undefined;
    list.push(...found);
  } while (parser.acceptAny(',', ';') !== undefined);
  if (!parser.isAtEnd) parser.accept('.');
  return parser.isAtEnd ? list : undefined;
}
