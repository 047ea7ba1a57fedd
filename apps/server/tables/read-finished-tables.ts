/** Reads the finished matches of a store, as archives with their players. */
import type { Archive, RecordedPlayer } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { selectEntries } from '../storage/select-entries.ts';
import { selectTable } from '../storage/sql-tables.ts';
import { TableDamagedError } from '../storage/storage-error.ts';
import { type DataSource, openSource } from '../storage/transfer/data-source.ts';
import { readBatches } from '../storage/verify-data.ts';
import { createHeader } from './match-header.ts';

/** A finished match of the store. Without `match` its game is unknown, or its data are damaged. */
export interface FinishedTable {
  readonly table: string;
  readonly game: string;
  readonly match?: { readonly archive: Archive; readonly players: readonly RecordedPlayer[] };
  readonly damage?: string;
}

/** In the order of the ids of their tables. A server may be writing to the store meanwhile. */
export async function* readFinishedTables(
  location: string,
  entries: readonly AnyCatalogueEntry[],
): AsyncGenerator<FinishedTable> {
  const source = await openSource(location);
  try {
    for await (const rows of readBatches(source.database, 'tables'))
      for (const { id, game, state } of rows)
        if (state === 'over') yield { table: id, game, ...(await readMatch(source, id, entries)) };
  } finally {
    await source.close();
  }
}

async function readMatch(
  { database }: DataSource,
  id: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Pick<FinishedTable, 'match' | 'damage'>> {
  try {
    const row = await selectTable(database, id);
    const entry = entries.find(({ game }) => game.id === row?.game);
    if (row === undefined || entry === undefined) return {};
    const stored = await selectEntries(database, id, 0);
    const archive = { ...createHeader(entry.game, row), entries: stored.map((each) => each.entry) };
    return { match: { archive, players: row.seats.map(({ kind, name }) => ({ kind, name })) } };
  } catch (error) {
    if (error instanceof TableDamagedError) return { damage: error.message };
    throw error;
  }
}
