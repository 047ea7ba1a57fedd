/** Finds a table of a server and checks that this program knows its game. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { TableInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { ServerClient } from './server-client.ts';

export interface FoundTable {
  readonly table: TableInfo;
  readonly entry: AnyCatalogueEntry;
}

/** Throws if this program has another version of the game: the events could not be shown. */
export async function findTable(
  server: ServerClient,
  id: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<FoundTable> {
  const { texts } = server;
  const games = await server.games();
  const table = await server.unwrap(server.api.table(id));
  if (table.id !== id) throw server.toCliError({ problem: 'unfair', facts: { violation: 'invalid table' } });
  const entry = entries.find(({ game }) => game.id === table.game);
  if (entry === undefined) throw new CliError(texts.unknownGame(quoteIfUnsafe(table.game)));
  const { version } = entry.game;
  const serverVersion = games.find((game) => game.id === table.game)?.version ?? version;
  if (serverVersion !== version) throw new CliError(texts.otherRules(table.game, serverVersion, version));
  return { table, entry };
}
