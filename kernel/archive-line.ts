/** Validation of the fields of each line of an archive file. */
import type { Json } from './contract.ts';

/** A defect of an archive file. Lines and entries count from 1; entry 0 is the header. */
export interface ArchiveDamage {
  readonly what: 'foreign' | 'cut off' | 'checksum' | 'syntax' | 'spelling' | 'newer' | 'field' | 'chain';
  /** 0 if the defect cannot be attributed to one line. */
  readonly line: number;
  readonly field?: string;
  readonly entry?: number;
  readonly facts?: Json;
}

/** A parsed line of an archive file. */
export type ArchiveLine = { readonly [key: string]: Json };

type Check = (value: Json) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length <= 1000;
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isWord =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= longest;
const isName = isWord(100);
const isKind = isWord(40);
const isHash =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value);
const isTime: Check = (value) => typeof value === 'number' && value >= 0;
const isAnything: Check = () => true;
const isOutcome: Check = (value) => {
  const { places, scores, ...other } = (value ?? {}) as { places?: Json; scores?: Json };
  return (
    Array.isArray(places) &&
    places.every(isCount) &&
    (scores === undefined || (Array.isArray(scores) && scores.every((n) => typeof n === 'number'))) &&
    Object.keys(other).length === 0
  );
};
const isPlayer: Check = (value) => {
  const { name = null, kind = null, ...other } = (value ?? {}) as { name?: Json; kind?: Json };
  return isName(name) && isKind(kind) && Object.keys(other).length === 0;
};

type Shape = { readonly [key: string]: Check };
const HEADER: Shape = {
  archive: isCount,
  chain: isHash(32),
  dice: (value) => value === 'chacha' || value === 'fast',
  game: isText,
  seats: isCount,
  seed: isText,
  settings: isAnything,
  version: isCount,
};
const HEADER_MAY: Shape = { from: isAnything };
const ANSWER: Shape = { answer: isAnything, chain: isHash(32) };
const LAPSE: Shape = { lapse: isCount, chain: isHash(32) };
const WITHDRAW: Shape = { withdraw: isCount, chain: isHash(32) };
const ANSWER_MAY: Shape = { at: isTime, position: isHash(64) };
const ENTRY_MAY: Shape = { ...ANSWER_MAY, note: isAnything };
const END: Shape = { digest: isHash(64), end: isCount };
const END_MAY: Shape = {
  began: isTime,
  outcome: isOutcome,
  players: (value) => Array.isArray(value) && value.every(isPlayer),
};

/** Returns the first field that is missing, unknown or invalid. */
function wrongField(fields: ArchiveLine, must: Shape, may: Shape): string | undefined {
  const missing = Object.keys(must).find((key) => !Object.hasOwn(fields, key));
  if (missing !== undefined) return missing;
  return Object.entries(fields).find(([key, value]) => {
    const check = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : undefined;
    return check === undefined || !check(value);
  })?.[0];
}

function shapeOf(fields: ArchiveLine, index: number, last: number): readonly [Shape, Shape] {
  if (index === 0) return [HEADER, HEADER_MAY];
  if (index === last) return [END, END_MAY];
  if ('lapse' in fields) return [LAPSE, ENTRY_MAY];
  return 'withdraw' in fields ? [WITHDRAW, ENTRY_MAY] : [ANSWER, ANSWER_MAY];
}

/** Checks the fields of a line; its index says whether it is the header, an entry or the end. */
export function findDamage(fields: ArchiveLine, index: number, last: number): ArchiveDamage | undefined {
  const [must, may] = shapeOf(fields, index, last);
  const field = wrongField(fields, must, may);
  return field === undefined ? undefined : { what: 'field', line: index + 1, field };
}
