import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { disk as realDisk, type Disk } from './disk.ts';

/** How many older versions stay beside a file: `name.1`, the latest, to `name.5`. */
export const VERSIONS = 5;

export const olderName = (path: string, version: number): string => `${path}.${version}`;

/**
 * Puts the bytes in the file's place so that a crash at any moment leaves the file whole, old or new. The new bytes are durable before
 * anything is moved; the present version is among the older ones, durably, before it is replaced.
 */
export async function save(
  path: string,
  bytes: Uint8Array,
  disk: Disk = realDisk,
  versions = VERSIONS,
): Promise<void> {
  const fresh = await writeAside(path, bytes, disk);
  try {
    if (await keepPresent(path, disk, versions)) await disk.syncFolder(dirname(path));
    await disk.rename(fresh, path);
  } catch (error) {
    await forget(fresh, disk);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/** A durable file with a name of its own in the same folder, so that it can be renamed into place. */
async function writeAside(path: string, bytes: Uint8Array, disk: Disk): Promise<string> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await disk.write(aside, bytes);
    return aside;
  } catch (error) {
    await forget(aside, disk);
    throw error;
  }
}

/** Removes what a failed save leaves. What made the save fail is what must be told, even if this fails too. */
const forget = (aside: string, disk: Disk): Promise<void> => disk.remove(aside).catch(() => undefined);

/** Makes the present file the latest of its older versions too. False when there is none; an empty one only holds its name. */
async function keepPresent(path: string, disk: Disk, versions: number): Promise<boolean> {
  if (((await disk.look(path))?.size ?? 0) === 0) return false;
  const present = await disk.read(path);
  const latest = olderName(path, 1);
  // After a crash between keeping and replacing it is there already, durably or not.
  if ((await disk.look(latest)) !== undefined && sameBytes(await disk.read(latest), present)) return true;
  const kept = await writeAside(path, present, disk);
  try {
    await makeRoom(path, disk, versions);
    await disk.rename(kept, latest);
  } catch (error) {
    await forget(kept, disk);
    throw error;
  }
  return true;
}

/** Moves each older version up by one, as far as the first gap: one that a crash has left is filled before anything is dropped. */
async function makeRoom(path: string, disk: Disk, versions: number): Promise<void> {
  let last = 1;
  while (last < versions && (await disk.look(olderName(path, last))) !== undefined) last++;
  for (let to = last; to > 1; to--) await disk.rename(olderName(path, to - 1), olderName(path, to));
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
