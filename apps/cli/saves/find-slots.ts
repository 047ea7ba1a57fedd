/** Finds the save slots that a name or a path denotes. */
import { basename, resolve } from 'node:path';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { disk } from '../files/disk.ts';
import { findNameProblem, normalizeName } from './save-name.ts';
import type { SaveStore } from './save-store.ts';
import type { SaveSlot } from './save-slot.ts';

/** Several if more than one of the games has a save of that name. */
export async function findSlots(
  file: string,
  games: readonly string[],
  saves: SaveStore,
): Promise<readonly SaveSlot[]> {
  const found: SaveSlot[] = [];
  for (const game of games) {
    const slot = toSlot(file, game, saves);
    // A folder that cannot be read has no saves.
    const existing = slot === undefined ? undefined : await disk.stat(slot.path).catch(() => undefined);
    if (slot !== undefined && existing?.file === true) found.push(slot);
  }
  return found;
}

function toSlot(file: string, game: string, saves: SaveStore): SaveSlot | undefined {
  const isPath = file.endsWith(ARCHIVE_EXTENSION);
  const name = isPath ? basename(file, ARCHIVE_EXTENSION) : file;
  if (findNameProblem(normalizeName(name)) !== undefined) return undefined;
  const slot = saves.slot(game, name);
  return isPath && slot.path !== resolve(file) ? undefined : slot;
}
