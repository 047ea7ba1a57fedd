/** 702: keywords with what belongs to them. */
import { type Ability, BASIC_LANDS, COLOURS, type Filter, type Keyword } from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParseFunction } from './parser.ts';
import { parseExpandedKeyword } from './expanded-keywords.ts';
import { parseNumber } from './values.ts';
import { COLOUR_WORDS, TYPE_WORDS } from './lexicon/word-tables.ts';
import { SUBTYPE_WORDS } from './lexicon/subtypes.ts';

function parseBareKeyword(reader: Parser): readonly Keyword[] | undefined {
  const word = parsePlainKeyword(reader);
  return word === undefined ? undefined : [{ kind: 'keyword', keyword: word }];
}

const QUALITIES: { readonly [words: string]: Filter } = {
  everything: {},
  'each color': { colours: COLOURS },
  'all colors': { colours: COLOURS },
  multicolored: { colourCount: { min: 2 } },
  monocolored: { colourCount: { min: 1, max: 1 } },
  colorless: { colourCount: { max: 0 } },
};

/** "red", "artifacts", "creatures with power 4 or greater". */
function parseQuality(reader: Parser): Filter | undefined {
  const colour = reader.try((inner) => {
    const word = inner.word(COLOUR_WORDS);
    const ends = !Object.hasOwn(TYPE_WORDS, inner.peek()) && !SUBTYPE_WORDS.has(inner.peek());
    return word !== undefined && ends && inner.peek() !== 'spells' ? word : undefined;
  });
  if (colour !== undefined) return { colours: [colour] };
  for (const [words, filter] of Object.entries(QUALITIES)) if (reader.says(words)) return filter;
  return reader.try(parseSourceFilter);
}

/** A plural noun, or "instants": what a source can be wherever it is. */
function parseSourceFilter(reader: Parser): Filter | undefined {
  const spells = reader.oneOf('instants', 'sorceries');
  if (spells !== undefined) return { types: [spells === 'instants' ? 'instant' : 'sorcery'] };
  const found = parseNounPhrase(reader);
  return found?.plural === true && found.says === 'permanent' ? found.filter : undefined;
}

/** "protection from black and from red". */
function parseProtection(reader: Parser): readonly Keyword[] | undefined {
  const word = reader.oneOf('protection', 'hexproof');
  if (word === undefined || !reader.says('from')) return undefined;
  const list: Filter[] = [];
  do {
    const found = parseQuality(reader);
    if (found === undefined) return undefined;
    list.push(found);
  } while (reader.oneOf('and from', ', from', ', and from') !== undefined);
  return list.map((filter): Keyword =>
    word === 'protection'
      ? { kind: 'keyword', keyword: 'protection', from: filter }
      : { kind: 'keyword', keyword: 'hexproof from', from: filter },
  );
}

const toLandwalk = (land: Filter, name: string): readonly Keyword[] => [
  { kind: 'keyword', keyword: 'landwalk', land, name },
];

/** 702.14 */
function parseLandwalk(reader: Parser): readonly Keyword[] | undefined {
  if (reader.says('nonbasic landwalk')) return toLandwalk({ notSupertypes: ['basic'] }, 'nonbasic landwalk');
  if (reader.says('legendary landwalk'))
    return toLandwalk({ supertypes: ['legendary'] }, 'legendary landwalk');
  if (reader.says('snow landwalk')) return toLandwalk({ supertypes: ['snow'] }, 'snow landwalk');
  if (reader.says('artifact landwalk')) return toLandwalk({ types: ['artifact'] }, 'artifact landwalk');
  if (reader.says('desertwalk')) return toLandwalk({ subtypes: ['Desert'] }, 'desertwalk');
  const snow = reader.says('snow');
  for (const type of Object.keys(BASIC_LANDS)) {
    const name = `${type.toLowerCase()}walk`;
    if (reader.says(name))
      return snow
        ? toLandwalk({ subtypes: [type], supertypes: ['snow'] }, `snow ${name}`)
        : toLandwalk({ subtypes: [type] }, name);
  }
  return undefined;
}

const KEYWORDS_WITH_COST = [
  'ward',
  'cycling',
  'equip',
  'flashback',
  'kicker',
  'unearth',
  'evoke',
  'ninjutsu',
] as const;

function parseKeywordWithCost(reader: Parser): readonly Keyword[] | undefined {
  const keyword = reader.oneOf(...KEYWORDS_WITH_COST);
  const cost = keyword === undefined ? undefined : parseKeywordCost(reader);
  return keyword === undefined || cost === undefined ? undefined : [{ kind: 'keyword', keyword, cost }];
}

/** 702.29e */
function parseLandcycling(reader: Parser): readonly Keyword[] | undefined {
  const found = parseLandcyclingFilter(reader);
  const cost = found === undefined ? undefined : parseKeywordCost(reader);
  if (found === undefined || cost === undefined) return undefined;
  return [{ kind: 'keyword', keyword: 'landcycling', cost, what: { ...found, zone: 'library' } }];
}

function parseLandcyclingFilter(reader: Parser): Filter | undefined {
  if (reader.says('basic landcycling')) return { types: ['land'], supertypes: ['basic'] };
  if (reader.says('landcycling')) return { types: ['land'] };
  const token = reader.take(({ text }) => text.endsWith('cycling') && text.length > 7);
  const subtype = token === undefined ? undefined : SUBTYPE_WORDS.get(token.text.slice(0, -7));
  return subtype === undefined ? undefined : { subtypes: [subtype] };
}

const KEYWORDS_WITH_NUMBER = [
  'bushido',
  'toxic',
  'crew',
  'modular',
  'fabricate',
  'bloodthirst',
  'renown',
  'afterlife',
] as const;

function parseKeywordWithNumber(reader: Parser): readonly Keyword[] | undefined {
  const keyword = reader.oneOf(...KEYWORDS_WITH_NUMBER);
  const count = keyword === undefined ? undefined : parseNumber(reader);
  return keyword === undefined || count === undefined ? undefined : [{ kind: 'keyword', keyword, count }];
}

function parseEnchant(reader: Parser): readonly Keyword[] | undefined {
  if (!reader.says('enchant')) return undefined;
  if (reader.says('player'))
    return [{ kind: 'keyword', keyword: 'enchant', what: { any: [] }, player: true }];
  const found = parseNounPhrase(reader);
  return found === undefined || found.plural || found.says !== 'permanent'
    ? undefined
    : [{ kind: 'keyword', keyword: 'enchant', what: found.filter }];
}

function parseAffinity(reader: Parser): readonly Keyword[] | undefined {
  if (!reader.says('affinity for')) return undefined;
  const found = parseNounPhrase(reader);
  return found?.plural === true && found.says === 'permanent' && found.filter.controller === undefined
    ? [{ kind: 'keyword', keyword: 'affinity', what: { ...found.filter, controller: 'you' } }]
    : undefined;
}

/** One keyword that an object can have or gain; "protection from red and from black" is two. */
export const parseKeyword = (reader: Parser): readonly Keyword[] | undefined =>
  reader.first<readonly Keyword[]>(
    parseProtection,
    parseLandwalk,
    parseBareKeyword,
    parseKeywordWithCost,
    parseKeywordWithNumber,
  );

/** One that only a card has as printed. */
const parsePrintedKeyword: ParseFunction<readonly Ability[]> = (reader) =>
  reader.first<readonly Ability[]>(
    parseKeyword,
    parseLandcycling,
    parseEnchant,
    parseAffinity,
    parseExpandedKeyword,
  );

/** A line of nothing but keywords. */
export function parseKeywordLine(reader: Parser): readonly Ability[] | undefined {
  const list: Ability[] = [];
  do {
    const found = parsePrintedKeyword(reader);
    if (found === undefined) return undefined;
    list.push(...found);
  } while (reader.oneOf(',', ';') !== undefined);
  if (!reader.done) reader.says('.');
  return reader.done ? list : undefined;
}
