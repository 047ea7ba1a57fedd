import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { disk as realDisk, type Disk } from './disk.ts';

/**
 * Makes a folder, and those it lies in, so that they survive a power cut. One by one: where no folder can be made although the one
 * above is there (/proc), Node's own recursive way never returns.
 */
export async function makeDurableFolder(path: string, disk: Disk = realDisk): Promise<void> {
  const found = await disk.stat(path);
  if (found?.folder === true) return;
  if (found !== undefined) throw createNotDirectoryError(path);
  const above = dirname(path);
  await makeDurableFolder(above, disk);
  try {
    await disk.makeFolder(path);
  } catch (error) {
    // Somebody else may have been quicker.
    if ((await disk.stat(path))?.folder !== true) throw error;
  }
  await disk.syncFolder(above);
}

/** As the system says it: what it says is told as it is, in whatever language. */
const createNotDirectoryError = (path: string): Error =>
  Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), { code: 'ENOTDIR' });

/** What a walk through a folder finds. */
export interface FolderListing {
  readonly files: readonly string[];
  /** Folders that could not be looked into, and why. */
  readonly unreadable: readonly { readonly folder: string; readonly error: unknown }[];
}

interface DirectoryEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

const readEntries = (folder: string): Promise<readonly DirectoryEntry[]> =>
  readdir(folder, { withFileTypes: true });

/** The files with an ending in a folder and its folders, by name. Links are not followed: they may lead in a circle, or to the same file twice. */
export async function findFiles(folder: string, ending: string, list = readEntries): Promise<FolderListing> {
  const files: string[] = [];
  const closed: FolderListing['unreadable'][number][] = [];
  const enter = async (inside: string): Promise<void> => {
    let names: readonly DirectoryEntry[];
    try {
      names = await list(inside);
    } catch (error) {
      closed.push({ folder: inside, error });
      return;
    }
    for (const found of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(inside, found.name);
      if (found.isDirectory()) await enter(path);
      else if (found.isFile() && found.name.endsWith(ending)) files.push(path);
    }
  };
  await enter(folder);
  return { files, unreadable: closed };
}
