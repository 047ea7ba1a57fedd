/** Files that the original program wrote, and the forms in which other programs write them. Saves are packed: they are mostly zeros. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { files } from './index.ts';
import { hostMatch, playRandomly, saveContext, saveMatch } from './saves.testing.ts';
import { encodeStatistics, decodeStatistics } from './statistics.ts';
import { parseSave } from './parse-save.ts';
import { encodeSave } from './encode-save.ts';

const bytesIn = (name: string): Uint8Array =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, '../fixtures', name)));
const saveIn = (name: string): Uint8Array => Uint8Array.from(gunzipSync(bytesIn(`${name}.sav.gz`)));

function opened(bytes: Uint8Array) {
  const read = files.open(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

function rewritten(bytes: Uint8Array): Uint8Array {
  const read = parseSave(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return encodeSave(read.value.save);
}

const isEqual = (bytes: Uint8Array, expected: Uint8Array): boolean => Buffer.compare(bytes, expected) === 0;

const MIDWAY = ['Carla De Santis', 'Anna', 'Bruno'];

describe('the save', () => {
  test.each([
    ['two-new', 1, ['Anna', 'Bruno']],
    ['three-midway', 9, MIDWAY],
    ['three-resumed', 13, ['Anna', 'Bruno', 'Carla De Santis']],
    ['four-won', 31, ['Carla', 'Dino', 'Anna', 'Bruno']],
    ['zero-pointers', 9, MIDWAY],
    ['no-round', 1, MIDWAY],
    ['zero-and-round', 19, MIDWAY],
  ])('%s opens in round %i, can be continued and saved', (file, round, players) => {
    const bytes = saveIn(file);
    const { names, from, settings, warnings } = opened(bytes);
    expect([names, warnings]).toEqual([players, []]);
    const table = hostMatch(players.length, file, { from, settings });
    expect(table.match.view('judge').round).toBe(round);
    expect(isEqual(saveMatch(table, saveContext(players.length, { names })), rewritten(bytes))).toBe(true);
    playRandomly(table, createFastDice(file), 20);
    expect(table.match.outcome !== undefined || parseSave(saveMatch(table)).ok).toBe(true);
  });

  test('is always encoded in the same form, whatever its pointers were', () => {
    const canonical = saveIn('zero-pointers');
    expect(isEqual(rewritten(canonical), canonical)).toBe(true);
    expect(isEqual(rewritten(saveIn('three-midway')), canonical)).toBe(true);
    const withoutRound = canonical.subarray(0, -4);
    for (const file of ['no-round', 'zero-and-round'])
      expect(isEqual(rewritten(saveIn(file)).subarray(0, -4), withoutRound)).toBe(true);
  });
});

describe('the statistics', () => {
  test.each([
    [
      'two-new',
      [
        ['Anna', 0, 0, 0, 0],
        ['Bruno', 0, 0, 0, 0],
      ],
    ],
    [
      'three-midway',
      [
        ['Carla De Santis', 0, 2, 0, 3],
        ['Anna', 0, 3, 3, 3],
        ['Bruno', 0, 3, 0, 4],
      ],
    ],
    [
      'three-resumed',
      [
        ['Carla De Santis', 0, 4, 1, 7],
        ['Anna', 0, 4, 5, 5],
        ['Bruno', 0, 4, 0, 5],
      ],
    ],
    [
      'four-won',
      [
        ['Carla', 1, 8, 5, 9],
        ['Dino', 0, 7, 2, 8],
        ['Anna', 0, 8, 5, 7],
        ['Bruno', 0, 8, 6, 6],
      ],
    ],
  ])('%s are decoded', (file, expected) => {
    const tallies = decodeStatistics(bytesIn(`${file}.stats.bin`));
    expect(
      tallies.map(({ name, wins, rounds, discarded, played }) => [name, wins, rounds, discarded, played[0]]),
    ).toEqual(expected);
    expect(decodeStatistics(encodeStatistics(tallies))).toEqual(tallies);
  });
});
