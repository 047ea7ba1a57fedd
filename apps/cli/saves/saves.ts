import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { ArchiveSummary, Result } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { ARCHIVE_ENDING, type Checked, checkArchive, openArchive, type Refused } from '../archives.ts';
import { isCode, secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { BadName, goodName, nameAt, numberedName } from './names.ts';
import { peek } from './peek.ts';
import type { Slot } from './slot.ts';
import { FileSlot } from './slots.ts';
import { type Finished, finishedOf, Tallies, type Tallied } from './tallies.ts';

/** A place among the saves, and when something was last kept there. */
interface Place {
  readonly slot: Slot;
  readonly kept: Date;
}

/** A match among the saves, as far as its file says at its two ends. */
export interface Kept extends Place, ArchiveSummary {
  readonly entry: AnyCatalogueEntry;
}

/** A file among the saves that cannot be used, why, and an older version that can. */
export interface Damaged extends Place, Refused {}

export interface Saved {
  /** The latest first. */
  readonly kept: readonly Kept[];
  readonly damaged: readonly Damaged[];
}

/** The saves of a person: a folder for each game, a file for each match. */
export class Saves {
  readonly folder: string;
  private readonly entries: readonly AnyCatalogueEntry[];
  private readonly clock: () => Date;

  constructor(folder: string, entries: readonly AnyCatalogueEntry[], clock: () => Date) {
    this.folder = folder;
    this.entries = entries;
    this.clock = clock;
  }

  /** A new slot for a match of the game: under that name, or else named by the time. */
  async fresh(game: string, name?: string): Promise<Slot> {
    const dated = nameAt(this.clock());
    const named = name === undefined ? undefined : goodName(name);
    for (let number = 1; ; number++) {
      const next = number === 1 ? dated : `${dated}-${number}`;
      const slot = this.at(game, named === undefined ? next : numberedName(named, number));
      if (await holdName(slot)) return slot;
    }
  }

  /** The slot of a name, whether or not anything lies there. */
  slot(game: string, name: string): Slot {
    return this.at(game, goodName(name));
  }

  async list(): Promise<Saved> {
    const games = await namesIn(this.folder, (found) => found.isDirectory());
    const listed: (Kept | Damaged)[] = [];
    for (const game of games) listed.push(...(await this.listGame(game)));
    const all = listed.toSorted((a, b) => b.kept.getTime() - a.kept.getTime());
    return {
      kept: all.filter((place) => 'header' in place),
      damaged: all.filter((place) => 'problem' in place),
    };
  }

  /** Plays what lies there again: it must be as it says. */
  load(path: string): Promise<Result<Checked, Refused>> {
    return checkArchive(path, this.entries);
  }

  /** What lies beside it moves first: a save that is half renamed can be renamed again. */
  async rename(slot: Slot, name: string): Promise<Slot> {
    const renamed = this.at(slot.game, goodName(name));
    if ((await secretDisk.look(renamed.path)) !== undefined) throw new BadName(name, 'taken');
    for (const other of await besides(slot))
      await secretDisk.rename(other, renamed.path + other.slice(slot.path.length));
    await secretDisk.rename(slot.path, renamed.path);
    await secretDisk.syncFolder(dirname(slot.path));
    return renamed;
  }

  /** What lies beside it goes first: a save that is half removed can be removed again. */
  async remove(slot: Slot): Promise<void> {
    for (const other of await besides(slot)) await secretDisk.remove(other);
    await secretDisk.remove(slot.path);
    await secretDisk.syncFolder(dirname(slot.path));
  }

  /** The finished matches of a game, with those that a crash, or a full disk, kept from being counted. */
  async finished(game: string): Promise<Tallied> {
    const tallies = new Tallies(this.gameFolder(game));
    const found = await this.listGame(game);
    const known = new Set((await tallies.read()).finished.map(({ id }) => id));
    const missed: Finished[] = [];
    for (const place of found) {
      // A file may lie in the folder of another game.
      const isOwn = 'header' in place && place.header.game === game;
      const over = isOwn ? finishedOf(place, place.kept) : undefined;
      // What stands at the ends of a file is anybody's word: what counts for good was played again.
      if (over !== undefined && !known.has(over.id) && (await this.load(place.slot.path)).ok)
        missed.push(over);
    }
    // Whoever may read and not write sees what was counted.
    await tallies.add(missed).catch(() => undefined);
    return tallies.read();
  }

  private at(game: string, name: string): Slot {
    return new FileSlot(this.gameFolder(game), game, name, this.clock);
  }

  private gameFolder(game: string): string {
    return join(this.folder, game);
  }

  private async listGame(game: string): Promise<readonly (Kept | Damaged)[]> {
    const folder = this.gameFolder(game);
    const files = await namesIn(folder, (found) => found.isFile() && found.name.endsWith(ARCHIVE_ENDING));
    const places: (Kept | Damaged)[] = [];
    // One after another: a system lets only so many files be open at once.
    for (const file of files) {
      const place = await this.look(game, file.slice(0, -ARCHIVE_ENDING.length));
      if (place !== undefined) places.push(place);
    }
    return places;
  }

  private async look(game: string, name: string): Promise<Kept | Damaged | undefined> {
    const slot = this.at(game, name);
    const found = await stat(slot.path).catch(() => undefined);
    // Somebody removed it meanwhile, or it only holds the name of a match that has just begun.
    if (found === undefined || (found.size === 0 && (await besides(slot)).length === 0)) return undefined;
    const kept = found.mtime;
    const ends = await peek(slot.path);
    const entry = ends.ok ? this.entryOf(ends.value) : undefined;
    if (ends.ok && entry !== undefined) return { slot, kept, entry, ...ends.value };
    const opened = await openArchive(slot.path, this.entries);
    if (!opened.ok) return { slot, kept, ...opened.problem };
    const { archive, ...recording } = opened.value.recording;
    const { entries, ...header } = archive;
    return { slot, kept, entry: opened.value.entry, header, ...recording, entries: entries.length };
  }

  private entryOf({ header }: ArchiveSummary): AnyCatalogueEntry | undefined {
    return this.entries.find(({ game }) => game.id === header.game && game.version === header.version);
  }
}

/** The saves in a folder, which is made when something is first kept. */
export const openSaves = (folder: string, entries = catalogue, clock = (): Date => new Date()): Saves =>
  new Saves(folder, entries, clock);

/** Two programs that begin in the same second must not get one name. False when it is taken. */
async function holdName({ path }: Slot): Promise<boolean> {
  try {
    await makeFolders(dirname(path), secretDisk);
    await secretDisk.write(path, new Uint8Array());
    return true;
  } catch (error) {
    // A place where nothing can be written is for keeping to complain of.
    return !isCode(error, 'EEXIST');
  }
}

interface Found {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Names in a folder; none where it is not there or cannot be read. */
async function namesIn(folder: string, wanted: (found: Found) => boolean): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter(wanted)
    .map(({ name }) => name)
    .toSorted();
}

/** What saving leaves beside the file of a slot: older versions, and what a crash left half done. */
async function besides({ path }: Slot): Promise<readonly string[]> {
  const file = basename(path);
  const isBeside = (name: string): boolean =>
    name.startsWith(file) && /^\.(\d|[0-9a-f]{12}\.tmp)$/.test(name.slice(file.length));
  const names = await namesIn(dirname(path), (found) => found.isFile() && isBeside(found.name));
  return names.map((name) => join(dirname(path), name));
}
