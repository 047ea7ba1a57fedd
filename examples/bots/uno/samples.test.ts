/** The sample bots, as an author would try them: each plays whole matches, and none is refused anything. */
import { copyFileSync, chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import {
  COMPILER,
  compileProgram,
  createEmptyFolder,
  NO_COMPILER_NOTE,
} from '../../../games/uno/referee/bot-programs.testing.ts';
import { callCommand } from '../../../games/uno/referee/call-command.testing.ts';
import { execFileSync } from 'node:child_process';

const source = (name: string): string => join(import.meta.dirname, name);

/** How each becomes a program in a folder. */
const MADE: { readonly [sample: string]: (folder: string) => string } = {
  'bot.c': (folder) => compileProgram(folder, 'bot_c', source('bot.c')),
  'modelo.c': (folder) => compileProgram(folder, 'modelo', source('modelo.c')),
  'bot.py': (folder) => copied(folder, 'bot.py'),
  'bot.mjs': (folder) => copied(folder, 'bot.mjs'),
  'bot.ts': (folder) => {
    const outfile = join(folder, 'bot_ts.mjs');
    const banner = { js: '#!/usr/bin/env node' };
    buildSync({
      entryPoints: [source('bot.ts')],
      outfile,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      banner,
    });
    chmodSync(outfile, 0o755);
    return outfile;
  },
};

function copied(folder: string, name: string): string {
  const path = join(folder, name);
  copyFileSync(source(name), path);
  chmodSync(path, 0o755);
  return path;
}

const isThere = (name: string): boolean => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const canRun = (sample: string): boolean =>
  sample.endsWith('.c') ? COMPILER !== undefined : sample.endsWith('.py') ? isThere('python3') : true;

describe.each(Object.keys(MADE))('%s', (sample) => {
  test.runIf(canRun(sample))(
    `plays ten games without a fault${sample.endsWith('.c') ? NO_COMPILER_NOTE : ''}`,
    async () => {
      const folder = createEmptyFolder();
      const path = MADE[sample]!(folder);
      const checked = await callCommand('check', [folder, '--isolate', 'none', '-t', '30000'], { folder });
      expect(checked).toEqual({ exit: 0, out: [`OK    ${path}`], err: ['isolamento dos bots: none'] });
    },
  );
});

const SHORT = Object.keys(MADE).filter((sample) => sample !== 'modelo.c');

test.each(SHORT)('%s has fewer than 60 lines', (sample) => {
  expect(readFileSync(source(sample), 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
});

test('samples in different languages play each other', async () => {
  const folder = createEmptyFolder();
  const samples = SHORT.filter(canRun);
  const paths = samples.map((sample) => MADE[sample]!(folder));
  const words = [...paths, '-q', '-t', '30000', '--decks', '2', '--isolate', 'none'];
  for (const seed of ['1', '2', '3']) {
    const { exit, out } = await callCommand('', [...words, '-s', seed], { folder });
    expect({ exit, lines: out.length }).toEqual({ exit: 0, lines: samples.length + 1 });
  }
});
