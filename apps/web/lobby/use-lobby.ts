/** The games and tables of the lobby, refreshed periodically. */
import { ok, type Result } from '@ludoteca/kernel';
import type { GameInfo, ServerProblem, TableInfo } from '@ludoteca/wire';
import { useCallback, useEffect, useState } from 'react';
import { api, ensureGuest } from '../connection/server.ts';
import { loadGames } from './load-games.ts';

export interface LobbyContent {
  readonly games: readonly GameInfo[];
  readonly tables: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

/** Milliseconds between refreshes. */
const REFRESH_INTERVAL = 4000;

async function loadLobby(): Promise<Result<LobbyContent, ServerProblem>> {
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

/** The latest content, and the problem of the last refresh. */
export interface LobbyState {
  readonly content: LobbyContent | undefined;
  readonly problem: ServerProblem | undefined;
}

/** Refreshes the content while the page is visible. */
export function useLobby(): LobbyState & { readonly again: () => void } {
  const [state, setState] = useState<LobbyState>({ content: undefined, problem: undefined });
  const again = useCallback(() => {
    if (document.hidden) return;
    void loadLobby().then((loaded) =>
      setState(({ content }) =>
        loaded.ok ? { content: loaded.value, problem: undefined } : { content, problem: loaded.problem },
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
