/** The server and the browser that screenshots are taken with: fixed seeds and no animations make them reproducible. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openStorage, serve } from '@ludoteca/server';
import { chromium } from 'playwright-core';
import { fixedRandom } from '../apps/server/testing/fixed-random.testing.ts';
import { recordMessages, type BrowserVisit } from '../apps/web/e2e/record-messages.testing.ts';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

export const PROJECT_ROOT: string = fileURLToPath(new URL('..', import.meta.url));

export type ScreensStorage = Awaited<ReturnType<typeof openStorage>>;

/** Builds the page if needed and runs `take` with a guest at it. */
export async function withScreensGuest(
  take: (visit: BrowserVisit, storage: ScreensStorage, address: string) => Promise<void>,
): Promise<void> {
  execFileSync(process.execPath, [join(PROJECT_ROOT, 'tools/build-web.mjs')], { stdio: 'inherit' });
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-screens-'));
  const storage = await openStorage(data);
  const random = fixedRandom('screens');
  const server = await serve({ port: 0, storage, pages: join(PROJECT_ROOT, 'out/web'), pace: 0, random });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      baseURL: server.address,
      reducedMotion: 'reduce',
      locale: 'en',
    });
    await context.addInitScript('crypto.getRandomValues = (bytes) => bytes.fill(7)');
    await take(recordMessages(await context.newPage()), storage, server.address);
  } finally {
    await browser.close();
    await server.close();
    await storage.close();
    rmSync(data, { recursive: true });
  }
}
