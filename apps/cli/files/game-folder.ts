/** The folder that holds a game's original files. */
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import type { FileFolder, AnyCatalogueEntry } from '@ludoteca/kit';
import { type FolderDisk, originalFilesDisk, privateDisk } from './disk.ts';
import { makeDurableFolder } from './folders.ts';
import { MAX_FILE_BYTES } from './read-file.ts';
import { saveAtomically } from './atomic-save.ts';

export interface GameFolder extends FileFolder {
  readonly path: string;
}

/** Other programs read these folders too, so only one older version is kept. */
const MAX_OLDER_VERSIONS = 1;
const MAX_NAME_LENGTH = 200;
/** Path separators, and characters that some systems refuse. */
const INVALID_CHARACTERS = /[\\:*?"<>|\p{Cc}]/u;

/** Saves contain hidden cards: new files are readable by their owner only. Replaced files keep their permissions. */
export function openGameFolder(path: string, disk: FolderDisk = originalFilesDisk): GameFolder {
  const inside = (name: string): string => join(path, checkRelativeName(name));
  return {
    path,
    read: async (name) => {
      const file = inside(name);
      const found = await disk.stat(file);
      if (found === undefined) return undefined;
      if (!found.file) throw new Error(`${name}: not a file`);
      if (found.size > MAX_FILE_BYTES) throw new Error(`${name}: more than ${MAX_FILE_BYTES} bytes`);
      return disk.read(file);
    },
    write: async (name, bytes) => {
      const file = inside(name);
      await makeDurableFolder(dirname(file), disk);
      await saveAtomically(file, bytes, disk, MAX_OLDER_VERSIONS);
    },
    append: async (name, text) => {
      const file = inside(name);
      await makeDurableFolder(dirname(file), disk);
      await disk.append(file, text);
    },
    list: async (within = '') => {
      const names = await disk.listFiles(within === '' ? path : inside(within));
      return names.toSorted();
    },
  };
}

/** Names come from games, which may have them from people or files. */
function checkRelativeName(name: string): string {
  const parts = name.split('/');
  const isInvalid = parts.some(
    (part) => part === '' || part === '.' || part === '..' || INVALID_CHARACTERS.test(part),
  );
  if (isInvalid || name.length > MAX_NAME_LENGTH)
    throw new Error(`${JSON.stringify(name)} is no name of a file here`);
  return name;
}

/** Where the user wants the original files of games. */
export interface GameFolderOptions {
  /** The option for the game's files. */
  readonly files?: string | undefined;
  /** The option for the data folder. */
  readonly dir?: string | undefined;
  /** The data folder, given or default. */
  readonly data: string;
}

/**
 * Undefined for a game without original files. Without options: the working directory if such files exist there, else
 * the data folder.
 */
export async function findGameFolder(
  { game, files }: AnyCatalogueEntry,
  { files: asked, dir, data }: GameFolderOptions,
  here = process.cwd(),
): Promise<GameFolder | undefined> {
  if (files === undefined) return undefined;
  const given = asked ?? dir;
  if (given !== undefined) return openGameFolder(resolve(given));
  for (const marker of files.markerFiles)
    if ((await privateDisk.stat(join(here, marker)).catch(() => undefined)) !== undefined)
      return openGameFolder(here);
  return openGameFolder(join(data, game.id, 'files'));
}
