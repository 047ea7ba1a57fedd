import { parseArchive, recoverArchive, verify } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lots } from '../../../kernel/lots.testing.ts';
import {
  ada,
  bea,
  createLotsContext,
  latestSight,
  nextTick,
  startLotsTable,
  stepsOf,
} from './lots-table.testing.ts';
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

/** A finished and an unfinished match, at a server whose game has only later rules. */
async function upgradeAfterPlay() {
  const context = createLotsContext();
  const [over, playing] = [await startLotsTable(context), await startLotsTable(context)];
  await over.answer('draw');
  await over.request(over.clients[0], { withdraw: true });
  const archive = await over.table.createArchive();
  await playing.answer('draw');
  await nextTick();
  const game = { ...lots, version: lots.version + 1 };
  const { storage } = context;
  const tables = new TableRegistry(createLotsContext({ storage }, { game }));
  return { tables, storage, over: over.id, playing: playing.id, archive };
}

describe('if the rules of a match are gone', () => {
  test('the archive of a finished match has its entries and is verified by a program that has them', async () => {
    const { tables, over, archive } = await upgradeAfterPlay();
    const bytes = await (await tables.get(over)).createArchive();
    const [recovered, whole] = [recoverArchive(bytes), parseArchive(archive)].map(expectOk);
    expect(recovered!.archive).toEqual(whole!.archive);
    expect(recovered!.times).toEqual(whole!.times);
    expectOk(verify(lots, recovered!));
  });

  test('an unfinished match is refused with a reason, and its guests can leave it or be deleted', async () => {
    const { tables, storage, playing } = await upgradeAfterPlay();
    const table = await tables.get(playing);
    const problem = { problem: 'other rules', facts: { made: lots.version, now: lots.version + 1 } };
    await expect(table.connect(new RecordingClient('a'))).rejects.toMatchObject({ problem });
    await expect(table.createArchive()).rejects.toMatchObject({ problem });
    await tables.leave(playing, ada);
    expect(await storage.tablesOfGuest('a', 10)).toEqual([]);
    await tables.deleteGuest(bea);
    expect(await storage.tablesOfGuest('b', 10)).toEqual([]);
    expect(await storage.readEntries(playing)).toHaveLength(1);
  });
});
