import type { GameInfo, Problem, TableInfo } from '@ludoteca/wire';
import { useCallback, useEffect, useState } from 'react';
import { api, arrive } from '../server.ts';

/** What the lobby shows. */
export interface Hall {
  readonly games: readonly GameInfo[];
  readonly tables: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
}

/** How often the lobby looks around. */
const LOOK = 4000;

async function look(): Promise<Hall | Problem> {
  await arrive();
  const [games, tables, mine] = await Promise.all([api.games(), api.tables(), api.myTables()]);
  if (!games.ok) return games.problem;
  return { games: games.value, tables: tables.ok ? tables.value : [], mine: mine.ok ? mine.value : [] };
}

/** The lobby as it is now, looked at again and again while somebody looks at the page. */
export function useHall(): { readonly hall: Hall | Problem | undefined; readonly again: () => void } {
  const [hall, setHall] = useState<Hall | Problem>();
  const again = useCallback(() => {
    if (!document.hidden) void look().then(setHall);
  }, []);
  useEffect(() => {
    again();
    const timer = setInterval(again, LOOK);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [again]);
  return { hall, again };
}
