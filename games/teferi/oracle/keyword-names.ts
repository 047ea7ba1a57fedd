/** Parses keywords that consist of their name alone. */
import { PLAIN_KEYWORDS, type PlainKeyword } from '../abilities/index.ts';
import type { Parser } from './parser.ts';

/** A name must be tried before its own prefixes. */
const LONGEST_FIRST = PLAIN_KEYWORDS.toSorted((one, other) => other.length - one.length);

export const parsePlainKeyword = (parser: Parser): PlainKeyword | undefined =>
  parser.acceptAny(...LONGEST_FIRST);
