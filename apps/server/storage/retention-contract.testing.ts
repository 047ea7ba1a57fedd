/** Tests of the deletion of inactive tables and of the personal data of a guest, for every storage. */
import { describe, expect, test } from 'vitest';
import type { InactiveCriteria, Storage } from './storage.ts';
import { freeSeat, occupiedSeat, sampleGuest, sampleTable, storedEntry } from './sample-rows.testing.ts';

const INACTIVE: InactiveCriteria = { state: 'over', before: 100, inUse: new Set(), limit: 10 };

/** A table created at one time, with entries at later times. */
async function addTable(
  storage: Storage,
  id: string,
  state: 'open' | 'playing' | 'over',
  made: number,
  times: readonly number[] = [],
): Promise<void> {
  const seats = [occupiedSeat('ann'), freeSeat];
  await storage.addTable(sampleTable(id, { state, made, seats, settings: { of: id } }));
  await storage.appendEntries(
    id,
    0,
    times.map((at) => storedEntry({ answer: at }, at)),
  );
  await storage.saveSnapshot(id, { number: times.length, version: 1, position: {} });
}

const existing = async (storage: Storage, ids: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(ids.map((id) => storage.findTable(id)));
  return found.flatMap((table) => table?.id ?? []);
};

export function testRetentionContract(open: () => Promise<Storage>): void {
  describe('inactive tables', () => {
    test('are those of a state whose last entry is old, and disappear with everything of theirs', async () => {
      const storage = await open();
      await addTable(storage, 'old', 'over', 1, [2, 99]);
      await addTable(storage, 'never played', 'over', 99);
      await addTable(storage, 'recently played', 'over', 1, [2, 100]);
      await addTable(storage, 'young', 'over', 100);
      await addTable(storage, 'playing', 'playing', 1, [2]);
      await addTable(storage, 'open', 'open', 1);
      const ids = ['old', 'never played', 'recently played', 'young', 'playing', 'open'];
      expect(await storage.deleteInactive(INACTIVE)).toBe(2);
      expect(await existing(storage, ids)).toEqual(['recently played', 'young', 'playing', 'open']);
      expect(await storage.readEntries('old')).toEqual([]);
      expect(await storage.readSnapshot('old')).toBeUndefined();
      expect(await storage.readEntries('recently played')).toHaveLength(2);
      expect(await storage.deleteInactive({ ...INACTIVE, state: 'playing' })).toBe(1);
      expect(await existing(storage, ids)).toEqual(['recently played', 'young', 'open']);
    });

    test('are deleted oldest first up to a limit, except those in use', async () => {
      const storage = await open();
      for (const made of [3, 1, 2, 4]) await addTable(storage, `of ${made}`, 'over', made, [made]);
      const inUse = new Set(['of 1']);
      expect(await storage.deleteInactive({ ...INACTIVE, inUse, limit: 2 })).toBe(2);
      expect(await existing(storage, ['of 1', 'of 2', 'of 3', 'of 4'])).toEqual(['of 1', 'of 4']);
      expect(await storage.deleteInactive({ ...INACTIVE, inUse, limit: 2 })).toBe(1);
      expect(await storage.deleteInactive({ ...INACTIVE, inUse, limit: 2 })).toBe(0);
    });
  });

  describe('a deleted guest', () => {
    test('is unknown, and its tables keep their entries without its id and name', async () => {
      const storage = await open();
      for (const id of ['ann', 'bob']) await storage.addGuest(sampleGuest(id));
      const seats = [occupiedSeat('ann'), occupiedSeat('bob')];
      const table = sampleTable('a', { state: 'over', maker: 'ann', seats });
      await storage.addTable(table);
      await storage.appendEntries('a', 0, [storedEntry({ answer: 1 })]);
      await storage.addTable(sampleTable('b', { maker: 'bob' }));
      const other = await storage.findTable('b');
      await storage.deleteGuest('ann');
      expect(await storage.findGuestByHash('hash of ann')).toBeUndefined();
      expect(await storage.findGuestByHash('hash of bob')).toBeDefined();
      const anonymous = { kind: 'person', name: '', nonce: 'nonce of ann' };
      expect(await storage.findTable('a')).toMatchObject({
        ...table,
        maker: '',
        seats: [anonymous, occupiedSeat('bob')],
        entries: 1,
      });
      expect((await storage.findTable('a'))!.seats[0]).toEqual(anonymous);
      expect(await storage.readEntries('a')).toHaveLength(1);
      expect(await storage.findTable('b')).toEqual(other);
    });

    test('may have had many tables', async () => {
      const storage = await open();
      await storage.addGuest(sampleGuest('ann'));
      const ids = Array.from({ length: 101 }, (_, i) => `table ${i}`);
      await Promise.all(ids.map((id) => storage.addTable(sampleTable(id, { seats: [occupiedSeat('ann')] }))));
      await storage.deleteGuest('ann');
      expect(await storage.countTablesOfGuest('ann')).toBe(0);
      expect(await existing(storage, ids)).toHaveLength(101);
    });
  });
}
