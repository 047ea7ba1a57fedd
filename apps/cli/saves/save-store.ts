import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { ArchiveSummary, Result } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import {
  ARCHIVE_EXTENSION,
  type VerifiedArchive,
  verifyArchiveFile,
  readArchiveFile,
  type ArchiveRefusal,
} from '../files/archive-file.ts';
import { hasErrorCode, privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { InvalidNameError, validateName, nameByTime, numberedName } from './save-name.ts';
import { readArchiveSummary } from './archive-summary.ts';
import type { SaveSlot } from './save-slot.ts';
import { FileSlot } from './file-slot.ts';
import {
  type FinishedMatch,
  toFinishedMatch,
  FinishedMatches,
  type FinishedMatchList,
} from './finished-matches.ts';

/** A place among the saves, and when something was last kept there. */
interface SavePlace {
  readonly slot: SaveSlot;
  readonly modified: Date;
}

/** A match among the saves, as far as its file says at its two ends. */
export interface SavedMatch extends SavePlace, ArchiveSummary {
  readonly catalogueEntry: AnyCatalogueEntry;
}

/** A file among the saves that cannot be used, why, and an older version that can. */
export interface DamagedSave extends SavePlace, ArchiveRefusal {}

export interface SaveList {
  /** The latest first. */
  readonly matches: readonly SavedMatch[];
  readonly damaged: readonly DamagedSave[];
}

/** The saves of a person: a folder for each game, a file for each match. */
export class SaveStore {
  readonly folder: string;
  private readonly entries: readonly AnyCatalogueEntry[];
  private readonly clock: () => Date;

  constructor(folder: string, entries: readonly AnyCatalogueEntry[], clock: () => Date) {
    this.folder = folder;
    this.entries = entries;
    this.clock = clock;
  }

  /** A new slot for a match of the game: under that name, or else named by the time. */
  async createSlot(game: string, name?: string): Promise<SaveSlot> {
    const dated = nameByTime(this.clock());
    const describe = name === undefined ? undefined : validateName(name);
    for (let number = 1; ; number++) {
      const next = number === 1 ? dated : `${dated}-${number}`;
      const slot = this.slotAt(game, describe === undefined ? next : numberedName(describe, number));
      if (await reserveName(slot)) return slot;
    }
  }

  /** The slot of a name, whether or not anything lies there. */
  slot(game: string, name: string): SaveSlot {
    return this.slotAt(game, validateName(name));
  }

  async list(): Promise<SaveList> {
    const games = await listNames(this.folder, (found) => found.isDirectory());
    const listed: (SavedMatch | DamagedSave)[] = [];
    for (const game of games) listed.push(...(await this.listGame(game)));
    const all = listed.toSorted((a, b) => b.modified.getTime() - a.modified.getTime());
    return {
      matches: all.filter((place) => 'header' in place),
      damaged: all.filter((place) => 'problem' in place),
    };
  }

  /** Plays what lies there again: it must be as it says. */
  load(path: string): Promise<Result<VerifiedArchive, ArchiveRefusal>> {
    return verifyArchiveFile(path, this.entries);
  }

  /** What lies beside it moves first: a save that is half renamed can be renamed again. */
  async rename(slot: SaveSlot, name: string): Promise<SaveSlot> {
    const renamed = this.slotAt(slot.game, validateName(name));
    if ((await privateDisk.stat(renamed.path)) !== undefined) throw new InvalidNameError(name, 'taken');
    for (const other of await findSiblingFiles(slot))
      await privateDisk.rename(other, renamed.path + other.slice(slot.path.length));
    await privateDisk.rename(slot.path, renamed.path);
    await privateDisk.syncFolder(dirname(slot.path));
    return renamed;
  }

  /** What lies beside it goes first: a save that is half removed can be removed again. */
  async remove(slot: SaveSlot): Promise<void> {
    for (const other of await findSiblingFiles(slot)) await privateDisk.remove(other);
    await privateDisk.remove(slot.path);
    await privateDisk.syncFolder(dirname(slot.path));
  }

  /** The finished matches of a game, with those that a crash, or a full disk, kept from being counted. */
  async finished(game: string): Promise<FinishedMatchList> {
    const scores = new FinishedMatches(this.gameFolder(game));
    const found = await this.listGame(game);
    const known = new Set((await scores.read()).finished.map(({ id }) => id));
    const missed: FinishedMatch[] = [];
    for (const place of found) {
      // A file may lie in the folder of another game.
      const isOwn = 'header' in place && place.header.game === game;
      const over = isOwn ? toFinishedMatch(place, place.modified) : undefined;
      // What stands at the ends of a file is anybody's word: what counts for good was played again.
      if (over !== undefined && !known.has(over.id) && (await this.load(place.slot.path)).ok)
        missed.push(over);
    }
    // Whoever may read and not write sees what was counted.
    await scores.add(missed).catch(() => undefined);
    return scores.read();
  }

  private slotAt(game: string, name: string): SaveSlot {
    return new FileSlot(this.gameFolder(game), game, name, this.clock);
  }

  private gameFolder(game: string): string {
    return join(this.folder, game);
  }

  private async listGame(game: string): Promise<readonly (SavedMatch | DamagedSave)[]> {
    const folder = this.gameFolder(game);
    const files = await listNames(
      folder,
      (found) => found.isFile() && found.name.endsWith(ARCHIVE_EXTENSION),
    );
    const places: (SavedMatch | DamagedSave)[] = [];
    // One after another: a system lets only so many files be open at once.
    for (const file of files) {
      const place = await this.inspect(game, file.slice(0, -ARCHIVE_EXTENSION.length));
      if (place !== undefined) places.push(place);
    }
    return places;
  }

  private async inspect(game: string, name: string): Promise<SavedMatch | DamagedSave | undefined> {
    const slot = this.slotAt(game, name);
    const found = await stat(slot.path).catch(() => undefined);
    // Somebody removed it meanwhile, or it only holds the name of a match that has just begun.
    if (found === undefined || (found.size === 0 && (await findSiblingFiles(slot)).length === 0))
      return undefined;
    const kept = found.mtime;
    const ends = await readArchiveSummary(slot.path);
    const entry = ends.ok ? this.entryOf(ends.value) : undefined;
    if (ends.ok && entry !== undefined) return { slot, modified: kept, catalogueEntry: entry, ...ends.value };
    const opened = await readArchiveFile(slot.path, this.entries);
    if (!opened.ok) return { slot, modified: kept, ...opened.problem };
    const { archive, ...recording } = opened.value.recording;
    const { entries, ...header } = archive;
    return {
      slot,
      modified: kept,
      catalogueEntry: opened.value.entry,
      header,
      ...recording,
      entries: entries.length,
    };
  }

  private entryOf({ header }: ArchiveSummary): AnyCatalogueEntry | undefined {
    return this.entries.find(({ game }) => game.id === header.game && game.version === header.version);
  }
}

/** The saves in a folder, which is made when something is first kept. */
export const openSaveStore = (
  folder: string,
  entries = catalogue,
  clock = (): Date => new Date(),
): SaveStore => new SaveStore(folder, entries, clock);

/** Two programs that begin in the same second must not get one name. False when it is taken. */
async function reserveName({ path }: SaveSlot): Promise<boolean> {
  try {
    await makeDurableFolder(dirname(path), privateDisk);
    await privateDisk.write(path, new Uint8Array());
    return true;
  } catch (error) {
    // A place where nothing can be written is for keeping to complain of.
    return !hasErrorCode(error, 'EEXIST');
  }
}

interface DirectoryEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Names in a folder; none where it is not there or cannot be read. */
async function listNames(
  folder: string,
  wanted: (found: DirectoryEntry) => boolean,
): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter(wanted)
    .map(({ name }) => name)
    .toSorted();
}

/** What saving leaves beside the file of a slot: older versions, and what a crash left half done. */
async function findSiblingFiles({ path }: SaveSlot): Promise<readonly string[]> {
  const file = basename(path);
  const isBeside = (name: string): boolean =>
    name.startsWith(file) && /^\.(\d|[0-9a-f]{12}\.tmp)$/.test(name.slice(file.length));
  const names = await listNames(dirname(path), (found) => found.isFile() && isBeside(found.name));
  return names.map((name) => join(dirname(path), name));
}
