/** The sample bots, as an author would try them: each plays every game of the catalogue, and none is refused anything. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { callCli, makeTempFolder } from '../../../apps/cli/testing/cli.testing.ts';
import { COMPILER, NO_COMPILER_NOTE } from '../../../games/uno/referee/bot-programs.testing.ts';

const source = (name: string): string => join(import.meta.dirname, name);

/** How each becomes a program in a folder. */
const MADE: { readonly [sample: string]: (path: string) => void } = {
  'chance.c': (path) =>
    execFileSync(COMPILER ?? 'cc', ['-Wall', '-Werror', '-O2', '-o', path, source('chance.c')]),
  'chance.py': (path) => copyFileSync(source('chance.py'), path),
  'chance.mjs': (path) => copyFileSync(source('chance.mjs'), path),
  'chance.ts': (path) =>
    buildSync({
      entryPoints: [source('chance.ts')],
      outfile: path,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner: { js: '#!/usr/bin/env node' },
    }),
  'learner.py': (path) => copyFileSync(source('learner.py'), path),
};

async function made(sample: string): Promise<string> {
  const path = join(
    await makeTempFolder(),
    sample.endsWith('.ts') ? 'chance_ts.mjs' : sample.replace(/\.c$/, ''),
  );
  MADE[sample]!(path);
  chmodSync(path, 0o755);
  return path;
}

function isThere(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What this machine can make and run. */
const samples = Object.keys(MADE).filter((sample) =>
  sample.endsWith('.c') ? COMPILER !== undefined : sample.endsWith('.py') ? isThere('python3') : true,
);

interface Result {
  readonly games: number;
  readonly isolation: string;
  readonly players: readonly { readonly name: string; readonly losses: readonly unknown[] }[];
}

async function compete(...words: readonly string[]): Promise<Result> {
  const { exit, out, err } = await callCli(['bots', ...words, '--seed', '1', '--time', '30000', '--json']);
  expect(err.filter((line) => !line.startsWith('Programs are not isolated'))).toEqual([]);
  expect(exit).toBe(0);
  return JSON.parse(out[0]!) as Result;
}

/** Settings that shorten games in which random play takes long. */
const SHORT: { readonly [game: string]: readonly string[] } = {
  risika: ['rounds=2'],
  'unstable-students': ['rounds=30'],
};

describe.each(samples)(`%s${NO_COMPILER_NOTE}`, (sample) => {
  test.each(catalogue.map(({ game }) => game))(
    'plays $id without a lapse or failure',
    async ({ id, seats }) => {
      const others = Array.from({ length: seats.min - 1 }, () => ':random');
      const short = SHORT[id]?.flatMap((setting) => ['--set', setting]) ?? [];
      const count = String(seats.min);
      const { games, players } = await compete(id, await made(sample), ...others, '--games', count, ...short);
      expect(games).toBe(seats.min);
      expect(players.flatMap(({ losses }) => losses)).toEqual([]);
    },
  );
});

test.each(Object.keys(MADE))('%s has fewer than 60 lines', (sample) => {
  expect(readFileSync(source(sample), 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
});

test('samples in different languages play each other with the best isolation of this machine', async () => {
  const paths = await Promise.all(samples.map((sample) => made(sample)));
  const { games, isolation, players } = await compete('rumour', ...paths.slice(0, 5), '--games', '10');
  process.stderr.write(`samples were kept apart by: ${isolation}\n`);
  expect(games).toBe(10);
  expect(players.flatMap(({ losses }) => losses)).toEqual([]);
});
