import { expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { createLotsContext, latestSight, startLotsTable, stepsOf } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { TableRegistry } from './table-registry.ts';

test('a match of an earlier version of the rules is played on by it if the game still has it', async () => {
  const context = createLotsContext();
  const { id, answer, clients } = await startLotsTable(context);
  await answer('draw');
  const game = { ...lots, version: lots.version + 1, earlier: [lots] };
  const { storage, random } = context;
  const upgraded = new TableRegistry(createLotsContext({ storage, random }, { game }));
  const table = await upgraded.get(id);
  const back = [new RecordingClient('a'), new RecordingClient('b')] as const;
  for (const client of back) await table.connect(client);
  expect(stepsOf(back[0])).toEqual(stepsOf(clients[0]));
  const { seat, number } = latestSight(back[0]).asked!;
  const request = { id: 1, answer: { number, choices: ['draw'] } };
  expect(await table.handleRequest(back[seat]!, request)).toMatchObject({ isRefused: false });
  expect(await context.storage.readEntries(id)).toHaveLength(2);
  expect((await context.storage.findTable(id))?.version).toBe(lots.version);
  const { id: later } = await upgraded.create(
    { id: 'a', name: 'Ada' },
    { game: 'lots', seats: ['person', 'person'] },
  );
  expect((await context.storage.findTable(later))?.version).toBe(lots.version + 1);
});
