/** Parses references to objects: the source itself, pronouns, "that creature", and their possessives. */
import type { ObjectReference } from '../abilities/index.ts';
import type { Parser } from './parser.ts';
import { SELF_TOKEN } from './tokenizer.ts';
import { TYPE_WORDS } from './lexicon/word-tables.ts';

/** "this creature", or the name of the card. */
export function acceptSelfReference(parser: Parser): boolean {
  const { isQuoted, namesItself } = parser.source;
  if ((!isQuoted || namesItself === true) && parser.accept(SELF_TOKEN)) return true;
  const mark = parser.save();
  if (parser.accept('this') && parser.source.selfNouns.some((noun) => parser.accept(noun))) return true;
  parser.restore(mark);
  return false;
}

/** Whether this noun can stand for the current referent of "it": a land is not "that creature". */
function matchesReferent(noun: string, { it, itNouns }: Parser['context']): boolean {
  if (itNouns?.length === 0) return false;
  if (noun === 'permanent' || noun === 'card') return itNouns?.includes('spell') !== true;
  if (noun === 'source') return itNouns?.includes('source') === true;
  if (noun === 'token') return itNouns === undefined ? it === 'made' : itNouns.includes('token');
  // The source calls itself "it" or "this creature"; "that creature" is another object.
  if (it === 'this') return false;
  return Object.hasOwn(TYPE_WORDS, noun) && (itNouns === undefined || itNouns.includes(noun));
}

/** "that creature", "the token". */
function parseReferentNoun(parser: Parser): true | undefined {
  if (parser.acceptAny('that attacking', 'that blocking', 'that', 'the') === undefined) return undefined;
  return parser.acceptToken(({ text }) => matchesReferent(text, parser.context)) === undefined
    ? undefined
    : true;
}

export function parseSingularReference(parser: Parser): ObjectReference | undefined {
  const { it, hasOther, thatSpell, ambiguousPronoun } = parser.context;
  if (thatSpell !== undefined && parser.accept('that spell')) return thatSpell;
  if (parser.context.hasVehicle === true && parser.accept('that vehicle')) return 'other';
  if (hasOther === true && parser.acceptAny('that creature', 'the blocked creature') !== undefined) {
    // In "tap that creature and it doesn't untap", "it" is the nearer of the two objects.
    parser.updateContext({ it: 'other', itNouns: ['creature'] });
    return 'other';
  }
  if (
    parser.source.isPerson === true &&
    it !== 'made' &&
    parser.acceptAny(...PERSONAL_PRONOUNS) !== undefined
  )
    return 'this';
  const own = parser.try(parseOwnTarget);
  if (own !== undefined) return own;
  if (it === undefined) return undefined;
  const words = it === 'made' && parser.source.isPerson === true ? ['it', ...PERSONAL_PRONOUNS] : ['it'];
  if (ambiguousPronoun !== true && parser.acceptAny(...words) !== undefined) return it;
  return parser.try(parseReferentNoun) === true ? it : undefined;
}

/** "the creature you control": the only target that you control. */
function parseOwnTarget(parser: Parser): ObjectReference | undefined {
  if (!parser.accept('the creature you control')) return undefined;
  const own = parser.context.targets.flatMap(({ what, min, max }, target) =>
    what?.controller === 'you' && what.types?.join() === 'creature' && min === undefined && max === undefined
      ? [target]
      : [],
  );
  const [target] = own;
  return target === undefined || own.length > 1 ? undefined : { target };
}

/** A legendary person is called he or she; the cards call no other object so. */
const PERSONAL_PRONOUNS = ['him', 'he', 'she', 'her'];

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
  const noun = parser.acceptToken(({ text }) => text === 'permanent' || Object.hasOwn(TYPE_WORDS, text));
  return noun !== undefined && parser.accept("'s") ? true : undefined;
}

/** "that creature's" */
const parseReferentPossessive = (parser: Parser): true | undefined =>
  parseReferentNoun(parser) === true && parser.accept("'s") ? true : undefined;

/** "enchanted creature's" */
function parseHostPossessive(parser: Parser): ObjectReference | undefined {
  if (parser.acceptAny('enchanted', 'equipped') === undefined) return undefined;
  if (parser.acceptAny('creature', 'permanent', 'land', 'artifact') === undefined) return undefined;
  return parser.accept("'s") ? 'host' : undefined;
}

/** "its", "that creature's", "enchanted creature's". A moved object is referred to by its last known information. */
export function parsePossessive(parser: Parser): ObjectReference | undefined {
  const { it, lastKnown, hasOther, thatSpell, hasSacrificed } = parser.context;
  const isAmbiguous = parser.context.ambiguousPossessive ?? parser.context.ambiguousPronoun;
  if (thatSpell !== undefined && parser.accept("that spell's")) return thatSpell;
  if (hasSacrificed === true && parser.try(parseSacrificedPossessive) === true) return 'paid';
  if (hasOther === true && parser.accept("that creature's")) return 'other';
  const referent = lastKnown ?? it;
  if (referent !== undefined) {
    if (isAmbiguous !== true && parser.accept('its')) return referent;
    if (parser.try(parseReferentPossessive) === true) return referent;
  }
  return parser.try(parseHostPossessive);
}
