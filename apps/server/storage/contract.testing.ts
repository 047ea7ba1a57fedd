/** What every implementation of the port is held to. */
import type { Json } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Storage } from './port.ts';
import { answer, freeSeat, guestRow, kept, seatOfGuest, tableRow } from './rows.testing.ts';
import { unusedContract } from './unused.testing.ts';

/** Words that break what is careless with them. */
const WORDS = [
  '',
  'Zoë',
  '王小明',
  '🂡👩‍👩‍👧',
  'עברית',
  "Robert'); drop table guests;--",
  '"\\',
  'e\u0301 é',
  ' \t\n',
];

/** `empty` opens a storage in which nothing is kept. */
export function storageContract(empty: () => Promise<Storage>): void {
  const open = async (): Promise<Storage> => {
    const storage = await empty();
    onTestFinished(() => storage.close());
    return storage;
  };

  describe('guests', () => {
    test('are found by the hash of their token, and by nothing else', async () => {
      const storage = await open();
      await storage.addGuest(guestRow('ann'));
      await storage.addGuest(guestRow('bob'));
      expect(await storage.guestByHash('hash of bob')).toEqual(guestRow('bob'));
      expect(await storage.guestByHash('hash of eve')).toBeUndefined();
      expect(await storage.guestByHash('bob')).toBeUndefined();
      expect(await storage.guestByHash('HASH OF BOB')).toBeUndefined();
    });

    test('share neither an id nor a hash', async () => {
      const storage = await open();
      await storage.addGuest(guestRow('ann'));
      await expect(storage.addGuest(guestRow('ann', { hash: 'another' }))).rejects.toThrow('ann');
      await expect(storage.addGuest(guestRow('eve', { hash: 'hash of ann' }))).rejects.toThrow('eve');
      expect(await storage.guestByHash('another')).toBeUndefined();
      expect(await storage.guestByHash('hash of ann')).toEqual(guestRow('ann'));
    });

    test('may change their name', async () => {
      const storage = await open();
      await storage.addGuest(guestRow('ann'));
      await storage.renameGuest('ann', 'Anna');
      expect(await storage.guestByHash('hash of ann')).toEqual(guestRow('ann', { name: 'Anna' }));
      await expect(storage.renameGuest('eve', 'Eva')).rejects.toThrow('eve');
    });

    test('have names in any script', async () => {
      const storage = await open();
      for (const [i, name] of WORDS.entries()) await storage.addGuest(guestRow(`${i}`, { name }));
      for (const [i, name] of WORDS.entries())
        expect(await storage.guestByHash(`hash of ${i}`)).toEqual(guestRow(`${i}`, { name }));
    });
  });

  describe('tables', () => {
    test('come back as they were added', async () => {
      const storage = await open();
      const rows = [
        tableRow('a'),
        tableRow('b', {
          state: 'playing',
          listed: false,
          rematch: 'a',
          settings: { cards: 7, rules: [null] },
          from: { deck: [3, 1], hands: [[], [2]] },
        }),
        tableRow('c', {
          seats: [seatOfGuest('ann'), { kind: 'greedy', name: 'greedy', nonce: null }, freeSeat],
        }),
      ];
      for (const row of rows) await storage.addTable(row);
      for (const row of rows) expect(await storage.table(row.id)).toEqual({ ...row, entries: 0 });
      expect(await storage.table('d')).toBeUndefined();
    });

    test('do not share an id', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      await expect(storage.addTable(tableRow('a', { game: 'other' }))).rejects.toThrow('a');
      expect(await storage.table('a')).toEqual({ ...tableRow('a'), entries: 0 });
    });

    test('are put in place of what they were, with the entries they have', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a', { seats: [seatOfGuest('ann'), freeSeat], rematch: 'z' }));
      await storage.append('a', 0, [answer(1)]);
      const later = tableRow('a', { state: 'over', listed: false, seats: [freeSeat, seatOfGuest('bob')] });
      await storage.putTable(later);
      expect(await storage.table('a')).toEqual({ ...later, entries: 1 });
      expect(await storage.entries('a')).toEqual([answer(1)]);
      await expect(storage.putTable(tableRow('b'))).rejects.toThrow('b');
      expect(await storage.table('b')).toBeUndefined();
    });

    test('are taken away while nothing was played on them', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a', { seats: [seatOfGuest('ann')] }));
      await storage.keepSnapshot('a', { number: 0, version: 1, position: {} });
      await storage.dropTable('a');
      await storage.dropTable('a');
      expect(await storage.table('a')).toBeUndefined();
      expect(await storage.snapshot('a')).toBeUndefined();
      expect(await storage.tablesOf('ann', 10)).toEqual([]);
      await storage.addTable(tableRow('b'));
      await storage.append('b', 0, [answer(1)]);
      await expect(storage.dropTable('b')).rejects.toThrow('b');
      expect(await storage.table('b')).toEqual({ ...tableRow('b'), entries: 1 });
    });

    test('are listed without settings and starts that are long, and read with them', async () => {
      const storage = await open();
      const settings = { deck: 'x'.repeat(100_000) };
      const from = { deck: Array.from({ length: 1000 }, (_, card) => card) };
      await storage.addTable(tableRow('a', { seats: [seatOfGuest('ann')], listed: true, settings, from }));
      const short = { cards: 7, deck: 'small' };
      await storage.addTable(
        tableRow('b', { seats: [seatOfGuest('ann')], listed: true, settings: short, from: [1], made: -1 }),
      );
      expect((await storage.listedTables(10)).map((row) => row.settings)).toEqual([{}, short]);
      expect((await storage.tablesOf('ann', 10)).map((row) => row.settings)).toEqual([{}, short]);
      expect((await storage.listedTables(10)).map((row) => row.from)).toEqual([undefined, [1]]);
      expect(await storage.table('a')).toMatchObject({ settings, from });
    });

    test('are listed for the lobby, the newest first, so many, not those that are over or where nobody has come', async () => {
      const storage = await open();
      const seats = [seatOfGuest('ann'), freeSeat];
      await storage.addTable(tableRow('old', { made: 1, seats }));
      await storage.addTable(tableRow('newest', { made: 5, state: 'playing' }));
      await storage.addTable(tableRow('new', { made: 4, seats }));
      await storage.addTable(tableRow('hidden', { made: 3, seats, listed: false }));
      await storage.addTable(tableRow('deserted', { made: 6 }));
      await storage.addTable(tableRow('over', { made: 2, state: 'over' }));
      await storage.append('new', 0, [answer(1), answer(2)]);
      const ids = async (most: number): Promise<string[]> =>
        (await storage.listedTables(most)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['newest', 'new', 'old']);
      expect(await ids(2)).toEqual(['newest', 'new']);
      expect(await ids(0)).toEqual([]);
      expect((await storage.listedTables(10)).map(({ entries }) => entries)).toEqual([0, 2, 0]);
    });

    test('are listed for a guest who sits there, on whatever seat', async () => {
      const storage = await open();
      await storage.addTable(tableRow('first', { made: 1, seats: [seatOfGuest('ann'), freeSeat] }));
      await storage.addTable(
        tableRow('second', { made: 2, seats: [freeSeat, seatOfGuest('ann')], listed: false }),
      );
      await storage.addTable(tableRow('both', { made: 3, seats: [seatOfGuest('ann'), seatOfGuest('ann')] }));
      await storage.addTable(tableRow('other', { made: 4, seats: [seatOfGuest('bob'), freeSeat] }));
      await storage.addTable(tableRow('over', { made: 5, seats: [seatOfGuest('ann')], state: 'over' }));
      const ids = async (guest: string, most: number): Promise<string[]> =>
        (await storage.tablesOf(guest, most)).map(({ id }) => id);
      expect(await ids('ann', 10)).toEqual(['both', 'second', 'first']);
      expect(await ids('ann', 1)).toEqual(['both']);
      expect(await ids('eve', 10)).toEqual([]);
      expect((await storage.tablesOf('ann', 1))[0]?.seats).toEqual([seatOfGuest('ann'), seatOfGuest('ann')]);
    });

    test('are counted for a guest who made them or sits there, once each, until they are over', async () => {
      const storage = await open();
      const seats = [seatOfGuest('ann'), freeSeat];
      await storage.addTable(tableRow('made', { maker: 'ann' }));
      await storage.addTable(tableRow('sat', { seats, state: 'playing' }));
      await storage.addTable(tableRow('both', { maker: 'ann', seats: [...seats, seatOfGuest('ann')] }));
      await storage.addTable(tableRow('over', { maker: 'ann', seats, state: 'over' }));
      await storage.addTable(tableRow('other', { seats: [seatOfGuest('bob')] }));
      expect(await storage.countTablesOf('ann')).toBe(3);
      expect(await storage.countTablesOf('bob')).toBe(1);
      expect(await storage.countTablesOf('eve')).toBe(0);
    });
  });

  unusedContract(open);

  describe('entries', () => {
    test('of every kind come back in their order', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      const entries = [
        kept({ answer: { discard: 'red 5', next: [1, null, true, 0.5] } }, 1),
        kept({ lapse: 1, note: { why: 'too late' } }, 2 ** 45),
        kept({ withdraw: 0 }, 3),
        ...Array.from({ length: 250 }, (_, i) => kept({ answer: i }, i)),
      ];
      for (const [i, entry] of entries.entries()) await storage.append('a', i, [entry]);
      expect(await storage.entries('a')).toEqual(entries);
      expect((await storage.table('a'))?.entries).toBe(entries.length);
      expect(await storage.entries('b')).toEqual([]);
    });

    test('are taken only where they belong', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      await storage.append('a', 0, [answer('x'), answer('y')]);
      for (const number of [0, 1, 3, -1, 0.5])
        await expect(storage.append('a', number, [answer('late'), answer('later')])).rejects.toThrow('a');
      await expect(storage.append('b', 0, [answer('lost')])).rejects.toThrow('b');
      expect(await storage.entries('a')).toEqual([answer('x'), answer('y')]);
      expect(await storage.entries('b')).toEqual([]);
      expect((await storage.table('a'))?.entries).toBe(2);
      await storage.append('a', 2, []);
      await storage.append('a', 2, [answer('z')]);
      expect(await storage.entries('a')).toEqual([answer('x'), answer('y'), answer('z')]);
    });

    test('of one number are taken from one writer alone', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      const tries = Array.from({ length: 8 }, (_, i) => storage.append('a', 0, [answer(i)]));
      const settled = await Promise.allSettled(tries);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = settled.findIndex(({ status }) => status === 'fulfilled');
      expect(await storage.entries('a')).toEqual([answer(winner)]);
    });

    test('may follow each other before the first is durable', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      await Promise.all(Array.from({ length: 50 }, (_, i) => storage.append('a', i, [answer(i)])));
      expect(await storage.entries('a')).toEqual(Array.from({ length: 50 }, (_, i) => answer(i)));
    });

    test('of many tables at once keep their own orders, whatever is refused beside them', async () => {
      const storage = await open();
      const tables = Array.from({ length: 40 }, (_, i) => `table ${i}`);
      const length = scaled(1000);
      await Promise.all(tables.map((id) => storage.addTable(tableRow(id))));
      const play = async (id: string): Promise<void> => {
        for (let i = 0; i < length; i++) {
          const tries = [
            storage.append(id, i + 1, [answer('early')]),
            storage.append(id, i, [answer(`${id}: ${i}`)]),
          ];
          const settled = await Promise.allSettled(tries);
          expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
        }
      };
      await Promise.all(tables.map(play));
      for (const id of tables)
        expect(await storage.entries(id)).toEqual(Array.from({ length }, (_, i) => answer(`${id}: ${i}`)));
    });

    test('may hold any words, and many', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      const words: Json[] = [...WORDS, '\0', '\ud800', { 'a key': WORDS }, 'x'.repeat(2 ** 20)];
      await storage.append('a', 0, words.map(answer));
      expect(await storage.entries('a')).toEqual(words.map(answer));
    });

    test('are not changed by what is done to them afterwards', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      const given = { answer: ['mine'] };
      const done = storage.append('a', 0, [kept(given)]);
      given.answer.push('changed');
      await done;
      const read = await storage.entries('a');
      (read[0]!.entry as typeof given).answer.push('changed');
      expect(await storage.entries('a')).toEqual([answer(['mine'])]);
    });
  });

  describe('a snapshot', () => {
    test('is the latest of its table', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      await storage.addTable(tableRow('b'));
      expect(await storage.snapshot('a')).toBeUndefined();
      await storage.keepSnapshot('a', { number: 100, version: 1, position: { state: WORDS } });
      await storage.keepSnapshot('a', { number: 50, version: 2, position: { state: 'later' } });
      expect(await storage.snapshot('a')).toEqual({ number: 50, version: 2, position: { state: 'later' } });
      expect(await storage.snapshot('b')).toBeUndefined();
      expect(await storage.snapshot('c')).toBeUndefined();
      await expect(storage.keepSnapshot('c', { number: 0, version: 1, position: {} })).rejects.toThrow('c');
    });

    test('is a cache: it says nothing of the entries', async () => {
      const storage = await open();
      await storage.addTable(tableRow('a'));
      await storage.keepSnapshot('a', { number: 7, version: 1, position: {} });
      expect((await storage.table('a'))?.entries).toBe(0);
      await storage.append('a', 0, [answer(1)]);
      expect(await storage.entries('a')).toEqual([answer(1)]);
    });
  });

  test('closes twice', async () => {
    const storage = await open();
    await storage.close();
    await expect(storage.close()).resolves.toBeUndefined();
  });
}
