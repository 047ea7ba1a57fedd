/** Measures the page: the time to the first table in a new browser, frames while cards move, and the heap over many matches. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import type { Browser } from 'playwright-core';
import type { RowResult } from '../measure.ts';
import { withDataFolder, withServerProcess } from '../server/server-process.ts';
import { measureFrameTimes } from './frame-times.ts';
import { measureHeapGrowth } from './heap-growth.ts';
import { openBrowser, openPage, pathOf, startTable } from './measured-page.ts';

const VISITS = 7;

async function measureVisit(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, address);
  const begun = performance.now();
  await startTable(page);
  const taken = performance.now() - begun;
  await page.context().close();
  return taken;
}

/** The median and the longest of the visits. */
async function measureVisits(browser: Browser, address: string): Promise<RowResult[]> {
  const times: number[] = [];
  while (times.length < VISITS) times.push(await measureVisit(browser, address));
  const taken = times.toSorted((a, b) => a - b);
  return [
    { name: 'web: lobby to first table, half', unit: 'ms', value: taken[VISITS >> 1] ?? 0 },
    { name: 'web: lobby to first table, all', unit: 'ms', value: taken.at(-1) ?? 0 },
  ];
}

export async function measureWeb(): Promise<RowResult[]> {
  execFileSync(process.execPath, [pathOf('tools/build-web.mjs')], { stdio: ['ignore', 2, 2] });
  const browser = await openBrowser();
  try {
    return await withDataFolder((folder) =>
      withServerProcess(['serve', folder, pathOf('out/web')], async ({ address }) => [
        ...(await measureVisits(browser, address)),
        ...(await measureFrameTimes(browser, address)),
        ...(await measureHeapGrowth(browser, address)),
      ]),
    );
  } finally {
    await browser.close();
  }
}
