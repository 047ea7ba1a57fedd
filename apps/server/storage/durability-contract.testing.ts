/** Tests that every storage which outlives its process must pass. */
import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from './storage.ts';
import {
  storedAnswer,
  freeSeat,
  sampleGuest,
  storedEntry,
  occupiedSeat,
  sampleTable,
} from './sample-rows.testing.ts';

/** `open` opens the storage at a place, with the data stored there before. */
export function testDurabilityContract(
  open: (place: string) => Promise<Storage>,
  newPlace: () => Promise<string>,
): void {
  test('everything is stored when it is opened again', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.addGuest(sampleGuest('ann'));
    await before.addTable(sampleTable('a', { seats: [occupiedSeat('ann'), freeSeat] }));
    await before.appendEntries('a', 0, [storedAnswer('x'), storedEntry({ withdraw: 1, note: 'gone' })]);
    await before.saveSnapshot('a', { number: 1, version: 3, position: [1] });
    await before.close();
    const after = await open(place);
    onTestFinished(() => after.close());
    expect(await after.findGuestByHash('hash of ann')).toEqual(sampleGuest('ann'));
    const row = {
      ...sampleTable('a', { seats: [occupiedSeat('ann'), freeSeat] }),
      entries: 2,
      overruns: 0,
    };
    expect(await after.tablesOfGuest('ann', 1)).toEqual([row]);
    expect(await after.readEntries('a')).toEqual([
      storedAnswer('x'),
      storedEntry({ withdraw: 1, note: 'gone' }),
    ]);
    expect(await after.readSnapshot('a')).toEqual({ number: 1, version: 3, position: [1] });
    await after.appendEntries('a', 2, [storedAnswer('y')]);
    expect((await after.findTable('a'))?.entries).toBe(3);
  });

  test('closing waits for pending writes and refuses later ones', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.addTable(sampleTable('a'));
    const appends = Array.from({ length: 100 }, (_, i) => before.appendEntries('a', i, [storedAnswer(i)]));
    const closed = before.close();
    await expect(before.appendEntries('a', 100, [storedAnswer('late')])).rejects.toThrow('closed');
    await closed;
    await Promise.all(appends);
    const after = await open(place);
    onTestFinished(() => after.close());
    expect(await after.readEntries('a')).toHaveLength(100);
  });
}
