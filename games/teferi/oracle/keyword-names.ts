import { PLAIN_KEYWORDS, type PlainKeyword } from '../abilities/index.ts';
import type { Parser } from './parser.ts';

/** "first strike" before "first": longer names come first. */
const LONGEST_FIRST = PLAIN_KEYWORDS.toSorted((one, other) => other.length - one.length);

/** A keyword that says all by its name. */
export const parsePlainKeyword = (parser: Parser): PlainKeyword | undefined =>
  parser.acceptAny(...LONGEST_FIRST);
