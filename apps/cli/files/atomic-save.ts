/** Saves a file so that a crash at any moment leaves it complete, and keeps older versions. */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { disk as realDisk, type Disk } from './disk.ts';

/** `name.1` is the latest older version, `name.5` the oldest. */
export const MAX_OLDER_VERSIONS = 5;

export const olderVersionPath = (path: string, version: number): string => `${path}.${version}`;

/**
 * Replaces the file. The new bytes are durable before any file is moved, and the present version is durable among the
 * older ones before it is replaced. The file keeps its permissions.
 */
export async function saveAtomically(
  path: string,
  bytes: Uint8Array,
  disk: Disk = realDisk,
  versions = MAX_OLDER_VERSIONS,
): Promise<void> {
  const present = await disk.stat(path);
  const temporary = await writeTemporary(path, bytes, disk, present?.mode);
  try {
    if (await backUpPresent(path, disk, versions)) await disk.syncFolder(dirname(path));
    await disk.rename(temporary, path);
  } catch (error) {
    await removeTemporary(temporary, disk);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

/** A durable file in the same folder, so that it can be renamed into place. */
async function writeTemporary(
  path: string,
  bytes: Uint8Array,
  disk: Disk,
  mode: number | undefined,
): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await disk.write(temporary, bytes, mode);
    return temporary;
  } catch (error) {
    await removeTemporary(temporary, disk);
    throw error;
  }
}

/** Its own failure is ignored: the error of the failed save is the one to report. */
const removeTemporary = (temporary: string, disk: Disk): Promise<void> =>
  disk.remove(temporary).catch(() => undefined);

/**
 * Copies the present file to the latest older version. False if there is none; an empty file only reserves its name.
 */
async function backUpPresent(path: string, disk: Disk, versions: number): Promise<boolean> {
  const found = await disk.stat(path);
  if (found === undefined || found.size === 0) return false;
  const present = await disk.read(path);
  const latest = olderVersionPath(path, 1);
  // After a crash between backup and replacement the backup exists already.
  if ((await disk.stat(latest)) !== undefined && haveSameBytes(await disk.read(latest), present)) return true;
  const kept = await writeTemporary(path, present, disk, found.mode);
  try {
    await shiftOlderVersions(path, disk, versions);
    await disk.rename(kept, latest);
  } catch (error) {
    await removeTemporary(kept, disk);
    throw error;
  }
  return true;
}

/** Moves each older version up by one, up to the first gap that a crash has left. */
async function shiftOlderVersions(path: string, disk: Disk, versions: number): Promise<void> {
  let last = 1;
  while (last < versions && (await disk.stat(olderVersionPath(path, last))) !== undefined) last++;
  for (let to = last; to > 1; to--)
    await disk.rename(olderVersionPath(path, to - 1), olderVersionPath(path, to));
}

const haveSameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
