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
import { type ArchiveDamage, findDamage, type ArchiveLine } from './archive-line.ts';

export type ArchiveMigration = (lines: readonly ArchiveLine[]) => readonly ArchiveLine[];

/** How the lines of format n become those of format n + 1, for every n that ever was. The checksum is not their business. */
const MIGRATIONS: readonly ArchiveMigration[] = [];

/** Reads an archive file: its checksum, its spelling, every field, the chain. Only `verify` can tell whether it was played so. */
export function parseArchive(
  bytes: Uint8Array,
  format = ARCHIVE_FORMAT,
  migrations = MIGRATIONS,
): Result<Recording, ArchiveDamage> {
  const text = bytesToUtf8(bytes);
  const seal = /\{"checksum":"([0-9a-f]{64})"\}\n$/.exec(text.slice(-SEAL_LENGTH));
  if (seal === null) return refuse(unsealed(text));
  const body = text.slice(0, -SEAL_LENGTH);
  const read = readBody(body, format);
  // Bytes that are no UTF-8 read as a replacement character: the text then no longer gives them back.
  if (sha256Hex(body) !== seal[1] || !equalBytes(utf8ToBytes(text), bytes))
    return refuse({ what: 'checksum', line: read.ok ? 0 : read.problem.line });
  if (!read.ok) return read;
  const { version, lines } = read.value;
  if (version === format) return recordingOf(lines);
  const current = migrated(lines, version, migrations);
  return current.ok ? recordingOf(current.value) : current;
}

type EndLine = Pick<Recording, 'digest' | 'outcome' | 'players' | 'began'>;

/** What a file says at its two ends. */
export interface ArchiveSummary extends EndLine {
  readonly header: MatchHeader;
  /** How many. */
  readonly entries: number;
}

/**
 * Reads the first line of an archive file and the line of its end: enough for a list of many files. Neither checksum nor chain is
 * looked at, so nothing vouches for what it says.
 */
export function parseArchiveSummary(
  first: string,
  last: string,
  format = ARCHIVE_FORMAT,
  migrations = MIGRATIONS,
): Result<ArchiveSummary, ArchiveDamage> {
  const begin = readLine(first, 1);
  if (!begin.ok) return begin;
  const version = versionOf(begin.value, format);
  if (!version.ok) return version;
  const end = readLine(last, 0);
  if (!end.ok) return end;
  const lines = migrated([begin.value, end.value], version.value, migrations);
  if (!lines.ok) return refuse(lines.problem.line === 1 ? lines.problem : { ...lines.problem, line: 0 });
  const [header = {}, sums = {}] = lines.value;
  const {
    archive: _,
    chain: __,
    ...rest
  } = header as unknown as MatchHeader & { archive: number; chain: string };
  if (!hasPlayerEach(header, sums)) return refuse({ what: 'field', line: 0, field: 'players' });
  return ok({ header: rest, entries: sums['end'] as number, ...sumsOf(sums) });
}

/** Lines as the current format has them, each field looked at. */
function migrated(
  lines: readonly ArchiveLine[],
  version: number,
  migrations: readonly ArchiveMigration[],
): Result<readonly ArchiveLine[], ArchiveDamage> {
  const current = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), lines);
  const wrong = current.map((fields, i) => findDamage(fields, i, current.length - 1)).find(Boolean);
  return wrong === undefined ? ok(current) : refuse(wrong);
}

const SEAL_LENGTH = appendChecksum('').length;

const unsealed = (text: string): ArchiveDamage =>
  text.startsWith('{"archive":')
    ? { what: 'cut off', line: text.split('\n', MOST_LINES).length }
    : { what: 'foreign', line: 1 };

/** More lines than any match has; what has more is not worth looking at to its end. */
const MOST_LINES = 1_000_000;

/** Reads line by line and stops at the first that is wrong: a large file of rubbish costs no more than its beginning. */
function readBody(
  body: string,
  format: number,
): Result<{ version: number; lines: ArchiveLine[] }, ArchiveDamage> {
  const lines: ArchiveLine[] = [];
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
    const wrong = version === format ? findDamage(fields.value, lines.length, last) : undefined;
    if (wrong !== undefined) return refuse(wrong);
    lines.push(fields.value);
  }
  return lines.length < 2 ? refuse({ what: 'cut off', line: lines.length }) : ok({ version, lines });
}

function versionOf({ archive: version }: ArchiveLine, format: number): Result<number, ArchiveDamage> {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse({ what: 'foreign', line: 1 });
  if (version > format) return refuse({ what: 'newer', line: 1, facts: { given: version, known: format } });
  return ok(version);
}

function readLine(text: string, line: number): Result<ArchiveLine, ArchiveDamage> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse({ what: 'syntax', line });
  }
  if (!isPlainJson(value) || typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse({ what: 'syntax', line });
  if (canonicalJson(value) !== text) return refuse({ what: 'spelling', line });
  return ok(value as ArchiveLine);
}

function recordingOf(lines: readonly ArchiveLine[]): Result<Recording, ArchiveDamage> {
  const [first = {}, ...entries] = lines;
  const end = entries.pop() ?? {};
  if (end['end'] !== entries.length) return refuse({ what: 'field', line: lines.length, field: 'end' });

  const {
    archive: _,
    chain,
    ...header
  } = first as unknown as MatchHeader & { archive: number; chain: string };
  let link = computeHeaderLink(header);
  if (link !== chain) return refuse({ what: 'chain', line: 1, entry: 0 });
  const read: ArchiveEntry[] = [];
  for (const [i, fields] of entries.entries()) {
    const { chain: given, at: _at, position: _position, ...entry } = fields;
    link = computeEntryLink(link, entry as unknown as ArchiveEntry);
    if (link !== given) return refuse({ what: 'chain', line: i + 2, entry: i + 1 });
    read.push(entry as unknown as ArchiveEntry);
  }
  if (!hasPlayerEach(first, end)) return refuse({ what: 'field', line: lines.length, field: 'players' });
  return ok({
    archive: { ...header, entries: read } satisfies Archive,
    ...column(entries, 'at', 'times'),
    ...column(entries, 'position', 'positions'),
    ...sumsOf(end),
  });
}

/** Whoever names players names one for each seat. */
const hasPlayerEach = ({ seats }: ArchiveLine, { players }: ArchiveLine): boolean =>
  players === undefined || (players as readonly Json[]).length === seats;

/** What the line of the end says besides how many entries there are. */
const sumsOf = ({ digest, outcome, players, began }: ArchiveLine): EndLine => ({
  digest: digest as string,
  ...(outcome === undefined ? {} : { outcome: outcome as unknown as Outcome }),
  ...(players === undefined ? {} : { players: players as unknown as readonly RecordedPlayer[] }),
  ...(began === undefined ? {} : { began: began as number }),
});

/** What stands on every entry's line or counts as absent. */
function column(entries: readonly ArchiveLine[], key: string, as: 'times' | 'positions'): object {
  const found = entries.flatMap((entry) => (key in entry ? [entry[key]] : []));
  return found.length > 0 && found.length === entries.length ? { [as]: found } : {};
}
