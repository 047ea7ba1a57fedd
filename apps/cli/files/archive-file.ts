/** Reads and verifies archive files. */
import {
  findVersion,
  parseArchive,
  recoverArchive,
  type RecoveredRecording,
  verify,
  type Match,
  ok,
  type Recording,
  refuse,
  type Result,
  type AnyParts,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { loadFile, unpack, type UnusableFile } from './read-file.ts';
import type { ArchiveProblem, RecoveredArchive } from './archive-problem.ts';

export const ARCHIVE_EXTENSION = '.ludoteca';

/** A recording and its game. */
export interface OpenedArchive {
  readonly recording: Recording;
  readonly entry: AnyCatalogueEntry;
}

/** An archive that may be cut off, and its game. */
export interface ReplayableArchive {
  readonly recording: RecoveredRecording;
  readonly entry: AnyCatalogueEntry;
  readonly isCutOff?: true;
}

/** An archive whose replay agrees with it. */
export interface VerifiedArchive extends OpenedArchive {
  readonly match: Match<AnyParts>;
}

export type ArchiveRefusal = UnusableFile<ArchiveProblem>;

/** Reads an archive file without replaying it. */
export const readArchiveFile = (
  path: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<OpenedArchive, ArchiveRefusal>> =>
  loadFile(path, (bytes) => readArchiveBytes(bytes, entries));

/** Reads an archive file and replays it. */
export const verifyArchiveFile = (
  path: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<VerifiedArchive, ArchiveRefusal>> =>
  loadFile(path, (bytes) => verifyArchiveBytes(bytes, entries));

function readArchiveBytes(
  bytes: Uint8Array,
  entries: readonly AnyCatalogueEntry[],
): Result<OpenedArchive, ArchiveProblem> {
  const parsed = parseArchive(bytes);
  if (!parsed.ok) {
    const recovered = parsed.problem.what === 'cut off' ? recoverEntries(bytes, entries) : undefined;
    return refuse({ damage: parsed.problem, ...(recovered && { recovered }) });
  }
  const entry = findEntry(parsed.value, entries);
  return entry.ok ? ok({ recording: parsed.value, entry: entry.value }) : entry;
}

/** The game of an archive. Under other rules the same entries are a different match. */
function findEntry(
  { archive: { game: id, version: given } }: RecoveredRecording,
  entries: readonly AnyCatalogueEntry[],
): Result<AnyCatalogueEntry, ArchiveProblem> {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry === undefined) return refuse({ unknownGame: id, known: entries.map(({ game }) => game.id) });
  const known = entry.game.version;
  return findVersion(entry.game, given) === undefined
    ? refuse({ failure: { entry: 0, what: 'version', given, known }, texts: entry.texts })
    : ok(entry);
}

/** The complete entries of a file that is cut off. */
function recoverEntries(
  bytes: Uint8Array,
  entries: readonly AnyCatalogueEntry[],
): RecoveredArchive | undefined {
  const read = recoverArchive(bytes);
  const entry = read.ok ? findEntry(read.value, entries) : undefined;
  if (!read.ok || entry?.ok !== true) return undefined;
  const verified = verify(entry.value.game, read.value);
  const recovered = { recording: read.value, entry: entry.value };
  return verified.ok ? recovered : { ...recovered, failure: verified.problem };
}

export function verifyArchiveBytes(
  bytes: Uint8Array,
  entries: readonly AnyCatalogueEntry[],
): Result<VerifiedArchive, ArchiveProblem> {
  const opened = readArchiveBytes(bytes, entries);
  if (!opened.ok) return opened;
  const { recording, entry } = opened.value;
  const verified = verify(entry.game, recording);
  return verified.ok
    ? ok({ recording, entry, match: verified.value })
    : refuse({ failure: verified.problem, texts: entry.texts });
}

/** Verifies an archive that may be packed. */
export async function verifyPackedArchive(
  bytes: Uint8Array,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<VerifiedArchive, ArchiveRefusal['problem']>> {
  const unpacked = await unpack(bytes);
  return unpacked.ok
    ? verifyArchiveBytes(unpacked.value, entries)
    : refuse({ readProblem: unpacked.problem });
}
