/** Parsing of archive files, whole or cut off, and of their first and last lines. */
import { bytesToUtf8, equalBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import {
  ARCHIVE_FORMAT,
  computeHeaderLink,
  sha256Hex,
  computeEntryLink,
  type RecordedPlayer,
  type Recording,
  appendChecksum,
} from './archive.ts';
import type { Archive, ArchiveEntry, MatchHeader, Json, Outcome, Result } from './contract.ts';
import { canonicalJson, isPlainJson, ok, refuse } from './data.ts';
import { type ArchiveDamage, findDamage, type ArchiveLine, type LinePlace } from './archive-line.ts';

/** Parses an archive file and checks checksum, canonical form, fields and chain. `verify` checks whether the rules allow it. */
export function parseArchive(bytes: Uint8Array): Result<Recording, ArchiveDamage> {
  const text = bytesToUtf8(bytes);
  const seal = /\{"checksum":"([0-9a-f]{64})"\}\n$/.exec(text.slice(-SEAL_LENGTH));
  if (seal === null) return refuse(unsealed(text));
  const body = text.slice(0, -SEAL_LENGTH);
  const read = readLines(body, (_, isLast) => (isLast ? 'end' : 'entry'));
  // Invalid UTF-8 decodes to replacement characters, so encoding the text again gives different bytes.
  if (sha256Hex(body) !== seal[1] || !equalBytes(utf8ToBytes(text), bytes))
    return refuse({ what: 'checksum', line: read.ok ? 0 : read.problem.line });
  if (!read.ok) return read;
  const [header = {}, ...entries] = read.value;
  const end = entries.pop();
  if (end === undefined) return refuse({ what: 'cut off', line: 1 });
  return toRecording(header, entries, end);
}

/** A recording whose file may be cut off before the end, which has digest, outcome and players. */
export type RecoveredRecording = Omit<Recording, 'digest'> & Partial<Pick<Recording, 'digest'>>;

/**
 * Parses an archive file that may be cut off, up to its last complete line: the chain proves each entry, also without the checksum.
 * Any other damage is refused as by `parseArchive`.
 */
export function recoverArchive(bytes: Uint8Array): Result<RecoveredRecording, ArchiveDamage> {
  const parsed = parseArchive(bytes);
  if (parsed.ok || parsed.problem.what !== 'cut off') return parsed;
  const complete = bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1);
  const text = bytesToUtf8(complete);
  if (!equalBytes(utf8ToBytes(text), complete)) return refuse({ what: 'syntax', line: 0 });
  const read = readLines(text, (fields, isLast) => (isLast && 'end' in fields ? 'end' : 'entry'));
  if (!read.ok) return read;
  const [header, ...entries] = read.value;
  if (header === undefined) return parsed;
  return toRecording(header, entries, entries.at(-1)?.['end'] === undefined ? undefined : entries.pop());
}

const LINE_FEED = 0x0a;

type EndLine = Pick<Recording, 'digest' | 'outcome' | 'players' | 'began'>;

/** The first and the last line of an archive file. */
export interface ArchiveSummary extends EndLine {
  readonly header: MatchHeader;
  /** Number of entries. */
  readonly entries: number;
}

/** Parses the first and the last line of an archive file, for lists of many files. Neither checksum nor chain is checked. */
export function parseArchiveSummary(first: string, last: string): Result<ArchiveSummary, ArchiveDamage> {
  const header = readLine(first, 'header', 1);
  if (!header.ok) return header;
  const end = readLine(last, 'end', 0);
  if (!end.ok) return end;
  if (!hasPlayerEach(header.value, end.value)) return refuse({ what: 'field', line: 0, field: 'players' });
  return ok({
    header: toHeader(header.value),
    entries: end.value['end'] as number,
    ...toEndFields(end.value),
  });
}

const SEAL_LENGTH = appendChecksum('').length;

const unsealed = (text: string): ArchiveDamage =>
  text.startsWith('{"archive":')
    ? { what: 'cut off', line: text.split('\n', MAX_LINES).length }
    : { what: 'foreign', line: 1 };

/** No match comes near it. */
const MAX_LINES = 1_000_000;

/** Parses line by line and stops at the first invalid one, so that a large invalid file costs little. */
function readLines(
  text: string,
  placeOf: (fields: ArchiveLine, isLast: boolean) => LinePlace,
): Result<ArchiveLine[], ArchiveDamage> {
  const lines: ArchiveLine[] = [];
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from);
    const line = lines.length + 1;
    if (to === -1 || line > MAX_LINES) return refuse({ what: 'syntax', line });
    const isLast = to + 1 === text.length;
    const fields = readLine(
      text.slice(from, to),
      (parsed) => (line === 1 ? 'header' : placeOf(parsed, isLast)),
      line,
    );
    if (!fields.ok) return fields;
    lines.push(fields.value);
    from = to + 1;
  }
  return ok(lines);
}

function checkFormat({ archive: format }: ArchiveLine): ArchiveDamage | undefined {
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return { what: 'foreign', line: 1 };
  return format > ARCHIVE_FORMAT
    ? { what: 'newer', line: 1, facts: { given: format, known: ARCHIVE_FORMAT } }
    : undefined;
}

function readLine(
  text: string,
  place: LinePlace | ((fields: ArchiveLine) => LinePlace),
  line: number,
): Result<ArchiveLine, ArchiveDamage> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse({ what: 'syntax', line });
  }
  if (!isPlainJson(value) || typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse({ what: 'syntax', line });
  if (canonicalJson(value) !== text) return refuse({ what: 'spelling', line });
  const fields = value as ArchiveLine;
  const actual = typeof place === 'string' ? place : place(fields);
  const damage = (actual === 'header' ? checkFormat(fields) : undefined) ?? findDamage(fields, actual, line);
  return damage === undefined ? ok(fields) : refuse(damage);
}

function toHeader(line: ArchiveLine): MatchHeader {
  const { archive: format, chain: _, ...rest } = line;
  const header = rest as unknown as MatchHeader;
  return format === 1 ? { ...header, format } : header;
}

/** Checks the chain and what concerns several lines. */
function toRecording(
  first: ArchiveLine,
  entries: readonly ArchiveLine[],
  end: ArchiveLine,
): Result<Recording, ArchiveDamage>;
function toRecording(
  first: ArchiveLine,
  entries: readonly ArchiveLine[],
  end: ArchiveLine | undefined,
): Result<RecoveredRecording, ArchiveDamage>;
function toRecording(
  first: ArchiveLine,
  entries: readonly ArchiveLine[],
  end: ArchiveLine | undefined,
): Result<RecoveredRecording, ArchiveDamage> {
  const endLine = entries.length + 2;
  if (end !== undefined && end['end'] !== entries.length)
    return refuse({ what: 'field', line: endLine, field: 'end' });
  const header = toHeader(first);
  let link = computeHeaderLink(header);
  if (link !== first['chain']) return refuse({ what: 'chain', line: 1, entry: 0 });
  const read: ArchiveEntry[] = [];
  for (const [i, fields] of entries.entries()) {
    const { chain: given, at: _at, position: _position, ...entry } = fields;
    link = computeEntryLink(link, entry as unknown as ArchiveEntry);
    if (link !== given) return refuse({ what: 'chain', line: i + 2, entry: i + 1 });
    read.push(entry as unknown as ArchiveEntry);
  }
  const untimed = entries.findIndex((entry) => 'at' in entry !== 'at' in (entries[0] ?? {}));
  if (untimed !== -1 && header.format !== 1) return refuse({ what: 'field', line: untimed + 2, field: 'at' });
  if (end !== undefined && !hasPlayerEach(first, end))
    return refuse({ what: 'field', line: endLine, field: 'players' });
  return ok({
    archive: { ...header, entries: read } satisfies Archive,
    ...toColumns(entries, header.format === 1),
    ...(end === undefined ? {} : toEndFields(end)),
  });
}

/** If players are named, there is one for each seat. */
const hasPlayerEach = ({ seats }: ArchiveLine, { players }: ArchiveLine): boolean =>
  players === undefined || (players as readonly Json[]).length === seats;

/** Reads the fields of the last line except the number of entries. */
const toEndFields = ({ digest, outcome, players, began }: ArchiveLine): EndLine => ({
  digest: digest as string,
  ...(outcome === undefined ? {} : { outcome: outcome as unknown as Outcome }),
  ...(players === undefined ? {} : { players: players as unknown as readonly RecordedPlayer[] }),
  ...(began === undefined ? {} : { began: began as number }),
});

/** The times and position hashes of the entries. In format 1 they count as absent unless every entry has them. */
function toColumns(
  entries: readonly ArchiveLine[],
  isOlder: boolean,
): Pick<Recording, 'times' | 'positions'> {
  const times = entries.map(({ at }) => at as number | undefined);
  const positions = entries.map(({ position }) => position as string | undefined);
  const hashes = positions.filter((hash) => hash !== undefined).length;
  return {
    ...(times.length > 0 && isComplete(times) ? { times } : {}),
    ...(hashes > 0 && (!isOlder || hashes === entries.length) ? { positions } : {}),
  };
}

const isComplete = (times: readonly (number | undefined)[]): times is readonly number[] =>
  !times.includes(undefined);
