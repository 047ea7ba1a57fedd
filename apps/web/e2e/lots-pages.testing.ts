/** Builds the page with the test game Lots. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds in a separate process, so that the test environment does not influence the build. */
export async function buildPagesWithLots(): Promise<string> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const folder = mkdtempSync(pathOf('../../../out/web-lots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const words = [
    'build',
    '--config',
    pathOf('./lots-vite-config.testing.ts'),
    '--outDir',
    folder,
    '--logLevel',
    'warn',
  ];
  await promisify(execFile)(process.execPath, [vite, ...words], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}
