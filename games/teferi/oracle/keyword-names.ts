import { KEYWORDS, type PlainKeyword } from '../abilities/index.ts';
import type { Reader } from './reader.ts';

/** "first strike" before "first": longer names come first. */
const NAMES = KEYWORDS.toSorted((one, other) => other.length - one.length);

/** A keyword that says all by its name. */
export const plainKeyword = (reader: Reader): PlainKeyword | undefined => reader.oneOf(...NAMES);
