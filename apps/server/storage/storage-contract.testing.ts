/** Tests that every implementation of `Storage` must pass. */
import type { Json } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Storage } from './storage.ts';
import {
  storedAnswer,
  freeSeat,
  sampleGuest,
  storedEntry,
  occupiedSeat,
  sampleTable,
} from './sample-rows.testing.ts';
import { testRetentionContract } from './retention-contract.testing.ts';
import { testUnusedContract } from './unused-contract.testing.ts';
import { testHistoryContract } from './history-contract.testing.ts';
import { testDocumentContract } from './document-contract.testing.ts';

/** Texts that break careless quoting or encoding. */
const DIFFICULT_TEXTS = [
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

export function testStorageContract(openEmpty: () => Promise<Storage>): void {
  const open = async (): Promise<Storage> => {
    const storage = await openEmpty();
    onTestFinished(() => storage.close());
    return storage;
  };

  describe('guests', () => {
    test('are found by the hash of their token only', async () => {
      const storage = await open();
      await storage.addGuest(sampleGuest('ann'));
      await storage.addGuest(sampleGuest('bob'));
      expect(await storage.findGuestByHash('hash of bob')).toEqual(sampleGuest('bob'));
      expect(await storage.findGuestByHash('hash of eve')).toBeUndefined();
      expect(await storage.findGuestByHash('bob')).toBeUndefined();
      expect(await storage.findGuestByHash('HASH OF BOB')).toBeUndefined();
    });

    test('have unique ids and hashes', async () => {
      const storage = await open();
      await storage.addGuest(sampleGuest('ann'));
      await expect(storage.addGuest(sampleGuest('ann', { hash: 'another' }))).rejects.toThrow('ann');
      await expect(storage.addGuest(sampleGuest('eve', { hash: 'hash of ann' }))).rejects.toThrow('eve');
      expect(await storage.findGuestByHash('another')).toBeUndefined();
      expect(await storage.findGuestByHash('hash of ann')).toEqual(sampleGuest('ann'));
    });

    test('can get another name or another token', async () => {
      const storage = await open();
      await storage.addGuest(sampleGuest('ann'));
      await storage.updateGuest('ann', { name: 'Anna' });
      expect(await storage.findGuestByHash('hash of ann')).toEqual(sampleGuest('ann', { name: 'Anna' }));
      await storage.updateGuest('ann', { hash: 'another' });
      expect(await storage.findGuestByHash('hash of ann')).toBeUndefined();
      expect(await storage.findGuestByHash('another')).toEqual(
        sampleGuest('ann', { name: 'Anna', hash: 'another' }),
      );
      await expect(storage.updateGuest('eve', { name: 'Eva' })).rejects.toThrow('eve');
    });

    test('have names in any script', async () => {
      const storage = await open();
      for (const [i, name] of DIFFICULT_TEXTS.entries())
        await storage.addGuest(sampleGuest(`${i}`, { name }));
      for (const [i, name] of DIFFICULT_TEXTS.entries())
        expect(await storage.findGuestByHash(`hash of ${i}`)).toEqual(sampleGuest(`${i}`, { name }));
    });
  });

  describe('tables', () => {
    test('are read as they were added', async () => {
      const storage = await open();
      const rows = [
        sampleTable('a'),
        sampleTable('b', {
          state: 'playing',
          listed: false,
          rematch: 'a',
          settings: { cards: 7, rules: [null] },
          from: { deck: [3, 1], hands: [[], [2]] },
          cards: ['spark', 'Zoë’s “hare”'],
        }),
        sampleTable('c', {
          seats: [occupiedSeat('ann'), { kind: 'greedy', name: 'greedy', nonce: null }, freeSeat],
        }),
        sampleTable('e', {
          revealDeadline: 1_700_000_010_000,
          seats: [
            { ...occupiedSeat('ann'), commitment: 'commitment of ann' },
            { ...occupiedSeat('bob'), commitment: 'commitment of bob', nonce: null },
          ],
        }),
      ];
      for (const row of rows) await storage.addTable(row);
      for (const row of rows)
        expect(await storage.findTable(row.id)).toEqual({ ...row, entries: 0, overruns: 0 });
      expect(await storage.findTable('d')).toBeUndefined();
    });

    test('have unique ids', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await expect(storage.addTable(sampleTable('a', { game: 'other' }))).rejects.toThrow('a');
      expect(await storage.findTable('a')).toEqual({ ...sampleTable('a'), entries: 0, overruns: 0 });
    });

    test('are replaced by an update, which keeps their entries', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a', { seats: [occupiedSeat('ann'), freeSeat], rematch: 'z' }));
      await storage.appendEntries('a', 0, [storedAnswer(1)]);
      const later = sampleTable('a', {
        state: 'over',
        listed: false,
        seats: [freeSeat, occupiedSeat('bob')],
      });
      await storage.updateTable(later);
      expect(await storage.findTable('a')).toEqual({ ...later, entries: 1, overruns: 0 });
      expect(await storage.readEntries('a')).toEqual([storedAnswer(1)]);
      await expect(storage.updateTable(sampleTable('b'))).rejects.toThrow('b');
      expect(await storage.findTable('b')).toBeUndefined();
    });

    test('keep the number of their overruns when their rows are replaced', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await storage.addOverrun('a');
      await storage.addOverrun('a');
      await storage.updateTable(sampleTable('a', { state: 'playing' }));
      expect((await storage.findTable('a'))?.overruns).toBe(2);
      await expect(storage.addOverrun('b')).rejects.toThrow('b');
    });

    test('can be deleted while they have no entries', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a', { seats: [occupiedSeat('ann')] }));
      await storage.saveSnapshot('a', { number: 0, version: 1, position: {} });
      await storage.deleteTable('a');
      await storage.deleteTable('a');
      expect(await storage.findTable('a')).toBeUndefined();
      expect(await storage.readSnapshot('a')).toBeUndefined();
      expect(await storage.tablesOfGuest('ann', 10)).toEqual([]);
      await storage.addTable(sampleTable('b'));
      await storage.appendEntries('b', 0, [storedAnswer(1)]);
      await expect(storage.deleteTable('b')).rejects.toThrow('b');
      expect(await storage.findTable('b')).toEqual({ ...sampleTable('b'), entries: 1, overruns: 0 });
    });

    test('are listed without long settings and start positions, and read with them', async () => {
      const storage = await open();
      const settings = { deck: 'x'.repeat(100_000) };
      const from = { deck: Array.from({ length: 1000 }, (_, card) => card) };
      await storage.addTable(
        sampleTable('a', { seats: [occupiedSeat('ann')], listed: true, settings, from }),
      );
      const short = { cards: 7, deck: 'small' };
      await storage.addTable(
        sampleTable('b', {
          seats: [occupiedSeat('ann')],
          listed: true,
          settings: short,
          from: [1],
          cards: ['spark'],
          made: -1,
        }),
      );
      expect((await storage.listedTables(10)).map((row) => row.settings)).toEqual([{}, short]);
      expect((await storage.tablesOfGuest('ann', 10)).map((row) => row.settings)).toEqual([{}, short]);
      expect((await storage.listedTables(10)).map((row) => row.from)).toEqual([undefined, [1]]);
      expect((await storage.listedTables(10)).map((row) => row.cards)).toEqual([undefined, undefined]);
      expect(await storage.findTable('a')).toMatchObject({ settings, from });
    });

    test('are listed for the lobby, newest first and limited, without finished and empty ones', async () => {
      const storage = await open();
      const seats = [occupiedSeat('ann'), freeSeat];
      await storage.addTable(sampleTable('old', { made: 1, seats }));
      await storage.addTable(sampleTable('newest', { made: 5, state: 'playing' }));
      await storage.addTable(sampleTable('new', { made: 4, seats }));
      await storage.addTable(sampleTable('hidden', { made: 3, seats, listed: false }));
      await storage.addTable(sampleTable('deserted', { made: 6 }));
      await storage.addTable(sampleTable('over', { made: 2, state: 'over' }));
      await storage.appendEntries('new', 0, [storedAnswer(1), storedAnswer(2)]);
      const ids = async (most: number): Promise<string[]> =>
        (await storage.listedTables(most)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['newest', 'new', 'old']);
      expect(await ids(2)).toEqual(['newest', 'new']);
      expect(await ids(0)).toEqual([]);
      expect((await storage.listedTables(10)).map(({ entries }) => entries)).toEqual([0, 2, 0]);
    });

    test('are listed for a guest who sits there, at any seat', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('first', { made: 1, seats: [occupiedSeat('ann'), freeSeat] }));
      await storage.addTable(
        sampleTable('second', { made: 2, seats: [freeSeat, occupiedSeat('ann')], listed: false }),
      );
      await storage.addTable(
        sampleTable('both', { made: 3, seats: [occupiedSeat('ann'), occupiedSeat('ann')] }),
      );
      await storage.addTable(sampleTable('other', { made: 4, seats: [occupiedSeat('bob'), freeSeat] }));
      await storage.addTable(sampleTable('over', { made: 5, seats: [occupiedSeat('ann')], state: 'over' }));
      const ids = async (guest: string, most: number): Promise<string[]> =>
        (await storage.tablesOfGuest(guest, most)).map(({ id }) => id);
      expect(await ids('ann', 10)).toEqual(['both', 'second', 'first']);
      expect(await ids('ann', 1)).toEqual(['both']);
      expect(await ids('eve', 10)).toEqual([]);
      expect((await storage.tablesOfGuest('ann', 1))[0]?.seats).toEqual([
        occupiedSeat('ann'),
        occupiedSeat('ann'),
      ]);
    });

    test('are counted once for a guest who created them or sits there, until they are over', async () => {
      const storage = await open();
      const seats = [occupiedSeat('ann'), freeSeat];
      await storage.addTable(sampleTable('made', { maker: 'ann' }));
      await storage.addTable(sampleTable('sat', { seats, state: 'playing' }));
      await storage.addTable(sampleTable('both', { maker: 'ann', seats: [...seats, occupiedSeat('ann')] }));
      await storage.addTable(sampleTable('over', { maker: 'ann', seats, state: 'over' }));
      await storage.addTable(sampleTable('other', { seats: [occupiedSeat('bob')] }));
      expect(await storage.countTablesOfGuest('ann')).toBe(3);
      expect(await storage.countTablesOfGuest('bob')).toBe(1);
      expect(await storage.countTablesOfGuest('eve')).toBe(0);
    });
  });

  testUnusedContract(open);
  testHistoryContract(open);
  testDocumentContract(open);
  testRetentionContract(open);

  describe('entries', () => {
    test('of every kind are read in order', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      const entries = [
        storedEntry({ answer: { discard: 'red 5', next: [1, null, true, 0.5] } }, 1),
        storedEntry({ lapse: 1, note: { why: 'too late' } }, 2 ** 45),
        { ...storedEntry({ withdraw: 0 }, 3), position: 'f'.repeat(64) },
        ...Array.from({ length: 250 }, (_, i) => storedEntry({ answer: i }, i)),
      ];
      for (const [i, entry] of entries.entries()) await storage.appendEntries('a', i, [entry]);
      expect(await storage.readEntries('a')).toEqual(entries);
      expect((await storage.findTable('a'))?.entries).toBe(entries.length);
      expect(await storage.readEntries('b')).toEqual([]);
    });

    test('are appended only at the expected number', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await storage.appendEntries('a', 0, [storedAnswer('x'), storedAnswer('y')]);
      for (const number of [0, 1, 3, -1, 0.5])
        await expect(
          storage.appendEntries('a', number, [storedAnswer('late'), storedAnswer('later')]),
        ).rejects.toThrow('a');
      await expect(storage.appendEntries('b', 0, [storedAnswer('lost')])).rejects.toThrow('b');
      expect(await storage.readEntries('a')).toEqual([storedAnswer('x'), storedAnswer('y')]);
      expect(await storage.readEntries('b')).toEqual([]);
      expect((await storage.findTable('a'))?.entries).toBe(2);
      await storage.appendEntries('a', 2, []);
      await storage.appendEntries('a', 2, [storedAnswer('z')]);
      expect(await storage.readEntries('a')).toEqual([
        storedAnswer('x'),
        storedAnswer('y'),
        storedAnswer('z'),
      ]);
    });

    test('are read from a number on', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await storage.addTable(sampleTable('b'));
      const entries = Array.from({ length: 20 }, (_, i) => storedEntry({ answer: i }, i));
      await storage.appendEntries('a', 0, entries.slice(0, 7));
      await storage.appendEntries('a', 7, entries.slice(7));
      for (const number of [0, 1, 2, 7, 19, 20, 21])
        expect(await storage.readEntriesSince('a', number)).toEqual(entries.slice(number));
      expect(await storage.readEntriesSince('b', 0)).toEqual([]);
      expect(await storage.readEntriesSince('c', 1)).toEqual([]);
    });

    test('at one number are accepted from one writer only', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      const tries = Array.from({ length: 8 }, (_, i) => storage.appendEntries('a', 0, [storedAnswer(i)]));
      const settled = await Promise.allSettled(tries);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = settled.findIndex(({ status }) => status === 'fulfilled');
      expect(await storage.readEntries('a')).toEqual([storedAnswer(winner)]);
    });

    test('can be appended before the previous ones are durable', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => storage.appendEntries('a', i, [storedAnswer(i)])),
      );
      expect(await storage.readEntries('a')).toEqual(Array.from({ length: 50 }, (_, i) => storedAnswer(i)));
    });

    test('of many tables at once keep their order, also beside refused writes', async () => {
      const storage = await open();
      const tables = Array.from({ length: 40 }, (_, i) => `table ${i}`);
      const length = scaleVolume(1000);
      await Promise.all(tables.map((id) => storage.addTable(sampleTable(id))));
      const play = async (id: string): Promise<void> => {
        for (let i = 0; i < length; i++) {
          const tries = [
            storage.appendEntries(id, i + 1, [storedAnswer('early')]),
            storage.appendEntries(id, i, [storedAnswer(`${id}: ${i}`)]),
          ];
          const settled = await Promise.allSettled(tries);
          expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
        }
      };
      await Promise.all(tables.map(play));
      for (const id of tables)
        expect(await storage.readEntries(id)).toEqual(
          Array.from({ length }, (_, i) => storedAnswer(`${id}: ${i}`)),
        );
    });

    test('may contain any text, also long ones', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      const words: Json[] = [
        ...DIFFICULT_TEXTS,
        '\0',
        '\ud800',
        { 'a key': DIFFICULT_TEXTS },
        'x'.repeat(2 ** 20),
      ];
      await storage.appendEntries('a', 0, words.map(storedAnswer));
      expect(await storage.readEntries('a')).toEqual(words.map(storedAnswer));
    });

    test('are not affected by later changes of the appended objects', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      const given = { answer: ['mine'] };
      const done = storage.appendEntries('a', 0, [storedEntry(given)]);
      given.answer.push('changed');
      await done;
      const read = await storage.readEntries('a');
      (read[0]!.entry as typeof given).answer.push('changed');
      expect(await storage.readEntries('a')).toEqual([storedAnswer(['mine'])]);
    });
  });

  describe('a snapshot', () => {
    test('replaces the previous one of its table', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await storage.addTable(sampleTable('b'));
      expect(await storage.readSnapshot('a')).toBeUndefined();
      await storage.saveSnapshot('a', { number: 100, version: 1, position: { state: DIFFICULT_TEXTS } });
      await storage.saveSnapshot('a', { number: 50, version: 2, position: { state: 'later' } });
      expect(await storage.readSnapshot('a')).toEqual({
        number: 50,
        version: 2,
        position: { state: 'later' },
      });
      expect(await storage.readSnapshot('b')).toBeUndefined();
      expect(await storage.readSnapshot('c')).toBeUndefined();
      await expect(storage.saveSnapshot('c', { number: 0, version: 1, position: {} })).rejects.toThrow('c');
    });

    test('does not affect the entries', async () => {
      const storage = await open();
      await storage.addTable(sampleTable('a'));
      await storage.saveSnapshot('a', { number: 7, version: 1, position: {} });
      expect((await storage.findTable('a'))?.entries).toBe(0);
      await storage.appendEntries('a', 0, [storedAnswer(1)]);
      expect(await storage.readEntries('a')).toEqual([storedAnswer(1)]);
    });
  });

  test('can be closed twice', async () => {
    const storage = await open();
    await storage.close();
    await expect(storage.close()).resolves.toBeUndefined();
  });
}
