/** A server with the built page, and people who come to it in a real Chromium. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Server, serve } from '@ludoteca/server';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/chromium.mjs';
import { MemoryStorage } from '../../server/storage/memory.testing.ts';

const find = createRequire(import.meta.url);
const out = fileURLToPath(new URL('../../../out/', import.meta.url));

/** The page as it is served, in a folder of its own. Built by a process that does not know of any test. */
export async function builtPages(): Promise<string> {
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(out, 'web-test-'));
  const vite = join(dirname(find.resolve('vite/package.json')), 'bin/vite.js');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const words = [vite, 'build', root, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, words, { env });
  return folder;
}

/** Bytes that are the same in every run: what a test sees must not hang on luck. */
function fixedChance(): (size: number) => Buffer {
  let draws = 0;
  return (size) => createHash('shake256', { outputLength: size }).update(String(draws++)).digest();
}

export interface Visit {
  readonly page: Page;
  /** What the page complained about: nothing, if all is well. */
  readonly complaints: readonly string[];
}

/** A house for the tests of one file: opened before them, gone after them. */
export function house(): { readonly visit: (taste?: BrowserContextOptions) => Promise<Visit> } {
  let folder: string;
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    folder = await builtPages();
    server = await serve({
      port: 0,
      storage: new MemoryStorage(),
      pages: folder,
      pace: 0,
      random: fixedChance(),
      limits: { requests: 1e6, makes: 1e6 },
    });
    browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    visit: async (taste) => {
      // Nobody watches: nothing needs to move.
      const context = await browser.newContext({
        baseURL: server.address,
        reducedMotion: 'reduce',
        locale: 'en',
        ...taste,
      });
      await context.addInitScript('crypto.getRandomValues = (bytes) => bytes.fill(7)');
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (said) => {
        if (said.type() === 'error' || said.type() === 'warning') complaints.push(said.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return { page, complaints };
    },
  };
}

const axe = readFileSync(find.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or worse, a line each. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
