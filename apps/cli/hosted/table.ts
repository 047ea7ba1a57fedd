import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { TableInfo } from '@ludoteca/wire';
import { Complaint } from '../complaint.ts';
import { shown } from '../foreign.ts';
import type { FarServer } from './server.ts';

/** A table, and the game that is played there as this program knows it. */
export interface Found {
  readonly table: TableInfo;
  readonly entry: AnyCatalogueEntry;
}

/** The table of that id, if what is played there can be played here: by other rules one would not see what happens. */
export async function findTable(
  server: FarServer,
  id: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Found> {
  const { words } = server;
  const games = await server.games();
  const table = await server.given(server.api.table(id));
  const entry = entries.find(({ game }) => game.id === table.game);
  if (entry === undefined) throw new Complaint(words.unknownGame(shown(table.game)));
  const { version } = entry.game;
  const theirs = games.find((game) => game.id === table.game)?.version ?? version;
  if (theirs !== version) throw new Complaint(words.otherRules(table.game, theirs, version));
  return { table, entry };
}
