import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeb } from './build-web.mjs';

const SOURCES = [
  'apps/web/main.tsx',
  'apps/wire/messages.ts',
  'games/uno/RULES.md',
  'games/uno/index.ts',
  'kernel/match.ts',
  'kit/index.ts',
  'players/index.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

/** A project in miniature, and how often its web app was built. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'ludoteca-web-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of SOURCES) write(file, 'first');
  let built = 0;
  const start = (succeeds = true): boolean =>
    buildWeb(root, () => {
      built++;
      if (succeeds) write('out/web/index.html', 'page');
      return succeeds;
    });
  return { root, write, start, builds: () => built };
}

test('the web app is built once, and not again while its sources are the same', () => {
  const { write, start, builds } = project();
  expect([start(), start()]).toEqual([true, true]);
  // The content of a file counts, not its time.
  write('kernel/match.ts', 'first');
  expect(start()).toBe(true);
  expect(builds()).toBe(1);
});

test.each(SOURCES)('it is built again when %s has changed', (file) => {
  const { write, start, builds } = project();
  start();
  write(file, 'second');
  start();
  expect(builds()).toBe(2);
});

test('it is built again when a source is added or a page is missing', () => {
  const { root, write, start, builds } = project();
  start();
  write('games/uno/web/cover.svg', 'drawn');
  start();
  rmSync(join(root, 'out/web'), { recursive: true });
  start();
  expect(builds()).toBe(3);
});

test('files that no browser requests are not counted', () => {
  const { write, start, builds } = project();
  start();
  for (const file of [
    'kernel/match.test.ts',
    'apps/web/e2e/visit.ts',
    'games/uno/perft.txt',
    'apps/cli/main.ts',
  ])
    write(file, 'second');
  write('apps/web/node_modules/vite/index.js', 'second');
  start();
  expect(builds()).toBe(1);
});

test('a failed build is tried again, even if the sources have not changed', () => {
  const { write, start, builds } = project();
  start();
  write('kit/index.ts', 'wrong');
  expect(start(false)).toBe(false);
  write('kit/index.ts', 'first');
  expect(start()).toBe(true);
  expect(builds()).toBe(3);
});
