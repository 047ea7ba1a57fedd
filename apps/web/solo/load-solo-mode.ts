/** Loads a solo mode of a game once. */
import type { SoloMode } from '@ludoteca/kit';
import { type HostableGame, loadHostableGame } from '../pages/game-modules.ts';
import { rememberLoads } from '../pages/remember-loads.ts';

export interface LoadedSoloMode {
  readonly loaded: HostableGame;
  readonly mode: SoloMode;
}

/** Undefined if the game or the mode does not exist. */
export const loadSoloMode = rememberLoads(importSoloMode);

async function importSoloMode(game: string, id: string): Promise<LoadedSoloMode | undefined> {
  const loaded = await loadHostableGame(game);
  const link = loaded?.entry.soloModes?.find((one) => one.id === id);
  return loaded === undefined || link === undefined ? undefined : { loaded, mode: await link.load() };
}
