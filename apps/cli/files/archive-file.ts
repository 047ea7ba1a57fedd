/** Reads and verifies archive files. */
import {
  parseArchive,
  verify,
  type Match,
  ok,
  type Recording,
  refuse,
  type Result,
  type AnyParts,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { loadFile, type UnusableFile } from './read-file.ts';
import type { ArchiveProblem } from './archive-problem.ts';

export const ARCHIVE_EXTENSION = '.ludoteca';

/** A recording and its game. */
export interface OpenedArchive {
  readonly recording: Recording;
  readonly entry: AnyCatalogueEntry;
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
  if (!parsed.ok) return refuse({ damage: parsed.problem });
  const recording = parsed.value;
  const entry = entries.find(({ game }) => game.id === recording.archive.game);
  if (entry === undefined)
    return refuse({ unknownGame: recording.archive.game, known: entries.map(({ game }) => game.id) });
  const given = recording.archive.version;
  const known = entry.game.version;
  if (given === known) return ok({ recording, entry });
  // Under other rules the same entries are a different match.
  return refuse({ failure: { entry: 0, what: 'version', given, known }, texts: entry.texts.en });
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
    : refuse({ failure: verified.problem, texts: entry.texts.en });
}
