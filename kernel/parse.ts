import { bytesToUtf8, equalBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { FORMAT, firstLink, hashOf, nextLink, type Recording, sealed } from './archive.ts';
import type { Archive, ArchiveEntry, Header, Json, Outcome, Result } from './contract.ts';
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
  const seal = /\{"checksum":"([0-9a-f]{64})"\}\n$/.exec(text.slice(-SEAL_LENGTH));
  if (seal === null) return refuse(unsealed(text));
  const body = text.slice(0, -SEAL_LENGTH);
  const read = readBody(body, format);
  // Bytes that are no UTF-8 read as a replacement character: the text then no longer gives them back.
  if (hashOf(body) !== seal[1] || !equalBytes(utf8ToBytes(text), bytes))
    return refuse({ what: 'checksum', line: read.ok ? 0 : read.problem.line });
  if (!read.ok) return read;
  const { version, lines } = read.value;
  if (version === format) return recordingOf(lines);
  const current = migrations
    .slice(version - 1)
    .reduce<readonly Fields[]>((older, migrate) => migrate(older), lines);
  const wrong = current.map((fields, i) => damageOf(fields, i, current.length - 1)).find(Boolean);
  return wrong === undefined ? recordingOf(current) : refuse(wrong);
}

const SEAL_LENGTH = sealed('').length;

const unsealed = (text: string): Damage =>
  text.startsWith('{"archive":')
    ? { what: 'cut off', line: text.split('\n', MOST_LINES).length }
    : { what: 'foreign', line: 1 };

/** More lines than any match has; what has more is not worth looking at to its end. */
const MOST_LINES = 1_000_000;

/** Reads line by line and stops at the first that is wrong: a large file of rubbish costs no more than its beginning. */
function readBody(body: string, format: number): Result<{ version: number; lines: Fields[] }, Damage> {
  const lines: Fields[] = [];
  let version = 0;
  for (let from = 0; from < body.length;) {
    const to = body.indexOf('\n', from);
    if (to === -1 || lines.length === MOST_LINES) return refuse({ what: 'syntax', line: lines.length + 1 });
    const fields = readLine(body.slice(from, to), lines.length + 1);
    if (!fields.ok) return fields;
    from = to + 1;
    if (lines.length === 0) {
      const known = versionOf(fields.value, format);
      if (!known.ok) return known;
      version = known.value;
    }
    const last = from === body.length ? lines.length : lines.length + 1;
    const wrong = version === format ? damageOf(fields.value, lines.length, last) : undefined;
    if (wrong !== undefined) return refuse(wrong);
    lines.push(fields.value);
  }
  return lines.length < 2 ? refuse({ what: 'cut off', line: lines.length }) : ok({ version, lines });
}

function versionOf({ archive: version }: Fields, format: number): Result<number, Damage> {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse({ what: 'foreign', line: 1 });
  if (version > format) return refuse({ what: 'newer', line: 1, facts: { given: version, known: format } });
  return ok(version);
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

function shapeOf(fields: Fields, index: number, last: number): readonly [Shape, Shape] {
  if (index === 0) return [HEADER, HEADER_MAY];
  if (index === last) return [END, END_MAY];
  if ('lapse' in fields) return [LAPSE, ENTRY_MAY];
  return 'withdraw' in fields ? [WITHDRAW, ENTRY_MAY] : [ANSWER, ANSWER_MAY];
}

/** What is wrong with the fields of a line, which is the header, an entry or the end according to where it stands. */
function damageOf(fields: Fields, index: number, last: number): Damage | undefined {
  const [must, may] = shapeOf(fields, index, last);
  const field = wrongField(fields, must, may);
  return field === undefined ? undefined : { what: 'field', line: index + 1, field };
}

function recordingOf(lines: readonly Fields[]): Result<Recording, Damage> {
  const [first = {}, ...entries] = lines;
  const end = entries.pop() ?? {};
  if (end['end'] !== entries.length) return refuse({ what: 'field', line: lines.length, field: 'end' });

  const { archive: _, chain, ...header } = first as unknown as Header & { archive: number; chain: string };
  let link = firstLink(header);
  if (link !== chain) return refuse({ what: 'chain', line: 1, entry: 0 });
  const read: ArchiveEntry[] = [];
  for (const [i, fields] of entries.entries()) {
    const { chain: given, at: _at, position: _position, ...entry } = fields;
    link = nextLink(link, entry as unknown as ArchiveEntry);
    if (link !== given) return refuse({ what: 'chain', line: i + 2, entry: i + 1 });
    read.push(entry as unknown as ArchiveEntry);
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
