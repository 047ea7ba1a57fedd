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
import { load, type Unusable } from './files/load.ts';
import type { Problem } from './problem.ts';

/** How archive files are called. */
export const ARCHIVE_ENDING = '.ludoteca';

/** A recording and the game it is of. */
export interface Opened {
  readonly recording: Recording;
  readonly entry: AnyCatalogueEntry;
}

/** An archive that was played again and told the truth. */
export interface Checked extends Opened {
  readonly match: Match<AnyParts>;
}

export type Refused = Unusable<Problem>;

/** Reads an archive file: what it says, whether or not it could be played so. */
export const openArchive = (
  path: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<Opened, Refused>> => load(path, (bytes) => openBytes(bytes, entries));

/** Reads an archive file and plays it again. */
export const checkArchive = (
  path: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<Checked, Refused>> => load(path, (bytes) => checkBytes(bytes, entries));

function openBytes(bytes: Uint8Array, entries: readonly AnyCatalogueEntry[]): Result<Opened, Problem> {
  const parsed = parseArchive(bytes);
  if (!parsed.ok) return refuse({ damage: parsed.problem });
  const recording = parsed.value;
  const entry = entries.find(({ game }) => game.id === recording.archive.game);
  if (entry === undefined)
    return refuse({ unknownGame: recording.archive.game, known: entries.map(({ game }) => game.id) });
  const given = recording.archive.version;
  const known = entry.game.version;
  if (given === known) return ok({ recording, entry });
  // Under other rules the same entries are another match, or none.
  return refuse({ disagreement: { entry: 0, what: 'version', given, known }, texts: entry.texts.en });
}

/** All that can be wrong with the bytes of an archive, or the match they tell. */
export function checkBytes(
  bytes: Uint8Array,
  entries: readonly AnyCatalogueEntry[],
): Result<Checked, Problem> {
  const opened = openBytes(bytes, entries);
  if (!opened.ok) return opened;
  const { recording, entry } = opened.value;
  const verified = verify(entry.game, recording);
  return verified.ok
    ? ok({ recording, entry, match: verified.value })
    : refuse({ disagreement: verified.problem, texts: entry.texts.en });
}
