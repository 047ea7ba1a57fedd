/** Creates folders durably and searches them. */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { disk as realDisk, type Disk } from './disk.ts';

/**
 * Creates the folder and its parents durably. It goes level by level because Node's recursive mkdir never returns where
 * no folder can be created in an existing one (/proc).
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
    // Another process may have created it at the same time.
    if ((await disk.stat(path))?.folder !== true) throw error;
  }
  await disk.syncFolder(above);
}

/** With the message of the system, which is shown untranslated. */
const createNotDirectoryError = (path: string): Error =>
  Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), { code: 'ENOTDIR' });

export interface FolderListing {
  readonly files: readonly string[];
  /** Folders that could not be read, and why. */
  readonly unreadable: readonly { readonly folder: string; readonly error: unknown }[];
}

interface DirectoryEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

const readEntries = (folder: string): Promise<readonly DirectoryEntry[]> =>
  readdir(folder, { withFileTypes: true });

/**
 * Files with the extension in the folder and its subfolders, by name. Links are not followed: they may form a cycle or
 * lead to a file twice.
 */
export async function findFiles(
  folder: string,
  extension: string,
  list = readEntries,
): Promise<FolderListing> {
  const files: string[] = [];
  const unreadable: FolderListing['unreadable'][number][] = [];
  const visit = async (inside: string): Promise<void> => {
    let names: readonly DirectoryEntry[];
    try {
      names = await list(inside);
    } catch (error) {
      unreadable.push({ folder: inside, error });
      return;
    }
    for (const found of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(inside, found.name);
      if (found.isDirectory()) await visit(path);
      else if (found.isFile() && found.name.endsWith(extension)) files.push(path);
    }
  };
  await visit(folder);
  return { files, unreadable };
}
