/** Loads a solo mode of a game once. */
import type { SoloMode } from '@ludoteca/kit';
import { type LoadedGame, loadGame } from '../pages/game-modules.ts';

export interface LoadedSoloMode {
  readonly loaded: LoadedGame;
  readonly mode: SoloMode;
}

const loading = new Map<string, Promise<LoadedSoloMode | undefined>>();

/** Undefined if the game or the mode does not exist. A failed load is retried on the next call. */
export function loadSoloMode(game: string, mode: string): Promise<LoadedSoloMode | undefined> {
  const key = `${game} ${mode}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const load = importSoloMode(game, mode);
  loading.set(key, load);
  load.catch(() => loading.delete(key));
  return load;
}

async function importSoloMode(game: string, id: string): Promise<LoadedSoloMode | undefined> {
  const loaded = await loadGame(game);
  const link = loaded?.entry.soloModes?.find((one) => one.id === id);
  return loaded === undefined || link === undefined ? undefined : { loaded, mode: await link.load() };
}
