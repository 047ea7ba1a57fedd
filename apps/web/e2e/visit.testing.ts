/** Servers with the built page, and people who come to them in a real Chromium. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Server, serve, type ServeOptions } from '@ludoteca/server';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { fixedRandom } from '../../server/testing/fixed-random.testing.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import { listenTo, type Visit } from './ears.testing.ts';

/** A server that is in no hurry to refuse and whose computers do not think. */
export const openHouse = (given: Partial<ServeOptions> = {}): Promise<Server> =>
  serve({
    port: 0,
    storage: new MemoryStorage(),
    pages: inject('pages'),
    pace: 0,
    random: fixedRandom('pages'),
    limits: { requestsPerMinute: 1e6, creationsPerMinute: 1e6 },
    ...given,
  });

/** Somebody with a browser of their own. */
export interface Guest extends BrowserContextOptions {
  /** What this browser calls chance: different guests draw different numbers. */
  readonly luck?: number;
}

/** People for the tests of one file, who complain about nothing. */
export function browsers(): (address: string, guest?: Guest) => Promise<Visit> {
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(() => {
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (address, { luck = 7, ...taste } = {}) => {
    // Nobody watches: nothing needs to move.
    const usual = { baseURL: address, reducedMotion: 'reduce', locale: 'en' } as const;
    const context = await browser.newContext({ ...usual, ...taste });
    context.setDefaultTimeout(300_000);
    onTestFinished(() => context.close());
    await context.addInitScript(`crypto.getRandomValues = (bytes) => bytes.fill(${luck})`);
    const page = await context.newPage();
    const guest = listenTo(page);
    page.on('console', (said) => {
      if (said.type() === 'error' || said.type() === 'warning') complaints.push(said.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return guest;
  };
}

/** A server for the tests of one file, and people who come to it. */
export function house(given: Partial<ServeOptions> = {}): (guest?: Guest) => Promise<Visit> {
  const come = browsers();
  let server: Server;
  beforeAll(async () => {
    server = await openHouse(given);
  });
  afterAll(() => server?.close());
  return (guest) => come(server.address, guest);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or worse, and whether the page is wider than the window, a line each. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .concat(wider > 0 ? [`${wider} pixels too wide`] : []);
}
