/** Parsing of archive files and of their first and last lines. */
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

/** Migration n converts lines of format n + 1 to format n + 2. The checksum is verified before. */
const MIGRATIONS: readonly ArchiveMigration[] = [];

/** Parses an archive file and checks checksum, canonical form, fields and chain. `verify` checks whether the rules allow it. */
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
  // Invalid UTF-8 decodes to replacement characters, so encoding the text again gives different bytes.
  if (sha256Hex(body) !== seal[1] || !equalBytes(utf8ToBytes(text), bytes))
    return refuse({ what: 'checksum', line: read.ok ? 0 : read.problem.line });
  if (!read.ok) return read;
  const { version, lines } = read.value;
  if (version === format) return recordingOf(lines);
  const current = migrated(lines, version, migrations);
  return current.ok ? recordingOf(current.value) : current;
}

type EndLine = Pick<Recording, 'digest' | 'outcome' | 'players' | 'began'>;

/** The first and the last line of an archive file. */
export interface ArchiveSummary extends EndLine {
  readonly header: MatchHeader;
  /** Number of entries. */
  readonly entries: number;
}

/** Parses the first and the last line of an archive file, for lists of many files. Neither checksum nor chain is checked. */
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

/** Migrates lines to the current format and checks their fields. */
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

/** Maximum number of lines. No match comes near it. */
const MOST_LINES = 1_000_000;

/** Parses line by line and stops at the first invalid one, so that a large invalid file costs little. */
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

/** If players are named, there is one for each seat. */
const hasPlayerEach = ({ seats }: ArchiveLine, { players }: ArchiveLine): boolean =>
  players === undefined || (players as readonly Json[]).length === seats;

/** Reads the fields of the last line except the number of entries. */
const sumsOf = ({ digest, outcome, players, began }: ArchiveLine): EndLine => ({
  digest: digest as string,
  ...(outcome === undefined ? {} : { outcome: outcome as unknown as Outcome }),
  ...(players === undefined ? {} : { players: players as unknown as readonly RecordedPlayer[] }),
  ...(began === undefined ? {} : { began: began as number }),
});

/** Collects an optional field of the entries; it counts as absent unless every entry has it. */
function column(entries: readonly ArchiveLine[], key: string, as: 'times' | 'positions'): object {
  const found = entries.flatMap((entry) => (key in entry ? [entry[key]] : []));
  return found.length > 0 && found.length === entries.length ? { [as]: found } : {};
}
