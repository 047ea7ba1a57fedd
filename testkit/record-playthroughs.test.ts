import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordPlaythroughs } from './record-playthroughs.ts';

const kept = new URL('../games/rumour/', import.meta.url);
const FILES = ['perft.txt', 'playthroughs/2-seats.txt', 'playthroughs/4-seats.txt'];
let games = '';

/** A games folder with what is kept of rumour, and of no other game. */
beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'ludoteca-record-'));
  for (const file of FILES) cpSync(fileURLToPath(new URL(file, kept)), join(games, 'rumour', file));
});
afterEach(() => rmSync(games, { recursive: true }));

function run(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const hands = { print: (line: string) => out.push(line), printError: (line: string) => err.push(line) };
  return { code: recordPlaythroughs(words, hands, pathToFileURL(`${games}/`)), out, err };
}

const path = (file: string): string => join(games, 'rumour', file);
const read = (file: string): string => readFileSync(path(file), 'utf8');

describe('invalid arguments are refused', () => {
  test.each([
    [[], 'name a game, or --all'],
    [['pizza'], 'there is no game pizza'],
    [['rumour', 'pizza'], 'there is no game pizza'],
    [['rumour', '--all'], 'there is no game --all'],
  ])('%j: one line, exit code 2, nothing written', (words, complaint) => {
    writeFileSync(path('perft.txt'), '');
    const { code, out, err } = run(...words);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toEqual([expect.stringContaining(complaint)]);
    expect(read('perft.txt')).toBe('');
  });
});

test('--help prints the usage', () => {
  expect(run('--help')).toMatchObject({ code: 0, out: [expect.stringContaining('usage:')] });
});

test('without a change of the rules no file changes', () => {
  const before = FILES.map(read);
  const { code, out, err } = run('rumour');
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out.toSorted()).toEqual(FILES.map((file) => `games/rumour/${file}: as before`));
  expect(FILES.map(read)).toEqual(before);
});

test('changed files are rewritten, and positions that cannot be counted are reported', () => {
  const before = FILES.map(read);
  const lost = 'rumour | 2 | {} | perft/2 | lost | ["pizza"] | 1 | 1 | nobody\n';
  writeFileSync(path('perft.txt'), read('perft.txt').replace('| 1801 |', '| 7 |') + lost);
  writeFileSync(path('playthroughs/2-seats.txt'), read('playthroughs/2-seats.txt').slice(0, 100));
  const { code, out, err } = run('rumour');
  expect({ code, err }).toEqual({
    code: 0,
    err: [expect.stringMatching(/^games\/rumour\/perft\.txt: line \d+ is left as it was: lost: "pizza"/)],
  });
  expect(out).toContain('games/rumour/perft.txt: written');
  expect(out).toContain('games/rumour/playthroughs/2-seats.txt: written');
  expect(FILES.map(read)).toEqual(before.with(0, before[0] + lost));
});
