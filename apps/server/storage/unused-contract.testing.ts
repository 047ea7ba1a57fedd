/** Tests of the deletion of unused tables and guests, for every storage. */
import { describe, expect, test } from 'vitest';
import type { Storage, UnusedCriteria } from './storage.ts';
import { storedAnswer, freeSeat, sampleGuest, occupiedSeat, sampleTable } from './sample-rows.testing.ts';

export function testUnusedContract(open: () => Promise<Storage>): void {
  describe('unused data', () => {
    const none: UnusedCriteria = { tablesBefore: 0, guestsBefore: 0, inUse: new Set<string>() };

    test('are old open tables without entries that are not in use', async () => {
      const storage = await open();
      const seats = [occupiedSeat('ann'), freeSeat];
      await storage.addTable(sampleTable('empty', { made: 1 }));
      await storage.addTable(sampleTable('waiting', { made: 1, seats }));
      await storage.addTable(sampleTable('used', { made: 1, seats }));
      await storage.addTable(sampleTable('young', { made: 2, seats }));
      await storage.addTable(sampleTable('begun', { made: 1, seats, state: 'playing' }));
      await storage.addTable(sampleTable('over', { made: 1, seats, state: 'over' }));
      await storage.addTable(sampleTable('played', { made: 1 }));
      await storage.appendEntries('played', 0, [storedAnswer(1)]);
      await storage.saveSnapshot('waiting', { number: 0, version: 1, position: {} });
      await storage.deleteUnused({ ...none, tablesBefore: 2, inUse: new Set(['used']) });
      for (const id of ['used', 'young', 'begun', 'over', 'played'])
        expect(await storage.findTable(id)).toMatchObject({ id });
      for (const id of ['empty', 'waiting']) expect(await storage.findTable(id)).toBeUndefined();
      expect(await storage.readSnapshot('waiting')).toBeUndefined();
      expect(await storage.countTablesOfGuest('ann')).toBe(3);
    });

    test('are old guests who neither sit at a table nor created one', async () => {
      const storage = await open();
      for (const id of ['ann', 'bob', 'cam']) await storage.addGuest(sampleGuest(id, { made: 1 }));
      await storage.addGuest(sampleGuest('dan', { made: 2 }));
      await storage.addTable(sampleTable('a', { maker: 'bob', seats: [occupiedSeat('ann')], state: 'over' }));
      await storage.deleteUnused({ ...none, guestsBefore: 2 });
      for (const id of ['ann', 'bob', 'dan'])
        expect(await storage.findGuestByHash(`hash of ${id}`)).toMatchObject({ id });
      expect(await storage.findGuestByHash('hash of cam')).toBeUndefined();
    });
  });
}
