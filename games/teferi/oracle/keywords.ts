/** 702: keywords with what belongs to them. */
import { type Ability, BASIC_LANDS, COLOURS, type Filter, type Keyword } from '../abilities/index.ts';
import { price } from './costs.ts';
import { plainKeyword } from './keyword-names.ts';
import { noun } from './nouns.ts';
import type { Reader, Rule } from './reader.ts';
import { spelled } from './spelled-keywords.ts';
import { plainNumber } from './values.ts';
import { COLOUR_WORDS, TYPE_WORDS } from './lexicon/closed.ts';
import { SUBTYPE_WORDS } from './lexicon/subtypes.ts';

function plain(reader: Reader): readonly Keyword[] | undefined {
  const word = plainKeyword(reader);
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
function quality(reader: Reader): Filter | undefined {
  const colour = reader.try((inner) => {
    const word = inner.word(COLOUR_WORDS);
    const ends = !Object.hasOwn(TYPE_WORDS, inner.peek()) && !SUBTYPE_WORDS.has(inner.peek());
    return word !== undefined && ends && inner.peek() !== 'spells' ? word : undefined;
  });
  if (colour !== undefined) return { colours: [colour] };
  for (const [words, filter] of Object.entries(QUALITIES)) if (reader.says(words)) return filter;
  return reader.try(fieldsOnly);
}

/** A plural noun, or "instants": what a source can be wherever it is. */
function fieldsOnly(reader: Reader): Filter | undefined {
  const spells = reader.oneOf('instants', 'sorceries');
  if (spells !== undefined) return { types: [spells === 'instants' ? 'instant' : 'sorcery'] };
  const found = noun(reader);
  return found?.plural === true && found.says === 'permanent' ? found.filter : undefined;
}

/** "protection from black and from red". */
function from(reader: Reader): readonly Keyword[] | undefined {
  const word = reader.oneOf('protection', 'hexproof');
  if (word === undefined || !reader.says('from')) return undefined;
  const list: Filter[] = [];
  do {
    const found = quality(reader);
    if (found === undefined) return undefined;
    list.push(found);
  } while (reader.oneOf('and from', ', from', ', and from') !== undefined);
  return list.map((filter): Keyword =>
    word === 'protection'
      ? { kind: 'keyword', keyword: 'protection', from: filter }
      : { kind: 'keyword', keyword: 'hexproof from', from: filter },
  );
}

const walk = (land: Filter, name: string): readonly Keyword[] => [
  { kind: 'keyword', keyword: 'landwalk', land, name },
];

/** 702.14 */
function landwalk(reader: Reader): readonly Keyword[] | undefined {
  if (reader.says('nonbasic landwalk')) return walk({ notSupertypes: ['basic'] }, 'nonbasic landwalk');
  if (reader.says('legendary landwalk')) return walk({ supertypes: ['legendary'] }, 'legendary landwalk');
  if (reader.says('snow landwalk')) return walk({ supertypes: ['snow'] }, 'snow landwalk');
  if (reader.says('artifact landwalk')) return walk({ types: ['artifact'] }, 'artifact landwalk');
  if (reader.says('desertwalk')) return walk({ subtypes: ['Desert'] }, 'desertwalk');
  const snow = reader.says('snow');
  for (const type of Object.keys(BASIC_LANDS)) {
    const name = `${type.toLowerCase()}walk`;
    if (reader.says(name))
      return snow
        ? walk({ subtypes: [type], supertypes: ['snow'] }, `snow ${name}`)
        : walk({ subtypes: [type] }, name);
  }
  return undefined;
}

const PRICED = ['ward', 'cycling', 'equip', 'flashback', 'kicker', 'unearth', 'evoke', 'ninjutsu'] as const;

function priced(reader: Reader): readonly Keyword[] | undefined {
  const keyword = reader.oneOf(...PRICED);
  const cost = keyword === undefined ? undefined : price(reader);
  return keyword === undefined || cost === undefined ? undefined : [{ kind: 'keyword', keyword, cost }];
}

/** 702.29e */
function landcycling(reader: Reader): readonly Keyword[] | undefined {
  const found = cycled(reader);
  const cost = found === undefined ? undefined : price(reader);
  if (found === undefined || cost === undefined) return undefined;
  return [{ kind: 'keyword', keyword: 'landcycling', cost, what: { ...found, zone: 'library' } }];
}

function cycled(reader: Reader): Filter | undefined {
  if (reader.says('basic landcycling')) return { types: ['land'], supertypes: ['basic'] };
  if (reader.says('landcycling')) return { types: ['land'] };
  const token = reader.take(({ text }) => text.endsWith('cycling') && text.length > 7);
  const subtype = token === undefined ? undefined : SUBTYPE_WORDS.get(token.text.slice(0, -7));
  return subtype === undefined ? undefined : { subtypes: [subtype] };
}

const COUNTED = [
  'bushido',
  'toxic',
  'crew',
  'modular',
  'fabricate',
  'bloodthirst',
  'renown',
  'afterlife',
] as const;

function numbered(reader: Reader): readonly Keyword[] | undefined {
  const keyword = reader.oneOf(...COUNTED);
  const count = keyword === undefined ? undefined : plainNumber(reader);
  return keyword === undefined || count === undefined ? undefined : [{ kind: 'keyword', keyword, count }];
}

function enchant(reader: Reader): readonly Keyword[] | undefined {
  if (!reader.says('enchant')) return undefined;
  if (reader.says('player'))
    return [{ kind: 'keyword', keyword: 'enchant', what: { any: [] }, player: true }];
  const found = noun(reader);
  return found === undefined || found.plural || found.says !== 'permanent'
    ? undefined
    : [{ kind: 'keyword', keyword: 'enchant', what: found.filter }];
}

function affinity(reader: Reader): readonly Keyword[] | undefined {
  if (!reader.says('affinity for')) return undefined;
  const found = noun(reader);
  return found?.plural === true && found.says === 'permanent' && found.filter.controller === undefined
    ? [{ kind: 'keyword', keyword: 'affinity', what: { ...found.filter, controller: 'you' } }]
    : undefined;
}

/** One keyword that an object can have or gain; "protection from red and from black" is two. */
export const keyword = (reader: Reader): readonly Keyword[] | undefined =>
  reader.first<readonly Keyword[]>(from, landwalk, plain, priced, numbered);

/** One that only a card has as printed. */
const printed: Rule<readonly Ability[]> = (reader) =>
  reader.first<readonly Ability[]>(keyword, landcycling, enchant, affinity, spelled);

/** A line of nothing but keywords. */
export function keywordLine(reader: Reader): readonly Ability[] | undefined {
  const list: Ability[] = [];
  do {
    const found = printed(reader);
    if (found === undefined) return undefined;
    list.push(...found);
  } while (reader.oneOf(',', ';') !== undefined);
  if (!reader.done) reader.says('.');
  return reader.done ? list : undefined;
}
