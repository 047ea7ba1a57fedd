/** Measures the heap of a page in which one match after another is played to its end. */
import type { Browser } from 'playwright-core';
import type { RowResult } from '../measure.ts';
import { openPage, playUno, startTable } from './measured-page.ts';

const MATCHES = 50;
/** Matches until code and caches are loaded. */
const WARM_UP_MATCHES = 10;

/** The increase per match of the line through the values. */
function slopeOf(values: readonly number[]): number {
  const centre = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, i) => sum + (i - centre) ** 2, 0);
  return values.reduce((sum, value, i) => sum + (i - centre) * value, 0) / spread;
}

export async function measureHeapGrowth(browser: Browser, address: string): Promise<RowResult[]> {
  const page = await openPage(browser, address);
  await page.addInitScript(`localStorage.setItem('ludoteca pace', '"instant"')`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  const kilobytes: number[] = [];
  await startTable(page);
  for (let match = 0; match < MATCHES; match++) {
    await playUno(page);
    await session.send('HeapProfiler.collectGarbage');
    kilobytes.push((await session.send('Runtime.getHeapUsage')).usedSize / 1000);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.ending').waitFor({ state: 'detached' });
  }
  await page.context().close();
  const warm = kilobytes.slice(WARM_UP_MATCHES);
  return [
    { name: `web: heap after ${WARM_UP_MATCHES} matches`, unit: 'kB', value: warm[0] ?? 0 },
    { name: `web: heap after ${MATCHES} matches`, unit: 'kB', value: warm.at(-1) ?? 0 },
    { name: 'web: heap growth per match', unit: 'kB', value: Math.max(0, slopeOf(warm)) },
  ];
}
