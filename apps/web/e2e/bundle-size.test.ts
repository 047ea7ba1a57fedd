import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { createSoloTable } from './play.testing.ts';

/** In kilobytes. A lobby is not to grow by what a table needs. */
const MOST = 100;
/** What the largest games need besides, at their table. */
const MOST_OF_A_GAME = 220;

const visit = createServerWithBrowsers();

/** The scripts that the page loads before a game is chosen. */
function scriptsIn(pages: string): string[] {
  const page = readFileSync(join(pages, 'index.html'), 'utf8');
  return Array.from(page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, file]) => join(pages, file!));
}

const sizeOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, file) => sum + statSync(`${file}.gz`).size, 0);

test(`the lobby needs less than ${MOST} kB of compressed script`, () => {
  const scripts = scriptsIn(inject('pages'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(sizeOf(scripts)).toBeLessThan(MOST * 1000);
});

test(`a game needs less than ${MOST_OF_A_GAME} kB of compressed script besides`, async () => {
  const sizes = new Map<string, number>();
  for (const game of ['lirya', 'teferi']) {
    const { page } = await visit();
    const files = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await createSoloTable(page, game);
    const own = Array.from(files, (file) => join(inject('pages'), file)).filter(
      (file) => !scriptsIn(inject('pages')).includes(file),
    );
    sizes.set(game, sizeOf(own));
  }
  expect([...sizes].filter(([, size]) => size >= MOST_OF_A_GAME * 1000)).toEqual([]);
});

test('the compressed copy of a file has the same content', () => {
  for (const file of scriptsIn(inject('pages'))) {
    const bytes = readFileSync(file);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes)).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes)).toBe(true);
  }
});

test('every file that the service worker keeps exists, and it keeps the start page', () => {
  const pages = inject('pages');
  const text = readFileSync(join(pages, 'service-worker.js'), 'utf8');
  const files = JSON.parse(/const FILES = (\[.*\]);/.exec(text)?.[1] ?? '[]') as string[];
  expect(files).toContain('/index.html');
  expect(files).toContain('/manifest.webmanifest');
  expect(files.filter((file) => !existsSync(join(pages, file)))).toEqual([]);
});
