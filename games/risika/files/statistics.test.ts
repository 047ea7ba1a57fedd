/** Tests of the statistics files. */
import { describe, expect, test } from 'vitest';
import { MemoryFolder } from './folder.testing.ts';
import {
  countWin,
  encodeStatisticsSidecar,
  encodeWins,
  EMPTY_SIDECAR,
  parseStatisticsSidecar,
  parseWins,
  addWin,
  readWins,
} from './statistics.ts';

const WINS = [3, 0, 1, 2, 0, 7];
const COLOURS = ['rosso', 'nero', 'viola', 'verde', 'giallo', 'blu'];

/** Six records: ten bytes of name, then a signed integer. */
function foreign(wins: readonly number[], names: readonly string[] = COLOURS): Uint8Array {
  const bytes = new Uint8Array(84);
  const view = new DataView(bytes.buffer);
  wins.forEach((count, i) => {
    bytes.set(new TextEncoder().encode(names[i]), i * 14);
    view.setInt32(i * 14 + 10, count, true);
  });
  return bytes;
}

describe('the statistics', () => {
  test('are six little-endian integers of four bytes', () => {
    const bytes = encodeWins([1, 256, 0, 0, 0, 2 ** 32 - 1]);
    expect([...bytes.subarray(0, 8)]).toEqual([1, 0, 0, 0, 0, 1, 0, 0]);
    expect(bytes.length).toBe(24);
    expect(parseWins(bytes)).toEqual([1, 256, 0, 0, 0, 2 ** 32 - 1]);
  });

  test('of another program are read if they have its format', () => {
    expect(parseWins(foreign(WINS))).toEqual(WINS);
    expect(parseWins(foreign([-1, 0, 0, 0, 0, 0]))).toBeUndefined();
    expect(parseWins(foreign(WINS, ['', '', '', '', '', '']))).toBeUndefined();
    expect(parseWins(new Uint8Array(83))).toBeUndefined();
  });

  test('of another program are used only if there are none of our own', async () => {
    const stat = foreign(WINS);
    await expect(readWins(new MemoryFolder({ stat }))).resolves.toMatchObject({ wins: WINS });
    await expect(readWins(new MemoryFolder({ 'statistiche.bin': stat }))).resolves.toMatchObject({
      wins: WINS,
    });
    const own = new MemoryFolder({ stat, 'statistiche.bin': encodeWins([1, 1, 1, 1, 1, 1]) });
    await expect(readWins(own)).resolves.toMatchObject({ wins: [1, 1, 1, 1, 1, 1] });
    const broken = new MemoryFolder({ 'statistiche.bin': new Uint8Array(5) });
    await expect(readWins(broken)).resolves.toMatchObject({ wins: [0, 0, 0, 0, 0, 0] });
  });

  test('stop counting at the largest number', () => {
    expect(addWin([2 ** 32 - 1, 0, 0, 0, 0, 0], 0)[0]).toBe(2 ** 32 - 1);
  });
});

describe('the sidecar of the statistics', () => {
  test('is read as it was written', () => {
    const sidecar = { automatic: WINS, counted: ['a', 'b'] };
    expect(parseStatisticsSidecar(encodeStatisticsSidecar(sidecar))).toEqual(sidecar);
  });

  test.each(['', 'null', '[]', '{"automatic":[1]}', '{"automatic":"x","counted":7}'])(
    'is empty for an invalid file: %s',
    (text) => {
      expect(parseStatisticsSidecar(new TextEncoder().encode(text))).toEqual(EMPTY_SIDECAR);
    },
  );

  test('keeps a match from being counted twice', () => {
    const once = countWin(WINS, EMPTY_SIDECAR, { id: 'x', colour: 1, automatic: true })!;
    expect(once.wins[1]).toBe(1);
    expect(once.sidecar).toEqual({ automatic: [0, 1, 0, 0, 0, 0], counted: ['x'] });
    expect(countWin(once.wins, once.sidecar, { id: 'x', colour: 1, automatic: true })).toBeUndefined();
  });
});
