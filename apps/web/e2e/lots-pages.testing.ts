/** Builds the page with the test game Lots. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the page for the tests of one file and returns its folder. A separate process keeps the test environment out of
 * the build.
 */
export function buildPagesWithLots(): () => string {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(pathOf('../../../out/web-lots-'));
    const config = ['--config', pathOf('./lots-vite-config.testing.ts')];
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', ...config, '--outDir', folder, '--logLevel', 'warn'],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
