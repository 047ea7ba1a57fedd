/** What was spoken of, and the words that call it so. */
import type { ObjectReference } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import { TYPE_WORDS } from './lexicon/word-tables.ts';

/** Whether what was spoken of can be called by this noun: a land is not "that creature". */
function matchesReferent(word: string, { it, itNouns: kinds }: Parser['context']): boolean {
  if (word === 'permanent' || word === 'card') return kinds?.includes('spell') !== true;
  if (word === 'token') return kinds === undefined ? it === 'made' : kinds.includes('token');
  // What has the ability calls itself "it" or "this creature"; "that creature" is somebody else.
  if (it === 'this') return false;
  return Object.hasOwn(TYPE_WORDS, word) && (kinds === undefined || kinds.includes(word));
}

/** "that creature", "the token". */
function parseReferentNoun(parser: Parser): true | undefined {
  if (parser.acceptAny('that attacking', 'that blocking', 'that', 'the') === undefined) return undefined;
  return parser.acceptToken(({ text }) => matchesReferent(text, parser.context)) === undefined
    ? undefined
    : true;
}

/** One thing. */
export function parseSingularReference(parser: Parser): ObjectReference | undefined {
  const { it, hasOther: other, thatSpell: spell } = parser.context;
  if (spell !== undefined && parser.accept('that spell')) return spell;
  if (other === true && parser.acceptAny('that creature', 'the blocked creature') !== undefined) {
    // "tap that creature and it doesn't untap": the nearer of the two.
    parser.updateContext({ it: 'other', itNouns: ['creature'] });
    return 'other';
  }
  if (it === undefined) return undefined;
  return parser.accept('it') || parser.try(parseReferentNoun) === true ? it : undefined;
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

export const parsePluralReference = (parser: Parser): ObjectReference | undefined =>
  parser.context.them !== undefined && parser.acceptAny(...PLURAL_REFERENCES) !== undefined
    ? parser.context.them
    : undefined;

/** "the sacrificed creature's" */
function parseSacrificedPossessive(parser: Parser): true | undefined {
  if (!parser.accept('the sacrificed')) return undefined;
  const word = parser.acceptToken(({ text }) => text === 'permanent' || Object.hasOwn(TYPE_WORDS, text));
  return word !== undefined && parser.accept("'s") ? true : undefined;
}

/** Whose: "its", "that creature's", "enchanted creature's". What was moved is asked for as it was. */
export function parsePossessive(parser: Parser): ObjectReference | undefined {
  const {
    it,
    lastKnown,
    hasOther: other,
    thatSpell: spell,
    ambiguousPossessive,
    hasSacrificed,
  } = parser.context;
  if (spell !== undefined && parser.accept("that spell's")) return spell;
  if (hasSacrificed === true && parser.try(parseSacrificedPossessive) === true) return 'paid';
  if (other === true && parser.accept("that creature's")) return 'other';
  const one = lastKnown ?? it;
  if (one !== undefined) {
    if (ambiguousPossessive !== true && parser.accept('its')) return one;
    if (
      parser.try((inner) => (parseReferentNoun(inner) === true && inner.accept("'s") ? true : undefined)) ===
      true
    )
      return one;
  }
  return parser.try((inner) => {
    const host = inner.acceptAny('enchanted', 'equipped');
    if (host === undefined || inner.acceptAny('creature', 'permanent', 'land', 'artifact') === undefined)
      return undefined;
    return inner.accept("'s") ? 'host' : undefined;
  });
}
