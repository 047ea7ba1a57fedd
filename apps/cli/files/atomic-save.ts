import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { disk as realDisk, type Disk } from './disk.ts';

/** How many older versions stay beside a file: `name.1`, the latest, to `name.5`. */
export const MAX_OLDER_VERSIONS = 5;

export const olderVersionPath = (path: string, version: number): string => `${path}.${version}`;

/**
 * Puts the bytes in the file's place so that a crash at any moment leaves the file whole, old or new. The new bytes are durable before
 * anything is moved; the present version is among the older ones, durably, before it is replaced.
 */
export async function saveAtomically(
  path: string,
  bytes: Uint8Array,
  disk: Disk = realDisk,
  versions = MAX_OLDER_VERSIONS,
): Promise<void> {
  const temporary = await writeTemporary(path, bytes, disk);
  try {
    if (await backUpPresent(path, disk, versions)) await disk.syncFolder(dirname(path));
    await disk.rename(temporary, path);
  } catch (error) {
    await removeTemporary(temporary, disk);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/** A durable file with a name of its own in the same folder, so that it can be renamed into place. */
async function writeTemporary(path: string, bytes: Uint8Array, disk: Disk): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await disk.write(temporary, bytes);
    return temporary;
  } catch (error) {
    await removeTemporary(temporary, disk);
    throw error;
  }
}

/** Removes what a failed save leaves. What made the save fail is what must be told, even if this fails too. */
const removeTemporary = (temporary: string, disk: Disk): Promise<void> =>
  disk.remove(temporary).catch(() => undefined);

/** Makes the present file the latest of its older versions too. False when there is none; an empty one only holds its name. */
async function backUpPresent(path: string, disk: Disk, versions: number): Promise<boolean> {
  if (((await disk.stat(path))?.size ?? 0) === 0) return false;
  const present = await disk.read(path);
  const latest = olderVersionPath(path, 1);
  // After a crash between keeping and replacing it is there already, durably or not.
  if ((await disk.stat(latest)) !== undefined && haveSameBytes(await disk.read(latest), present)) return true;
  const kept = await writeTemporary(path, present, disk);
  try {
    await shiftOlderVersions(path, disk, versions);
    await disk.rename(kept, latest);
  } catch (error) {
    await removeTemporary(kept, disk);
    throw error;
  }
  return true;
}

/** Moves each older version up by one, as far as the first gap: one that a crash has left is filled before anything is dropped. */
async function shiftOlderVersions(path: string, disk: Disk, versions: number): Promise<void> {
  let last = 1;
  while (last < versions && (await disk.stat(olderVersionPath(path, last))) !== undefined) last++;
  for (let to = last; to > 1; to--)
    await disk.rename(olderVersionPath(path, to - 1), olderVersionPath(path, to));
}

const haveSameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
