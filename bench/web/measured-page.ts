/** The browser of the benchmark, and a person in it who plays Uno by the first possible answer. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';

/** The benchmark is bundled into out/bench; other files are found relative to it. */
export const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PLAYWRIGHT: string = 'playwright-core';

export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM_ARGS, findChromium } = (await import(
    pathOf('tools/chromium.mjs')
  )) as typeof import('../../tools/chromium.mjs');
  const { chromium } = (await import(PLAYWRIGHT)) as typeof import('playwright-core');
  return chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
}

/** A page of a new profile, without cache. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en' });
  return context.newPage();
}

export async function startTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now', exact: true }).first().click();
  await page.getByRole('list', { name: 'Log', exact: true }).waitFor();
}

/** The answers of an open menu come first. */
const ANSWERS = '.popover button, .thing.possible, .rail-answers button:not(:disabled)';
const RESULT = '.ending';

/** Answers until the match is over, or for that number of answers. */
export async function playUno(page: Page, answers = Number.POSITIVE_INFINITY): Promise<void> {
  const next = page.locator(`${ANSWERS}, ${RESULT}`).first();
  for (let answered = 0; answered < answers; answered++) {
    await next.waitFor({ state: 'attached' });
    if (await page.locator(RESULT).isVisible()) return;
    await page.evaluate(`document.querySelector(${JSON.stringify(ANSWERS)})?.click()`);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  }
}
