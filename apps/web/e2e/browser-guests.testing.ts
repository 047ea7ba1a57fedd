/** Test servers with the built page, and guests in a real Chromium. */
import { catalogue } from '@ludoteca/games';
import { type Server, serve, type ServeOptions, UNLIMITED_USAGE } from '@ludoteca/server';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { CHROMIUM_ARGS } from '../../../tools/chromium.mjs';
import { createInProcessStarter } from '../../server/execution/in-process-worker.testing.ts';
import { fixedRandom } from '../../server/testing/fixed-random.testing.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import { recordMessages, type BrowserVisit } from './record-messages.testing.ts';

/** Opens a server without rate limits and delays. */
export const openTestServer = (given: Partial<ServeOptions> = {}): Promise<Server> =>
  serve({
    port: 0,
    storage: new MemoryStorage(),
    pages: inject('pages'),
    pace: 0,
    random: fixedRandom('pages'),
    limits: UNLIMITED_USAGE,
    startWorker: createInProcessStarter(given.games ?? catalogue),
    ...given,
  });

/** Options of a guest's browser. */
export interface BrowserGuestOptions extends BrowserContextOptions {
  /** The value of all random bytes in this browser; guests need different ones. */
  readonly randomByte?: number;
  /** The server is stopped during the test, so failed requests are no errors. */
  readonly isOffline?: boolean;
}

/** Opens browsers for the tests of one file and fails on console errors. */
export function createBrowsers(): (address: string, guest?: BrowserGuestOptions) => Promise<BrowserVisit> {
  let browser: Browser;
  const consoleErrors: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_ARGS });
  });
  afterEach(() => {
    expect(consoleErrors.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (address, { randomByte = 7, isOffline = false, ...options } = {}) => {
    // Animations are off.
    const defaults = {
      baseURL: address,
      reducedMotion: 'reduce',
      locale: 'en',
    } as const;
    const context = await browser.newContext({ ...defaults, ...options });
    context.setDefaultTimeout(300_000);
    onTestFinished(() => context.close());
    await context.addInitScript(`crypto.getRandomValues = (bytes) => bytes.fill(${randomByte})`);
    // Other guests do not load all files for later.
    if (!isOffline) await context.addInitScript('delete Navigator.prototype.serviceWorker');
    const page = await context.newPage();
    const guest = recordMessages(page);
    page.on('console', (message) => {
      const isExpected = isOffline && message.text().includes('net::ERR_');
      if (!isExpected && (message.type() === 'error' || message.type() === 'warning'))
        consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => {
      consoleErrors.push(String(error));
      // What the test waits for will not happen.
      void context.close();
    });
    return guest;
  };
}

/** Opens a server for the tests of one file, and browsers that visit it. */
export function createServerWithBrowsers(
  given: Partial<ServeOptions> = {},
): (guest?: BrowserGuestOptions) => Promise<BrowserVisit> {
  const visit = createBrowsers();
  let server: Server;
  beforeAll(async () => {
    server = await openTestServer(given);
  });
  afterAll(() => server?.close());
  return (guest) => visit(server.address, guest);
}
