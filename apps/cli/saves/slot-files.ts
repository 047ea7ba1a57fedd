/** The files of one save slot: the archive, its earlier versions, and temporary files of an interrupted save. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { privateDisk } from '../files/disk.ts';

interface SaveFolderEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

/** Older versions, and temporary files that a crash has left. */
export async function findSiblingFiles(path: string): Promise<readonly string[]> {
  const file = basename(path);
  const isBeside = (name: string): boolean =>
    name.startsWith(file) && /^\.(\d|[0-9a-f]{12}\.tmp)$/.test(name.slice(file.length));
  const names = await listNames(dirname(path), (found) => found.isFile() && isBeside(found.name));
  return names.map((name) => join(dirname(path), name));
}

/** Sibling files are removed first, so that an interrupted removal can be repeated. */
export async function removeSlotFiles(path: string): Promise<void> {
  for (const other of await findSiblingFiles(path)) await privateDisk.remove(other);
  await privateDisk.remove(path);
  await privateDisk.syncFolder(dirname(path));
}

/** Empty if the folder does not exist or cannot be read. */
export async function listNames(
  folder: string,
  wanted: (found: SaveFolderEntry) => boolean,
): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter(wanted)
    .map(({ name }) => name)
    .toSorted();
}
