import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from './port.ts';
import { answer, freeSeat, guestRow, kept, seatOfGuest, tableRow } from './rows.testing.ts';

/** What else holds where a storage outlives its process: `open` opens what was closed at the same place before. */
export function durableContract(
  open: (place: string) => Promise<Storage>,
  newPlace: () => Promise<string>,
): void {
  test('everything is there when it is opened again', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.addGuest(guestRow('ann'));
    await before.addTable(tableRow('a', { seats: [seatOfGuest('ann'), freeSeat] }));
    await before.append('a', 0, [answer('x'), kept({ withdraw: 1, note: 'gone' })]);
    await before.keepSnapshot('a', { number: 1, version: 3, position: [1] });
    await before.close();
    const after = await open(place);
    onTestFinished(() => after.close());
    expect(await after.guestByHash('hash of ann')).toEqual(guestRow('ann'));
    const row = { ...tableRow('a', { seats: [seatOfGuest('ann'), freeSeat] }), entries: 2 };
    expect(await after.tablesOf('ann', 1)).toEqual([row]);
    expect(await after.entries('a')).toEqual([answer('x'), kept({ withdraw: 1, note: 'gone' })]);
    expect(await after.snapshot('a')).toEqual({ number: 1, version: 3, position: [1] });
    await after.append('a', 2, [answer('y')]);
    expect((await after.table('a'))?.entries).toBe(3);
  });

  test('closing waits for what is under way, and takes nothing more', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.addTable(tableRow('a'));
    const appends = Array.from({ length: 100 }, (_, i) => before.append('a', i, [answer(i)]));
    const closed = before.close();
    await expect(before.append('a', 100, [answer('late')])).rejects.toThrow('closed');
    await closed;
    await Promise.all(appends);
    const after = await open(place);
    onTestFinished(() => after.close());
    expect(await after.entries('a')).toHaveLength(100);
  });
}
