/** Files with the oddities of those that people have: built by the layout, or written by another program. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFastDice } from '@ludoteca/kernel';
import { takeHostSnapshot } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { files } from './index.ts';
import { startFrom, createContext, playToNextRound } from './matches.testing.ts';
import { parseSave } from './parse-save.ts';
import { parseWins } from './statistics.ts';
import { encodeSave } from './encode-save.ts';

const bytesIn = (name: string): Uint8Array =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, '../fixtures', name)));

/** Each with its players, what is said of it, and whether it is as we write it. */
const SAVES: readonly (readonly [
  file: string,
  players: number,
  warnings: readonly string[],
  ours: boolean,
])[] = [
  ['full-4p', 4, [], true],
  ['two-left', 2, [], true],
  ['junk-after-names-5p', 5, [], false],
  ['trailing-16-bytes-3p', 3, ['trailing bytes'], false],
  ['lost-card-14-3p', 3, ['missing cards'], false],
  ['base-3p', 3, ['no jokers'], true],
  ['base-4p', 4, ['no jokers'], true],
  ['base-5p', 5, ['no jokers'], true],
  ['base-6p', 6, ['no jokers'], true],
];

test.each(SAVES)('%s opens, plays on and is saved', (file, players, expected, ours) => {
  const bytes = bytesIn(`${file}.rsk`);
  const read = files.open(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { names, warnings } = read.value;
  expect(names).toHaveLength(players);
  expect(warnings.map(({ why }) => why)).toEqual(expected);
  const match = startFrom(players, file, read.value);
  const saved = files.save(takeHostSnapshot(match), createContext(names))!;
  expect(saved).toEqual(encodeSave(parseSave(bytes).save!));
  expect(Buffer.compare(saved, bytes) === 0).toBe(ours);
  expect(playToNextRound(match, createFastDice(file))).toBe(true);
  expect(parseSave(files.save(takeHostSnapshot(match), createContext(names))!)).toMatchObject({
    problems: [],
  });
});

test('the statistics of another program are read', () => {
  expect(parseWins(bytesIn('statistics-84-bytes.bin'))).toEqual([3, 0, 1, 2, 0, 7]);
});
