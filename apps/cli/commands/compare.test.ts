/** A small C program that keeps the rules, and the same with a planted mistake, compared with the game. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const SOURCE = fileURLToPath(
  new URL('../../../games/unstable-students/compare/sample-program.c', import.meta.url),
);
const kind = (copies: number, name: string, type: number, effects: readonly string[] = []): string =>
  [copies, name, 'Una carta', type, effects.length, ...effects, effects.length > 0 ? 0 : 3, 0].join('\n');
/** The cards that the program knows. */
const DECK = [
  kind(2, 'Matricola A', 2),
  kind(2, 'Matricola B', 2),
  ...['A', 'B', 'C', 'D'].map((letter) => kind(12, `Studente ${letter}`, 3)),
  ...['E', 'F'].map((letter) => kind(12, `Laureando ${letter}`, 4, ['4 0 0'])),
].join('\n');

it('a correct program agrees over a hundred games, and a planted difference is found', async () => {
  const folder = await makeTempFolder();
  const submissions = join(folder, 'submissions');
  await mkdir(submissions);
  await writeFile(join(folder, 'deck.txt'), DECK);
  await copyFile(SOURCE, join(submissions, 'good.c'));
  const planted = `#define PLANTED\n${await readFile(SOURCE, 'utf8')}`;
  await writeFile(join(submissions, 'planted.c'), planted);
  const options = ['--deck', join(folder, 'deck.txt'), '--rounds', '1', '--games'];
  const { exit, out } = await callCli(['unstable-students', 'compare', submissions, ...options, '100'], []);
  expect(exit).toBe(1);
  expect(out[0]).toMatch(/good\.c +agrees in 100 rounds$/);
  expect(out[1]).toMatch(/planted\.c +differs in round 1 of game \d+$/);
  expect(out[2]).toMatch(/players\[\d\]\.room\[0\]: “.+” by the rules, “.+” in the program’s save$/);
  expect(out[3]).toContain('rule 4.2 ');
  const program = join(folder, 'program');
  execFileSync('cc', ['-o', program, SOURCE]);
  const single = await callCli(['unstable-students', 'compare', program, ...options, '10', '--json'], []);
  expect(single.exit).toBe(0);
  expect(JSON.parse(single.out[0]!)).toEqual({ program, verdict: 'agrees', rounds: 10 });
});
