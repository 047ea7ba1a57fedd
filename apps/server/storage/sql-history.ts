/** The finished matches of a guest in a SQL database, listed and counted. */
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import type { TableIdQuery } from './sql-tables.ts';
import type { GameResults, HistoryCriteria } from './storage.ts';

/** The ids of the newest finished tables where a guest sat. */
export function finishedTableIds(
  database: Kysely<DatabaseSchema>,
  guest: string,
  { game, opponent, result, before, limit }: HistoryCriteria,
): TableIdQuery {
  let own = database.selectFrom('seats').select('table_id').where('guest', '=', guest);
  if (result !== undefined) own = own.where('place', result === 'won' ? '=' : '>', 1);
  let ids = database.selectFrom('tables').select('id').where('state', '=', 'over').where('id', 'in', own);
  if (game !== undefined) ids = ids.where('game', '=', game);
  if (before !== undefined) ids = ids.where('made', '<', before);
  if (opponent !== undefined)
    ids = ids.where('id', 'in', (is) =>
      is
        .selectFrom('seats')
        .select('table_id')
        .where('name', '=', opponent)
        .where((other) => other('guest', 'is', null).or('guest', '!=', guest)),
    );
  return ids.orderBy('made', 'desc').orderBy('id').limit(limit);
}

/** How often a guest has finished and won each game. */
export async function selectResults(
  database: Kysely<DatabaseSchema>,
  guest: string,
): Promise<readonly GameResults[]> {
  const rows = await database
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.game', 'seats.place', ({ fn }) => fn.countAll<number>().as('count')])
    .where('seats.guest', '=', guest)
    .where('tables.state', '=', 'over')
    .groupBy(['tables.game', 'seats.place'])
    .orderBy('tables.game')
    .execute();
  const games = new Map<string, GameResults>();
  for (const { game, place, count } of rows) {
    const { played, won } = games.get(game) ?? { played: 0, won: 0 };
    games.set(game, { game, played: played + count, won: won + (place === 1 ? count : 0) });
  }
  return [...games.values()];
}
