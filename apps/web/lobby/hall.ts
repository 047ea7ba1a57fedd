import { ok, type Result } from '@ludoteca/kernel';
import type { GameInfo, ServerProblem, TableInfo } from '@ludoteca/wire';
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

let shelf: readonly GameInfo[] | undefined;

/** The games of the server. They stay the same while the page is open. */
export async function gamesHere(): ReturnType<typeof api.games> {
  if (shelf !== undefined) return ok(shelf);
  const games = await api.games();
  if (games.ok) shelf = games.value;
  return games;
}

async function look(): Promise<Result<Hall, ServerProblem>> {
  const arrived = await arrive();
  const [games, tables, mine] = await Promise.all([
    gamesHere(),
    api.tables(),
    // Whoever has not arrived sits nowhere.
    arrived.ok ? api.myTables() : arrived,
  ]);
  if (!games.ok) return games;
  if (!tables.ok) return tables;
  return mine.ok ? ok({ games: games.value, tables: tables.value, mine: mine.value }) : mine;
}

/** The lobby as it was seen last, and why it could not be seen since. */
export interface Looked {
  readonly hall: Hall | undefined;
  readonly problem: ServerProblem | undefined;
}

/** The lobby as it is now, looked at again and again while somebody looks at the page. */
export function useHall(): Looked & { readonly again: () => void } {
  const [looked, setLooked] = useState<Looked>({ hall: undefined, problem: undefined });
  const again = useCallback(() => {
    if (document.hidden) return;
    void look().then((seen) =>
      setLooked(({ hall }) =>
        seen.ok ? { hall: seen.value, problem: undefined } : { hall, problem: seen.problem },
      ),
    );
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
  return { ...looked, again };
}
