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
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const refresh = async (): Promise<void> => {
      if (document.hidden) return;
      const seen = await look();
      if (!gone) setHall(seen);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK);
    const visible = (): void => void refresh();
    document.addEventListener('visibilitychange', visible);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [tries]);
  return { hall, again: useCallback(() => setTries((count) => count + 1), []) };
}
