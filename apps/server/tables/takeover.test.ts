/** Matches of servers that have stopped are continued by servers that know their rules. */
import { expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { type AbandonedTable, type Leases, SOLE_SERVER } from '../leases/leases.ts';
import { createLotsContext, startLotsTable } from './lots-table.testing.ts';
import { TableRegistry } from './table-registry.ts';

test('a server does not take the lease of a match whose rules only a newer server has', async () => {
  const game = { ...lots, version: lots.version + 1 };
  const newer = createLotsContext({}, { game });
  const { id } = await startLotsTable(newer);
  const acquired: string[] = [];
  const leases: Leases = {
    ...SOLE_SERVER,
    hasPeers: true,
    acquire: async (table) => void acquired.push(table),
  };
  const { storage } = newer;
  const older = new TableRegistry(createLotsContext({ storage, leases }));
  await expect(older.get(id)).rejects.toMatchObject({ problem: { problem: 'unavailable' } });
  expect(acquired).toEqual([]);
  await new TableRegistry(createLotsContext({ storage, leases }, { game })).get(id);
  expect(acquired).toEqual([id]);
});

test('a server leaves a match alone whose game or version of the rules it does not know', async () => {
  const context = createLotsContext();
  const { id } = await startLotsTable(context);
  const { storage } = context;
  const acquired: string[] = [];
  const abandoned: readonly AbandonedTable[] = [
    { id: 'later', game: 'lots', version: lots.version + 1 },
    { id: 'other', game: 'nowhere', version: 1 },
    { id, game: 'lots', version: lots.version },
  ];
  const leases: Leases = {
    ...SOLE_SERVER,
    findAbandoned: async () => abandoned,
    acquire: async (table) => void acquired.push(table),
  };
  const tables = new TableRegistry(createLotsContext({ storage, leases }));
  tables.onRenewed();
  await expect.poll(() => acquired).toEqual([id]);
});
