/** Measures the time between two frames while cards move. */
import type { Browser } from 'playwright-core';
import type { RowResult } from '../measure.ts';
import { openPage, playUno, startTable } from './measured-page.ts';

const ANSWERS = 40;

/** Runs in the page: notes the time of every frame before which something moved. Pauses are animations of the body without an effect. */
const RECORD = `
  window.frameTimes = [];
  let before = performance.now();
  let wasMoving = false;
  const isMoving = () => document.getAnimations().some(
    ({ playState, effect }) => playState === 'running' && effect?.target !== document.body);
  const note = (now) => {
    if (wasMoving) window.frameTimes.push(now - before);
    before = now;
    wasMoving = isMoving();
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

export async function measureFrameTimes(browser: Browser, address: string): Promise<RowResult[]> {
  const page = await openPage(browser, address);
  await startTable(page);
  await page.evaluate(RECORD);
  await playUno(page, ANSWERS);
  const times = (await page.evaluate<number[]>('window.frameTimes')).toSorted((a, b) => a - b);
  await page.context().close();
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return [
    { name: 'web: frame while cards move, half', unit: 'ms', value: percentile(0.5) },
    { name: 'web: frame while cards move, 95 %', unit: 'ms', value: percentile(0.95) },
  ];
}
