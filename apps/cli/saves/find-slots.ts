import { basename, resolve } from 'node:path';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { disk } from '../files/disk.ts';
import { findNameProblem, normalizeName } from './save-name.ts';
import type { SaveStore } from './save-store.ts';
import type { SaveSlot } from './save-slot.ts';

/** The slots that a name or a path means among the saves of these games; several where games have saves of one name. */
export async function findSlots(
  file: string,
  games: readonly string[],
  saves: SaveStore,
): Promise<readonly SaveSlot[]> {
  const found: SaveSlot[] = [];
  for (const game of games) {
    const slot = toSlot(file, game, saves);
    // Saves that cannot even be looked at have no names.
    const there = slot === undefined ? undefined : await disk.stat(slot.path).catch(() => undefined);
    if (slot !== undefined && there?.file === true) found.push(slot);
  }
  return found;
}

/** What a name or a path would mean among the saves of a game. */
function toSlot(file: string, game: string, saves: SaveStore): SaveSlot | undefined {
  const isPath = file.endsWith(ARCHIVE_EXTENSION);
  const name = isPath ? basename(file, ARCHIVE_EXTENSION) : file;
  if (findNameProblem(normalizeName(name)) !== undefined) return undefined;
  const slot = saves.slot(game, name);
  return isPath && slot.path !== resolve(file) ? undefined : slot;
}
