/** The data of the lobby, refreshed periodically. */
import { ok, type Result } from '@ludoteca/kernel';
import type { GameInfo, ServerProblem, TableInfo } from '@ludoteca/wire';
import { useCallback, useEffect, useState } from 'react';
import { api, ensureGuest } from '../connection/server.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';

export interface LobbyData {
  readonly games: readonly GameInfo[];
  readonly tables: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

/** Milliseconds between refreshes. */
const REFRESH_INTERVAL = 4000;

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

async function loadLobby(): Promise<Result<LobbyData, ServerProblem>> {
  const guest = await ensureGuest();
  const [games, tables, mine] = await Promise.all([
    loadGames(),
    api.tables(),
    // Without a guest there are no own tables.
    guest.ok ? api.myTables() : guest,
  ]);
  if (!games.ok) return games;
  if (!tables.ok) return tables;
  return mine.ok ? ok({ games: games.value, tables: tables.value, mine: mine.value }) : mine;
}

/** The latest data, and the problem of the last refresh. */
export interface LobbyState {
  readonly data: LobbyData | undefined;
  readonly problem: ServerProblem | undefined;
}

/** Refreshes the data while the page is visible. */
export function useLobbyData(): LobbyState & { readonly again: () => void } {
  const [state, setState] = useState<LobbyState>({ data: undefined, problem: undefined });
  const again = useCallback(() => {
    if (document.hidden) return;
    void loadLobby().then((loaded) =>
      setState(({ data }) =>
        loaded.ok ? { data: loaded.value, problem: undefined } : { data, problem: loaded.problem },
      ),
    );
  }, []);
  useEffect(() => {
    again();
    const timer = setInterval(again, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [again]);
  return { ...state, again };
}
