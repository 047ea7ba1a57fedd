import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import type { FileFolder, AnyCatalogueEntry } from '@ludoteca/kit';
import { type FolderDisk, secretDisk } from './disk.ts';
import { makeFolders } from './folders.ts';
import { LIMIT } from './load.ts';
import { save } from './save.ts';

/** A folder with the files of the world that a game comes from. */
export interface GameFolder extends FileFolder {
  readonly path: string;
}

/** Other programs read these folders too: one older version of what is written is enough beside it. */
const VERSIONS = 1;
const LONGEST_NAME = 200;
/** What leads out of a folder, or is no name on some system. */
const ODD = /[\\:*?"<>|\p{Cc}]/u;

/** Saves tell hidden cards: what is new there is for its owner alone. */
export function gameFolder(path: string, disk: FolderDisk = secretDisk): GameFolder {
  const inside = (name: string): string => join(path, mustStayInside(name));
  return {
    path,
    read: async (name) => {
      const file = inside(name);
      const found = await disk.look(file);
      if (found === undefined) return undefined;
      if (!found.file) throw new Error(`${name}: not a file`);
      if (found.size > LIMIT) throw new Error(`${name}: more than ${LIMIT} bytes`);
      return disk.read(file);
    },
    write: async (name, bytes) => {
      const file = inside(name);
      await makeFolders(dirname(file), disk);
      await save(file, bytes, disk, VERSIONS);
    },
    append: async (name, text) => {
      const file = inside(name);
      await makeFolders(dirname(file), disk);
      await disk.append(file, text);
    },
    list: async (within = '') => {
      const names = await disk.names(within === '' ? path : inside(within));
      return names.toSorted();
    },
  };
}

/** Names come from games, and games have them from people and files. */
function mustStayInside(name: string): string {
  const parts = name.split('/');
  const odd = parts.some((part) => part === '' || part === '.' || part === '..' || ODD.test(part));
  if (odd || name.length > LONGEST_NAME) throw new Error(`${JSON.stringify(name)} is no name of a file here`);
  return name;
}

/** Where somebody wants the files of games to lie. */
export interface Whereabouts {
  /** The folder of a game's files, asked for as such. */
  readonly files?: string | undefined;
  /** The folder of everything, asked for. */
  readonly dir?: string | undefined;
  /** The folder of everything, asked for or not. */
  readonly data: string;
}

/** The folder of a game that has files: as asked for; else where one stands, if they lie there already; else among one's data. */
export async function folderFor(
  { game, files }: AnyCatalogueEntry,
  { files: asked, dir, data }: Whereabouts,
  here = process.cwd(),
): Promise<GameFolder | undefined> {
  if (files === undefined) return undefined;
  const given = asked ?? dir;
  if (given !== undefined) return gameFolder(resolve(given));
  for (const sign of files.markerFiles)
    if ((await secretDisk.look(join(here, sign)).catch(() => undefined)) !== undefined)
      return gameFolder(here);
  return gameFolder(join(data, game.id, 'files'));
}
