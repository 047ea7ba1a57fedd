/** Parses the subject of a trigger condition: "this creature", "another creature you control". */
import type { ObjectFilter, TriggerSubject } from '../abilities/index.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './references.ts';

const HOST_PHRASES = [
  'enchanted creature',
  'equipped creature',
  'enchanted permanent',
  'enchanted land',
  'enchanted artifact',
] as const;

/** "this creature", "another creature you control", "equipped creature". */
interface ParsedTriggerSubject {
  readonly subject: TriggerSubject;
  /** The second subject of "this creature or another creature". */
  readonly or?: ObjectFilter;
}

export function parseIndefiniteNoun(parser: Parser): ObjectFilter | undefined {
  const another = parser.accept('another');
  if (!another && parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found === undefined || found.kind !== 'permanent' || found.plural) return undefined;
  return another ? { ...found.filter, other: true } : found.filter;
}

export function parseTriggerSubject(parser: Parser): ParsedTriggerSubject | undefined {
  if (parser.accept('this creature or another') || parser.accept('~ or another')) {
    const found = parseNounPhrase(parser);
    return found === undefined || found.kind !== 'permanent' || found.plural
      ? undefined
      : { subject: 'this', or: { ...found.filter, other: true } };
  }
  if (parser.acceptAny('~ or enchanted creature', 'this permanent or enchanted creature') !== undefined)
    return { subject: { any: [{ is: 'this' }, { is: 'host' }] } };
  if (acceptSelfReference(parser)) return { subject: 'this' };
  if (!parser.source.isSpell && parser.acceptAny(...HOST_PHRASES) !== undefined) return { subject: 'host' };
  const some = parser.try(parseIndefiniteNoun);
  return some === undefined ? undefined : { subject: some };
}
