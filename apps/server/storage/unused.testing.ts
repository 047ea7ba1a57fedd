import { describe, expect, test } from 'vitest';
import type { Storage } from './port.ts';
import { answer, freeSeat, guestRow, seatOfGuest, tableRow } from './rows.testing.ts';

/** What a storage keeps, and what it takes away, when it is to take away what came to nothing. */
export function unusedContract(open: () => Promise<Storage>): void {
  describe('what came to nothing', () => {
    const none = { tables: 0, guests: 0, inUse: new Set<string>() };

    test('is an open table that has waited for long, unless somebody uses it', async () => {
      const storage = await open();
      const seats = [seatOfGuest('ann'), freeSeat];
      await storage.addTable(tableRow('empty', { made: 1 }));
      await storage.addTable(tableRow('waiting', { made: 1, seats }));
      await storage.addTable(tableRow('used', { made: 1, seats }));
      await storage.addTable(tableRow('young', { made: 2, seats }));
      await storage.addTable(tableRow('begun', { made: 1, seats, state: 'playing' }));
      await storage.addTable(tableRow('over', { made: 1, seats, state: 'over' }));
      await storage.addTable(tableRow('played', { made: 1 }));
      await storage.append('played', 0, [answer(1)]);
      await storage.keepSnapshot('waiting', { number: 0, version: 1, position: {} });
      await storage.dropUnused({ ...none, tables: 2, inUse: new Set(['used']) });
      for (const id of ['used', 'young', 'begun', 'over', 'played'])
        expect(await storage.table(id)).toMatchObject({ id });
      for (const id of ['empty', 'waiting']) expect(await storage.table(id)).toBeUndefined();
      expect(await storage.snapshot('waiting')).toBeUndefined();
      expect(await storage.countTablesOf('ann')).toBe(3);
    });

    test('is a guest who came long ago and neither sat down nor made a table', async () => {
      const storage = await open();
      for (const id of ['ann', 'bob', 'cam']) await storage.addGuest(guestRow(id, { made: 1 }));
      await storage.addGuest(guestRow('dan', { made: 2 }));
      await storage.addTable(tableRow('a', { maker: 'bob', seats: [seatOfGuest('ann')], state: 'over' }));
      await storage.dropUnused({ ...none, guests: 2 });
      for (const id of ['ann', 'bob', 'dan'])
        expect(await storage.guestByHash(`hash of ${id}`)).toMatchObject({ id });
      expect(await storage.guestByHash('hash of cam')).toBeUndefined();
    });
  });
}
