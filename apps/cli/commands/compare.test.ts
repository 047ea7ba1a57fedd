/** Small C programs that keep the rules, and the same with a planted mistake, compared with their games. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '@ludoteca/testkit';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const kind = (copies: number, name: string, type: number, effects: readonly string[] = []): string =>
  [copies, name, 'Una carta', type, effects.length, ...effects, effects.length > 0 ? 0 : 3, 0].join('\n');
/** The cards that the program of Unstable Students knows. */
const DECK = [
  kind(2, 'Matricola A', 2),
  kind(2, 'Matricola B', 2),
  ...['A', 'B', 'C', 'D'].map((letter) => kind(12, `Studente ${letter}`, 3)),
  ...['E', 'F'].map((letter) => kind(12, `Laureando ${letter}`, 4, ['4 0 0'])),
].join('\n');

/** A hundred in `npm test`, a thousand in a soak. */
const GAMES = Math.max(100, scaleVolume(1000));

interface SampleComparison {
  readonly files: { readonly [name: string]: string };
  readonly options: (folder: string) => readonly string[];
  /** What the planted mistake changes, and the rule. */
  readonly field: RegExp;
  readonly rule: string;
}

const SAMPLES: { readonly [game: string]: SampleComparison } = {
  'unstable-students': {
    files: { 'deck.txt': DECK },
    options: (folder) => ['--deck', join(folder, 'deck.txt')],
    field: /players\[\d\]\.room\[0\]: “.+” by the rules, “.+” in the program’s save$/,
    rule: 'rule 4.2 ',
  },
  risika: {
    files: {},
    options: () => [],
    field: /territories\[\d+\]\.armies: “\d+” by the rules, “\d+” in the program’s save$/,
    rule: 'rule 5.6 ',
  },
};

describe.each(Object.entries(SAMPLES))('compare of %s', (game, { files, options, field, rule }) => {
  const source = fileURLToPath(new URL(`../../../games/${game}/compare/sample-program.c`, import.meta.url));

  test('agrees with a correct program over a hundred games, and finds a planted difference', async () => {
    const folder = await makeTempFolder();
    const submissions = join(folder, 'submissions');
    await mkdir(submissions);
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    await copyFile(source, join(submissions, 'good.c'));
    const planted = `#define PLANTED\n${await readFile(source, 'utf8')}`;
    await writeFile(join(submissions, 'planted.c'), planted);
    const words = [...options(folder), '--rounds', '1', '--games'];
    const { exit, out } = await callCli([game, 'compare', submissions, ...words, String(GAMES)], []);
    expect(exit).toBe(1);
    expect(out[0]).toMatch(new RegExp(`good\\.c +agrees in ${GAMES} rounds$`));
    expect(out[1]).toMatch(/planted\.c +differs in round 1 of game \d+$/);
    expect(out[2]).toMatch(field);
    expect(out[3]).toContain(rule);
    const program = join(folder, 'program');
    execFileSync('cc', ['-o', program, source]);
    const single = await callCli([game, 'compare', program, ...words, '10', '--json'], []);
    expect(single.exit).toBe(0);
    expect(JSON.parse(single.out[0]!)).toEqual({ program, verdict: 'agrees', rounds: 10 });
  });
});
