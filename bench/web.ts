/** Measures the time from opening the lobby to the first visible table in a new browser. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RowResult } from './measure.ts';
import type { Browser } from 'playwright-core';
import { withServerProcess, withDataFolder } from './server/server-process.ts';

const VISITS = 7;

/** The benchmark is bundled into out/bench; other files are found relative to it. */
const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PLAYWRIGHT: string = 'playwright-core';

async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_ARGS, findChromium } = (await import(
    pathOf('tools/chromium.mjs')
  )) as typeof import('../tools/chromium.mjs');
  const { chromium } = (await import(PLAYWRIGHT)) as typeof import('playwright-core');
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
}

/** Each visit uses a new browser profile without cache. */
async function visit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ baseURL: address, locale: 'en' });
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click();
  await page.getByRole('list', { name: 'Story' }).waitFor();
  const taken = performance.now() - begun;
  await context.close();
  return taken;
}

/** The median and the longest of the visits. */
export async function measureWeb(): Promise<RowResult[]> {
  execFileSync(process.execPath, [pathOf('tools/build-web.mjs')], { stdio: ['ignore', 2, 2] });
  const browser = await openBrowser();
  try {
    const taken = await withDataFolder((folder) =>
      withServerProcess(['serve', folder, pathOf('out/web')], async ({ address }) => {
        const times: number[] = [];
        while (times.length < VISITS) times.push(await visit(browser, address));
        return times.toSorted((a, b) => a - b);
      }),
    );
    return [
      { name: 'web: lobby to first table, half', unit: 'ms', value: taken[VISITS >> 1] ?? 0 },
      { name: 'web: lobby to first table, all', unit: 'ms', value: taken.at(-1) ?? 0 },
    ];
  } finally {
    await browser.close();
  }
}
