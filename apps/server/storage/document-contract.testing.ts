/** Tests of documents, for every storage. */
import { describe, expect, test } from 'vitest';
import type { DocumentCriteria, StoredDocument } from './documents.ts';
import { occupiedSeat, sampleGuest, sampleTable, storedAnswer } from './sample-rows.testing.ts';
import type { Storage } from './storage.ts';

const document = (id: string, more: Partial<StoredDocument> = {}): StoredDocument => ({
  collection: 'chat',
  id,
  value: { text: `Zoë’s "${id}"` },
  revision: 1,
  changed: 1_700_000_000_000,
  ...more,
});

/** The seats of two guests in a finished match. */
const placedSeats = (ann: number, bob: number) => [
  { ...occupiedSeat('ann'), place: ann },
  { ...occupiedSeat('bob'), place: bob },
];

const chat = (id: string) => ({ collection: 'chat', id }) as const;

export function testDocumentContract(open: () => Promise<Storage>): void {
  describe('documents', () => {
    test('are read as they were saved, by collection and id', async () => {
      const storage = await open();
      const whole = document('a', { owner: 'ann', subject: 'table' });
      expect(await storage.changeDocuments({ save: [whole, document('b')] })).toBe(true);
      expect(await storage.findDocument(chat('a'))).toEqual(whole);
      expect(await storage.findDocument(chat('b'))).toEqual(document('b'));
      expect(await storage.findDocument({ collection: 'ratings', id: 'a' })).toBeUndefined();
    });

    test('are replaced only from the revision before, all or none', async () => {
      const storage = await open();
      const [first, second] = [document('a'), document('a', { value: 2, revision: 2 })];
      expect(await storage.changeDocuments({ save: [second] })).toBe(false);
      expect(await storage.changeDocuments({ save: [first] })).toBe(true);
      expect(await storage.changeDocuments({ save: [document('b'), first] })).toBe(false);
      expect(await storage.findDocument(chat('b'))).toBeUndefined();
      expect(await storage.changeDocuments({ save: [second], delete: [chat('b')] })).toBe(true);
      expect(await storage.findDocument(chat('a'))).toEqual(second);
      expect(await storage.changeDocuments({ save: [document('c'), second], delete: [chat('a')] })).toBe(
        false,
      );
      expect(await storage.findDocument(chat('a'))).toEqual(second);
      expect(await storage.changeDocuments({ delete: [chat('a')] })).toBe(true);
      expect(await storage.findDocument(chat('a'))).toBeUndefined();
    });

    test('are listed by owner and subject, the latest changed first', async () => {
      const storage = await open();
      const save = [
        document('a', { owner: 'ann', subject: 'x', changed: 3 }),
        document('b', { owner: 'ann', subject: 'y', changed: 1 }),
        document('c', { owner: 'bob', subject: 'x', changed: 2 }),
        document('d', { collection: 'reports', owner: 'ann', subject: 'x', changed: 4 }),
      ];
      await storage.changeDocuments({ save });
      type Criteria = Pick<DocumentCriteria, 'owner' | 'subject' | 'after'>;
      const list = async (criteria: Criteria, limit = 10) =>
        (await storage.listDocuments({ collection: 'chat', limit, ...criteria })).map(({ id }) => id);
      expect(await list({})).toEqual(['a', 'c', 'b']);
      expect(await list({}, 2)).toEqual(['a', 'c']);
      expect(await list({ owner: 'ann' })).toEqual(['a', 'b']);
      expect(await list({ subject: 'x' })).toEqual(['a', 'c']);
      expect(await list({ owner: 'ann', subject: 'y' })).toEqual(['b']);
      expect(await list({ after: { changed: 3, id: 'a' } })).toEqual(['c', 'b']);
      expect(await list({ after: { changed: 2, id: 'd' } })).toEqual(['c', 'b']);
      expect(await list({ after: { changed: 2, id: 'c' } }, 9)).toEqual(['b']);
      expect(await list({ after: { changed: 1, id: 'b' } })).toEqual([]);
    });

    test('of a guest keep it, and are deleted with it', async () => {
      const storage = await open();
      for (const id of ['ann', 'bob']) await storage.addGuest(sampleGuest(id, { made: 1 }));
      await storage.changeDocuments({ save: [document('a', { owner: 'ann' })] });
      await storage.deleteUnused({ tablesBefore: 0, guestsBefore: 2, inUse: new Set() });
      expect(await storage.findGuest('ann')).toEqual(sampleGuest('ann', { made: 1 }));
      expect(await storage.findGuest('bob')).toBeUndefined();
      await storage.deleteGuest('ann');
      expect(await storage.findDocument(chat('a'))).toBeUndefined();
    });

    test('about a table are deleted with it, however it is deleted', async () => {
      const storage = await open();
      const ids = ['deleted', 'unused', 'inactive', 'kept'];
      for (const id of ids)
        await storage.addTable(sampleTable(id, { made: 1, state: id === 'unused' ? 'open' : 'over' }));
      await storage.appendEntries('inactive', 0, [storedAnswer(1)]);
      await storage.changeDocuments({ save: ids.map((id) => document(id, { subject: id })) });
      await storage.deleteTable('deleted');
      const inUse = new Set(['kept']);
      await storage.deleteUnused({ tablesBefore: 2, guestsBefore: 0, inUse });
      await storage.deleteInactive({ state: 'over', before: 2e12, inUse, limit: 9 });
      const left = await storage.listDocuments({ collection: 'chat', limit: 9 });
      expect(left.map(({ id }) => id)).toEqual(['kept']);
    });
  });

  test('finished matches of a guest are counted by game', async () => {
    const storage = await open();
    await storage.addTable(sampleTable('a', { state: 'over', game: 'uno', seats: placedSeats(1, 2) }));
    await storage.addTable(sampleTable('b', { state: 'over', game: 'uno', seats: placedSeats(2, 1) }));
    await storage.addTable(sampleTable('c', { state: 'over', game: 'lirya', seats: placedSeats(1, 1) }));
    await storage.addTable(sampleTable('d', { state: 'playing', game: 'lirya', seats: placedSeats(1, 2) }));
    expect(await storage.countResults('ann')).toEqual([
      { game: 'lirya', played: 1, won: 1 },
      { game: 'uno', played: 2, won: 1 },
    ]);
    expect(await storage.countResults('eve')).toEqual([]);
  });

  test('rows are counted, the newest tables listed, and guests found by a part of their name', async () => {
    const storage = await open();
    await storage.addTable(sampleTable('a', { made: 1, state: 'over' }));
    await storage.addTable(sampleTable('b', { made: 2, listed: false }));
    await storage.addTable(sampleTable('c', { made: 3, state: 'playing' }));
    for (const [made, name] of ['Ada', '100%', 'adam'].entries())
      await storage.addGuest(sampleGuest(`${made}`, { name, made }));
    await storage.changeDocuments({ save: [document('x', { collection: 'accounts' }), document('y')] });
    const tables = { open: 1, playing: 1, over: 1 };
    expect(await storage.countRows()).toEqual({ guests: 3, accounts: 1, tables });
    expect((await storage.newestTables(2)).map(({ id }) => id)).toEqual(['c', 'b']);
    const search = async (text: string) => (await storage.searchGuests(text, 9)).map(({ name }) => name);
    expect(await search('AD')).toEqual(['adam', 'Ada']);
    expect(await search('%')).toEqual(['100%']);
    expect(await search('_')).toEqual([]);
    expect(await search('')).toEqual(['adam', '100%', 'Ada']);
  });
}
