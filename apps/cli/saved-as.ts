import { basename, resolve } from 'node:path';
import { ARCHIVE_ENDING } from './archives.ts';
import { disk } from './files/disk.ts';
import { problemWith, tidyName } from './saves/names.ts';
import type { Saves } from './saves/saves.ts';
import type { Slot } from './saves/slot.ts';

/** The slots that a name or a path means among the saves of these games; several where games have saves of one name. */
export async function slotsCalled(
  file: string,
  games: readonly string[],
  saves: Saves,
): Promise<readonly Slot[]> {
  const found: Slot[] = [];
  for (const game of games) {
    const slot = slotIn(file, game, saves);
    // Saves that cannot even be looked at have no names.
    const there = slot === undefined ? undefined : await disk.look(slot.path).catch(() => undefined);
    if (slot !== undefined && there?.file === true) found.push(slot);
  }
  return found;
}

/** What a name or a path would mean among the saves of a game. */
function slotIn(file: string, game: string, saves: Saves): Slot | undefined {
  const isPath = file.endsWith(ARCHIVE_ENDING);
  const name = isPath ? basename(file, ARCHIVE_ENDING) : file;
  if (problemWith(tidyName(name)) !== undefined) return undefined;
  const slot = saves.slot(game, name);
  return isPath && slot.path !== resolve(file) ? undefined : slot;
}
