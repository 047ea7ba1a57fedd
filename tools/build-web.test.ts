import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** `meanwhile` happens during the build. */
  const start = (succeeds = true, meanwhile?: () => void): boolean =>
    buildWeb(root, (_root, folder) => {
      const page = `page ${++built}`;
      if (succeeds) writeFileSync(join(folder, 'index.html'), page);
      meanwhile?.();
      return succeeds;
    });
  const readPage = (): string => readFileSync(join(root, 'out/web/index.html'), 'utf8');
  return { root, write, start, readPage, builds: () => built };
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

test('of two builds of the same sources at once, the page is that of the first to finish', () => {
  const { root, start, readPage, builds } = project();
  expect(start(true, () => start())).toBe(true);
  expect(builds()).toBe(2);
  expect(readPage()).toBe('page 2');
  expect(start()).toBe(true);
  expect(builds()).toBe(2);
  expect(readdirSync(join(root, 'out'))).toEqual(['web']);
});

test('while the page is built and after a failed build, which is tried again, the page before it is served', () => {
  const { root, write, start, readPage } = project();
  start();
  write('kit/index.ts', 'second');
  expect(start(false, () => expect(readPage()).toBe('page 1'))).toBe(false);
  expect(readPage()).toBe('page 1');
  expect(start(true, () => expect(readPage()).toBe('page 1'))).toBe(true);
  expect(readPage()).toBe('page 3');
  expect(readdirSync(join(root, 'out'))).toEqual(['web']);
});
