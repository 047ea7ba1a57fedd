/** What was spoken of, and the words that call it so. */
import type { What } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import { TYPE_WORDS } from './lexicon/word-tables.ts';

/** Whether what was spoken of can be called by this noun: a land is not "that creature". */
function matchesReferent(word: string, { it, kinds }: Parser['context']): boolean {
  if (word === 'permanent' || word === 'card') return kinds?.includes('spell') !== true;
  if (word === 'token') return kinds === undefined ? it === 'made' : kinds.includes('token');
  // What has the ability calls itself "it" or "this creature"; "that creature" is somebody else.
  if (it === 'this') return false;
  return Object.hasOwn(TYPE_WORDS, word) && (kinds === undefined || kinds.includes(word));
}

/** "that creature", "the token". */
function parseReferentNoun(reader: Parser): true | undefined {
  if (reader.oneOf('that attacking', 'that blocking', 'that', 'the') === undefined) return undefined;
  return reader.take(({ text }) => matchesReferent(text, reader.context)) === undefined ? undefined : true;
}

/** One thing. */
export function parseSingularReference(reader: Parser): What | undefined {
  const { it, other, spell } = reader.context;
  if (spell !== undefined && reader.says('that spell')) return spell;
  if (other === true && reader.oneOf('that creature', 'the blocked creature') !== undefined) {
    // "tap that creature and it doesn't untap": the nearer of the two.
    reader.mean({ it: 'other', kinds: ['creature'] });
    return 'other';
  }
  if (it === undefined) return undefined;
  return reader.says('it') || reader.try(parseReferentNoun) === true ? it : undefined;
}

const PLURAL_REFERENCES = [
  'them',
  'they',
  'those creatures',
  'those permanents',
  'those tokens',
  'the tokens',
  'those lands',
  'those cards',
  'the creatures',
] as const;

export const parsePluralReference = (reader: Parser): What | undefined =>
  reader.context.them !== undefined && reader.oneOf(...PLURAL_REFERENCES) !== undefined
    ? reader.context.them
    : undefined;

/** "the sacrificed creature's" */
function parseSacrificedPossessive(reader: Parser): true | undefined {
  if (!reader.says('the sacrificed')) return undefined;
  const word = reader.take(({ text }) => text === 'permanent' || Object.hasOwn(TYPE_WORDS, text));
  return word !== undefined && reader.says("'s") ? true : undefined;
}

/** Whose: "its", "that creature's", "enchanted creature's". What was moved is asked for as it was. */
export function parsePossessive(reader: Parser): What | undefined {
  const { it, was, other, spell, doubt, sacrificed } = reader.context;
  if (spell !== undefined && reader.says("that spell's")) return spell;
  if (sacrificed === true && reader.try(parseSacrificedPossessive) === true) return 'paid';
  if (other === true && reader.says("that creature's")) return 'other';
  const one = was ?? it;
  if (one !== undefined) {
    if (doubt !== true && reader.says('its')) return one;
    if (
      reader.try((inner) => (parseReferentNoun(inner) === true && inner.says("'s") ? true : undefined)) ===
      true
    )
      return one;
  }
  return reader.try((inner) => {
    const host = inner.oneOf('enchanted', 'equipped');
    if (host === undefined || inner.oneOf('creature', 'permanent', 'land', 'artifact') === undefined)
      return undefined;
    return inner.says("'s") ? 'host' : undefined;
  });
}
