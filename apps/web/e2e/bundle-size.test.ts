import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

/** In kilobytes. A lobby is not to grow by what a table needs. */
const MOST = 100;

/** The scripts that the page loads before a game is chosen. */
function scriptsIn(pages: string): string[] {
  const page = readFileSync(join(pages, 'index.html'), 'utf8');
  return Array.from(page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g), ([, file]) => join(pages, file!));
}

test(`the lobby needs less than ${MOST} kB of compressed script`, () => {
  const scripts = scriptsIn(inject('pages'));
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.map((file) => statSync(`${file}.gz`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST * 1000);
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
