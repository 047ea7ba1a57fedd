/** Loads the games of the server, and remembers them for visits without a connection. */
import { ok } from '@ludoteca/kernel';
import type { GameInfo } from '@ludoteca/wire';
import { api } from '../connection/server.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';

let cachedGames: readonly GameInfo[] | undefined;

/** Loads the games of the server once; they do not change while the page is open. */
export async function loadGames(): ReturnType<typeof api.games> {
  if (cachedGames !== undefined) return ok(cachedGames);
  const games = await api.games();
  if (games.ok) {
    cachedGames = games.value;
    saveValue(
      'games',
      games.value.filter(({ listed }) => listed),
    );
  }
  return games;
}

/** The listed games that the server had when this browser last asked it. */
export function loadKnownGames(): readonly GameInfo[] {
  const stored = loadValue('games');
  return Array.isArray(stored) ? (stored as readonly GameInfo[]) : [];
}
