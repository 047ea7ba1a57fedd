import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { TableInfo } from '@ludoteca/wire';
import { CliError } from '../args/cli-error.ts';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { ServerClient } from './server-client.ts';

/** A table, and the game that is played there as this program knows it. */
export interface FoundTable {
  readonly table: TableInfo;
  readonly entry: AnyCatalogueEntry;
}

/** The table of that id, if what is played there can be played here: by other rules one would not see what happens. */
export async function findTable(
  server: ServerClient,
  id: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<FoundTable> {
  const { texts } = server;
  const games = await server.games();
  const table = await server.unwrap(server.api.table(id));
  const entry = entries.find(({ game }) => game.id === table.game);
  if (entry === undefined) throw new CliError(texts.unknownGame(quoteIfUnsafe(table.game)));
  const { version } = entry.game;
  const theirs = games.find((game) => game.id === table.game)?.version ?? version;
  if (theirs !== version) throw new CliError(texts.otherRules(table.game, theirs, version));
  return { table, entry };
}
