/** Tests of the list of finished matches, for every storage. */
import { expect, test } from 'vitest';
import { occupiedSeat, sampleTable, storedAnswer } from './sample-rows.testing.ts';
import type { HistoryCriteria, SeatRow, Storage } from './storage.ts';

const placed = (guest: string, place: number): SeatRow => ({ ...occupiedSeat(guest), place });

export function testHistoryContract(open: () => Promise<Storage>): void {
  test('finished matches are listed by guest, game, opponent and result, newest first', async () => {
    const storage = await open();
    const over = { state: 'over', finished: 9 } as const;
    const seats = [placed('ann', 1), placed('bob', 2)];
    await storage.addTable(sampleTable('a', { ...over, made: 1, seats }));
    await storage.addTable(sampleTable('b', { ...over, made: 2, seats: seats.toReversed(), game: 'uno' }));
    await storage.addTable(
      sampleTable('c', { ...over, made: 3, seats: [placed('ann', 2), placed('cam', 1)] }),
    );
    await storage.addTable(sampleTable('d', { made: 4, state: 'playing', seats }));
    const list = async (guest: string, criteria: Partial<HistoryCriteria> = {}): Promise<string[]> =>
      (await storage.finishedTables(guest, { limit: 10, ...criteria })).map(({ id }) => id);
    expect(await list('ann')).toEqual(['c', 'b', 'a']);
    expect(await list('ann', { limit: 1 })).toEqual(['c']);
    expect(await list('ann', { before: 3 })).toEqual(['b', 'a']);
    expect(await list('ann', { game: 'uno' })).toEqual(['b']);
    expect(await list('ann', { opponent: 'guest bob' })).toEqual(['b', 'a']);
    expect(await list('ann', { opponent: 'guest ann' })).toEqual([]);
    expect(await list('ann', { result: 'won' })).toEqual(['b', 'a']);
    expect(await list('ann', { result: 'lost' })).toEqual(['c']);
    expect(await list('cam', { result: 'won' })).toEqual(['c']);
    expect(await list('eve')).toEqual([]);
  });

  test('entries are taken back together with the row, the progress and a later snapshot', async () => {
    const storage = await open();
    const table = sampleTable('a', { state: 'playing' });
    await storage.addTable(table);
    await storage.appendEntries('a', 0, [1, 2, 3].map(storedAnswer), { asked: 1, remaining: [5, 6] });
    expect((await storage.findTable('a'))?.progress).toEqual({ asked: 1, remaining: [5, 6] });
    await storage.saveSnapshot('a', { number: 3, version: 2, position: {} });
    await storage.takeBack({ ...table, takebacks: 1 }, 1, { asked: 0 });
    expect(await storage.findTable('a')).toMatchObject({ entries: 1, takebacks: 1, progress: { asked: 0 } });
    expect(await storage.readEntries('a')).toEqual([storedAnswer(1)]);
    expect(await storage.readSnapshot('a')).toBeUndefined();
    await storage.appendEntries('a', 1, [storedAnswer(4)]);
    expect(await storage.readEntries('a')).toEqual([1, 4].map(storedAnswer));
    expect((await storage.findTable('a'))?.progress).toBeUndefined();
    await expect(storage.takeBack(sampleTable('none'), 0, {})).rejects.toThrow('none');
  });

  test('tables with a clock are found while they are played', async () => {
    const storage = await open();
    const terms = { pace: 'quick', passDelay: 0, claims: [], grace: 60 } as const;
    const clock = { per: 'match', seconds: 60, increment: 0, expiry: 'lapse' } as const;
    await storage.addTable(sampleTable('a', { state: 'playing', terms: { ...terms, clock } }));
    await storage.addTable(sampleTable('b', { state: 'playing', terms: { ...terms, clock: null } }));
    await storage.addTable(sampleTable('c', { state: 'over', terms: { ...terms, clock } }));
    await storage.addTable(sampleTable('d', { state: 'playing' }));
    expect(await storage.timedTables()).toEqual(['a']);
    expect((await storage.findTable('a'))?.terms).toEqual({ ...terms, clock });
  });

  test('settings, substitutes and places of seats are read as they were stored', async () => {
    const storage = await open();
    const seat = { ...placed('ann', 2), autoPass: { stops: ['a b'], control: true }, substitute: 'greedy' };
    await storage.addTable(sampleTable('a', { seats: [seat] }));
    expect((await storage.findTable('a'))?.seats).toEqual([seat]);
  });
}
