import { type Json, type Match, type RecordedPlayer, replay, type AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { verifyArchiveFile } from '../../files/archive-file.ts';
import { CliError } from '../../args/cli-error.ts';
import { readFileBytes } from '../../files/load.ts';
import { quote, formatPath } from '../../terminal/sanitize.ts';
import { formatArchiveProblem, formatReadProblem } from '../../files/archive-problem.ts';
import { findSlots } from '../../saves/find-slots.ts';
import type { SaveStore } from '../../saves/save-store.ts';
import type { SaveSlot } from '../../saves/save-slot.ts';

const texts = {
  several: (name: string, games: readonly string[]) =>
    `--from: ${games.join(' and ')} each have a save called ${quote(name)}; name the GAME too`,
  refused: (file: string, why: string, older: string | undefined) =>
    `--from: ${formatPath(file)}: ${why}${older === undefined ? '' : `; an older version is good: ${formatPath(older)}`}`,
  missing: (file: string) => `--from: there is no file and no save called ${quote(file)}`,
  another: (file: string, game: string) => `--from: ${formatPath(file)} is a match of ${game}`,
  tooFar: (entries: number, at: number) => `--at must be a whole number from 0 to ${entries}, not "${at}"`,
  broken: (file: string, at: number) => `--from: ${formatPath(file)} cannot be played up to entry ${at}`,
  over: (file: string) =>
    `--from: the match in ${formatPath(file)} is over; --at N goes on from an entry before its end`,
  noEntries: '--at is for archives: a start position has no entries',
  noGame: 'GAME is missing: a start position does not say of which game it is',
};

/** A match that can be taken up. */
export interface SavedMatchSource {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  readonly players: readonly RecordedPlayer[] | undefined;
  /** Where it goes on being kept; absent: it gets a place of its own. */
  readonly slot: SaveSlot | undefined;
}

/** A position to start from. */
export interface PositionSource {
  readonly entry: AnyCatalogueEntry;
  readonly position: Json;
}

/** What is asked for: a file or a save, an entry of it, and of which game it must be. */
export interface SaveReference {
  readonly file: string;
  readonly at?: number | undefined;
  readonly entry?: AnyCatalogueEntry | undefined;
}

/** What a match can be taken up from: an archive, by its path or its name among the saves, or a start position. */
export async function openSave(
  from: SaveReference,
  saves: SaveStore,
  entries: readonly AnyCatalogueEntry[],
): Promise<SavedMatchSource | PositionSource> {
  const slot = await findSlot(from, saves, entries);
  const path = slot?.path ?? from.file;
  const position = await readPosition(path, from.file);
  if (position === undefined) return openArchivedMatch(from, path, slot, entries);
  if (from.entry === undefined) throw new CliError(texts.noGame);
  if (from.at !== undefined) throw new CliError(texts.noEntries);
  return { entry: from.entry, position };
}

/** The slot that a name or a path means, if it means one. */
async function findSlot(
  { file, entry }: SaveReference,
  saves: SaveStore,
  entries: readonly AnyCatalogueEntry[],
): Promise<SaveSlot | undefined> {
  const games = (entry === undefined ? entries : [entry]).map(({ game }) => game.id);
  const [slot, ...others] = await findSlots(file, games, saves);
  if (slot === undefined || others.length === 0) return slot;
  const all = [slot, ...others].map(({ game }) => game);
  throw new CliError(texts.several(file, all));
}

/** The JSON that a file holds, where it is no archive: archives are many lines of it. */
async function readPosition(path: string, file: string): Promise<Json | undefined> {
  const read = await readFileBytes(path);
  if (!read.ok)
    throw new CliError(
      read.problem.what === 'missing'
        ? texts.missing(file)
        : texts.refused(path, formatReadProblem(read.problem), undefined),
    );
  try {
    const held = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(read.value)) as Json;
    // The first line of an archive, cut off there.
    return typeof held === 'object' && held !== null && 'archive' in held ? undefined : held;
  } catch {
    return undefined;
  }
}

async function openArchivedMatch(
  { at, entry: wanted }: SaveReference,
  path: string,
  slot: SaveSlot | undefined,
  entries: readonly AnyCatalogueEntry[],
): Promise<SavedMatchSource> {
  const checked = await verifyArchiveFile(path, entries);
  if (!checked.ok)
    throw new CliError(
      texts.refused(path, formatArchiveProblem(checked.problem.problem), checked.problem.older),
    );
  const { entry, recording, match } = checked.value;
  const { archive, players } = recording;
  if (wanted !== undefined && wanted.game.id !== archive.game)
    throw new CliError(texts.another(path, archive.game));
  if (at === undefined) {
    if (match.outcome !== undefined) throw new CliError(texts.over(path));
    await slot?.adopt(recording);
    return { entry, match, players, slot };
  }
  if (at > archive.entries.length) throw new CliError(texts.tooFar(archive.entries.length, at));
  const earlier = replay(entry.game, archive, at);
  if (!earlier.ok) throw new CliError(texts.broken(path, at));
  if (earlier.value.outcome !== undefined) throw new CliError(texts.over(path));
  return { entry, match: earlier.value, players, slot: undefined };
}
