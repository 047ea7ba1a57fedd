/** The saved matches of the user: a folder for each game, a file for each match. */
import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
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
import {
  findNameProblem,
  InvalidNameError,
  nameByTime,
  normalizeName,
  numberedName,
  validateName,
} from './save-name.ts';
import { readArchiveSummary } from './archive-summary.ts';
import type { SaveSlot } from './save-slot.ts';
import { findSiblingFiles, listNames, removeSlotFiles } from './slot-files.ts';
import { FileSlot } from './file-slot.ts';
import {
  type FinishedMatch,
  toFinishedMatch,
  FinishedMatchesFile,
  type FinishedMatchList,
} from './finished-matches.ts';

interface SavePlace {
  readonly slot: SaveSlot;
  readonly modified: Date;
}

/** A saved match as its header and last line describe it. */
export interface SavedMatch extends SavePlace, ArchiveSummary {
  readonly catalogueEntry: AnyCatalogueEntry;
}

/** A file that cannot be used, why, and an older version that can. */
export interface DamagedSave extends SavePlace, ArchiveRefusal {}

export interface SaveList {
  /** The latest first. */
  readonly matches: readonly SavedMatch[];
  readonly damaged: readonly DamagedSave[];
}

export class SaveStore {
  readonly folder: string;
  private readonly entries: readonly AnyCatalogueEntry[];
  private readonly clock: () => Date;

  /** The folder is created with the first save. */
  constructor(folder: string, entries = catalogue, clock = (): Date => new Date()) {
    this.folder = folder;
    this.entries = entries;
    this.clock = clock;
  }

  /** Named as given, else by the time. */
  async createSlot(game: string, name?: string): Promise<SaveSlot> {
    const dated = nameByTime(this.clock());
    const givenName = name === undefined ? undefined : validateName(name);
    for (let number = 1; ; number++) {
      const next = number === 1 ? dated : `${dated}-${number}`;
      const slot = this.slotAt(game, givenName === undefined ? next : numberedName(givenName, number));
      if (await reserveName(slot)) return slot;
    }
  }

  /** The slot may be empty. */
  slot(game: string, name: string): SaveSlot {
    return this.slotAt(game, validateName(name));
  }

  /** The existing slots that a name or a path denotes: several if more than one of the games has a save of that name. */
  async findSlots(file: string, games: readonly string[]): Promise<readonly SaveSlot[]> {
    const isPath = file.endsWith(ARCHIVE_EXTENSION);
    const name = normalizeName(isPath ? basename(file, ARCHIVE_EXTENSION) : file);
    if (findNameProblem(name) !== undefined) return [];
    const found: SaveSlot[] = [];
    for (const game of games) {
      const slot = this.slotAt(game, name);
      // A folder that cannot be read has no saves.
      const existing = await privateDisk.stat(slot.path).catch(() => undefined);
      if (existing?.file === true && (!isPath || slot.path === resolve(file))) found.push(slot);
    }
    return found;
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

  /** Replays and verifies the archive. */
  load(path: string): Promise<Result<VerifiedArchive, ArchiveRefusal>> {
    return verifyArchiveFile(path, this.entries);
  }

  /** Sibling files are moved first, so that an interrupted rename can be repeated. */
  async rename(slot: SaveSlot, name: string): Promise<SaveSlot> {
    const renamed = this.slotAt(slot.game, validateName(name));
    if ((await privateDisk.stat(renamed.path)) !== undefined) throw new InvalidNameError(name, 'taken');
    for (const other of await findSiblingFiles(slot.path))
      await privateDisk.rename(other, renamed.path + other.slice(slot.path.length));
    await privateDisk.rename(slot.path, renamed.path);
    await privateDisk.syncFolder(dirname(slot.path));
    return renamed;
  }

  async remove(slot: SaveSlot): Promise<void> {
    await removeSlotFiles(slot.path);
  }

  /** Includes matches that a crash or a full disk kept from being counted. */
  async finished(game: string): Promise<FinishedMatchList> {
    const finishedMatches = new FinishedMatchesFile(this.gameFolder(game));
    const found = await this.listGame(game);
    const known = new Set((await finishedMatches.read()).finished.map(({ id }) => id));
    const missed: FinishedMatch[] = [];
    for (const place of found) {
      // A file may lie in the folder of another game.
      const isOwn = 'header' in place && place.header.game === game;
      const finished = isOwn ? toFinishedMatch(place, place.modified) : undefined;
      // The summary is not trusted: only a verified match is counted for good.
      if (finished !== undefined && !known.has(finished.id) && (await this.load(place.slot.path)).ok)
        missed.push(finished);
    }
    // A read-only folder still shows what was counted.
    await finishedMatches.add(missed).catch(() => undefined);
    return finishedMatches.read();
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
    // One after another: the number of open files is limited.
    for (const file of files) {
      const place = await this.inspect(game, file.slice(0, -ARCHIVE_EXTENSION.length));
      if (place !== undefined) places.push(place);
    }
    return places;
  }

  private async inspect(game: string, name: string): Promise<SavedMatch | DamagedSave | undefined> {
    const slot = this.slotAt(game, name);
    const found = await stat(slot.path).catch(() => undefined);
    // It was removed meanwhile, or is the reserved name of a match that has just started.
    if (found === undefined || (found.size === 0 && (await findSiblingFiles(slot.path)).length === 0))
      return undefined;
    const modified = found.mtime;
    const ends = await readArchiveSummary(slot.path);
    const entry = ends.ok ? this.entryOf(ends.value) : undefined;
    if (ends.ok && entry !== undefined) return { slot, modified, catalogueEntry: entry, ...ends.value };
    const opened = await readArchiveFile(slot.path, this.entries);
    if (!opened.ok) return { slot, modified, ...opened.problem };
    const { archive, ...recording } = opened.value.recording;
    const { entries, ...header } = archive;
    return {
      slot,
      modified,
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

/** Creates an empty file, so that two programs never get the same name. False if it is taken. */
async function reserveName({ path }: SaveSlot): Promise<boolean> {
  try {
    await makeDurableFolder(dirname(path), privateDisk);
    await privateDisk.write(path, new Uint8Array());
    return true;
  } catch (error) {
    // If nothing can be written, saving reports it.
    return !hasErrorCode(error, 'EEXIST');
  }
}
