import { bytesToUtf8, equalBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { FORMAT, firstLink, hashOf, nextLink, type Recording } from './archive.ts';
import type { Archive, Entry, Header, Json, Outcome, Result } from './contract.ts';
import { canonical, isPlain, ok, refuse } from './data.ts';

/** What is wrong with a file, and where: lines count from 1, entries too (0 is the header). */
export interface Damage {
  readonly what: 'foreign' | 'cut off' | 'checksum' | 'syntax' | 'spelling' | 'newer' | 'field' | 'chain';
  /** 0 when no line is to blame by itself. */
  readonly line: number;
  readonly field?: string;
  readonly entry?: number;
  readonly facts?: Json;
}

type Fields = { readonly [key: string]: Json };
export type Migration = (lines: readonly Fields[]) => readonly Fields[];

/** How the lines of format n become those of format n + 1, for every n that ever was. The checksum is not their business. */
const MIGRATIONS: readonly Migration[] = [];

/** Reads an archive file: its checksum, its spelling, every field, the chain. Only `verify` can tell whether it was played so. */
export function parseArchive(
  bytes: Uint8Array,
  format = FORMAT,
  migrations = MIGRATIONS,
): Result<Recording, Damage> {
  const text = bytesToUtf8(bytes);
  const lines = text.split('\n');
  const broken = sealOf(text, lines, bytes);
  if (broken !== undefined) return refuse(broken);
  const read: Fields[] = [];
  for (const [i, line] of lines.slice(0, -2).entries()) {
    const fields = readLine(line, i + 1);
    if (!fields.ok) return fields;
    read.push(fields.value);
  }
  const version = read[0]?.['archive'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse({ what: 'foreign', line: 1 });
  if (version > format) return refuse({ what: 'newer', line: 1, facts: { given: version, known: format } });
  const current = migrations
    .slice(version - 1)
    .reduce<readonly Fields[]>((older, migrate) => migrate(older), read);
  return recordingOf(current);
}

/** The last line vouches for all the bytes before it. */
function sealOf(text: string, lines: readonly string[], bytes: Uint8Array): Damage | undefined {
  const seal = /^\{"checksum":"([0-9a-f]{64})"\}$/.exec(lines.at(-2) ?? '');
  if (seal === null || lines.at(-1) !== '' || lines.length < 4)
    return text.startsWith('{"archive":')
      ? { what: 'cut off', line: lines.length }
      : { what: 'foreign', line: 1 };
  const vouched = text.slice(0, text.length - (lines.at(-2) ?? '').length - 1);
  // Bytes that are no UTF-8 read as a replacement character: the text then no longer gives them back.
  if (hashOf(vouched) === seal[1] && equalBytes(utf8ToBytes(text), bytes)) return undefined;
  const unread = lines.slice(0, -2).findIndex((line, i) => !readLine(line, i + 1).ok);
  return { what: 'checksum', line: unread + 1 };
}

function readLine(text: string, line: number): Result<Fields, Damage> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse({ what: 'syntax', line });
  }
  if (!isPlain(value) || typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse({ what: 'syntax', line });
  if (canonical(value) !== text) return refuse({ what: 'spelling', line });
  return ok(value as Fields);
}

type Check = (value: Json) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length <= 1000;
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
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
const END_MAY: Shape = { outcome: isOutcome };

/** The first field that is missing, unknown or of the wrong kind. */
function wrongField(fields: Fields, must: Shape, may: Shape): string | undefined {
  const missing = Object.keys(must).find((key) => !Object.hasOwn(fields, key));
  if (missing !== undefined) return missing;
  return Object.entries(fields).find(([key, value]) => {
    const check = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : undefined;
    return check === undefined || !check(value);
  })?.[0];
}

const shapeOf = (entry: Fields): readonly [Shape, Shape] =>
  'lapse' in entry ? [LAPSE, ENTRY_MAY] : 'withdraw' in entry ? [WITHDRAW, ENTRY_MAY] : [ANSWER, ANSWER_MAY];

function recordingOf(lines: readonly Fields[]): Result<Recording, Damage> {
  const [first = {}, ...entries] = lines;
  const end = entries.pop() ?? {};
  const shapes = [[HEADER, HEADER_MAY], ...entries.map(shapeOf), [END, END_MAY]] as const;
  for (const [i, fields] of [first, ...entries, end].entries()) {
    const [must, may] = shapes[i] ?? [END, END_MAY];
    const field = wrongField(fields, must, may);
    if (field !== undefined) return refuse({ what: 'field', line: i + 1, field });
  }
  if (end['end'] !== entries.length) return refuse({ what: 'field', line: lines.length, field: 'end' });

  const { archive: _, chain, ...header } = first as unknown as Header & { archive: number; chain: string };
  let link = firstLink(header);
  if (link !== chain) return refuse({ what: 'chain', line: 1, entry: 0 });
  const read: Entry[] = [];
  for (const [i, fields] of entries.entries()) {
    const { chain: given, at: _at, position: _position, ...entry } = fields;
    link = nextLink(link, entry as unknown as Entry);
    if (link !== given) return refuse({ what: 'chain', line: i + 2, entry: i + 1 });
    read.push(entry as unknown as Entry);
  }
  return ok({
    archive: { ...header, entries: read } satisfies Archive,
    digest: end['digest'] as string,
    ...column(entries, 'at', 'times'),
    ...column(entries, 'position', 'positions'),
    ...(end['outcome'] === undefined ? {} : { outcome: end['outcome'] as unknown as Outcome }),
  });
}

/** What stands on every entry's line or counts as absent. */
function column(entries: readonly Fields[], key: string, as: 'times' | 'positions'): object {
  const found = entries.flatMap((entry) => (key in entry ? [entry[key]] : []));
  return found.length > 0 && found.length === entries.length ? { [as]: found } : {};
}
