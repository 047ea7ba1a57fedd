import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, house } from './visit.testing.ts';

const { visit } = house();

/** Makes a table of a game as it is offered, with computers at the other seats. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.surface').waitFor();
}

/** Clicks on what is lit, or else on what is listed, until something is there. */
async function playUntil(page: Page, goal: Locator): Promise<void> {
  const lit = page.locator('.thing.possible, .rail.asked .listed button').first();
  for (;;) {
    await lit.or(goal).first().waitFor();
    if (await goal.isVisible()) return;
    // Between looking and clicking the table may have moved on.
    await lit.click({ timeout: 2000 }).catch(() => undefined);
  }
}

const playOut = (page: Page): Promise<void> => playUntil(page, page.locator('.ending'));

describe('a match of rumour against computers', () => {
  test('is played to its end by clicks, proven fair, and played again', async () => {
    const { page, complaints } = await visit();
    await sitDown(page, 'rumour');
    await playOut(page);
    await page.getByRole('button', { name: 'Verify here' }).click();
    await page.getByText('It all adds up.').waitFor();
    expect(await page.locator('.findings .holds').count()).toBe(5);
    const first = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.rail').waitFor();
    expect(page.url()).not.toBe(first);
    expect(complaints).toEqual([]);
  });

  test('is told anew in another language, at once', async () => {
    const { page, complaints } = await visit();
    await sitDown(page, 'rumour');
    const story = page.locator('.story li').first();
    await expect.poll(() => story.textContent()).toMatch(/draws/);
    await page.getByLabel('Language').selectOption('it');
    expect(await story.textContent()).toMatch(/pesca/);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(complaints).toEqual([]);
  });

  test('goes on after the page is loaded again', async () => {
    const { page } = await visit();
    await sitDown(page, 'rumour');
    await page.locator('.rail.asked').waitFor();
    const told = await page.locator('.story li').allTextContents();
    await page.reload();
    await page.locator('.rail.asked').waitFor();
    expect(await page.locator('.story li').allTextContents()).toEqual(told);
  });

  test('says why something is not possible', async () => {
    const { page } = await visit();
    await sitDown(page, 'rumour');
    const whyNot = page.getByRole('button', { name: 'Why not' });
    await playUntil(page, whyNot);
    await whyNot.click();
    const reason = page.locator('.why-not dd').first();
    await reason.waitFor();
    expect(await reason.textContent()).toMatch(/^You hold no (rumour|alibi)/);
  });
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([360, 1280])('nobody meets a serious barrier at %i pixels', async (width) => {
    const { page, complaints } = await visit({ colorScheme, viewport: { width, height: 740 } });
    const found: { [where: string]: readonly string[] } = {};
    const look = async (where: string): Promise<void> => {
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      found[where] = [...(await barriers(page)), ...(wider > 0 ? [`${wider} pixels too wide`] : [])];
    };
    await page.goto('/');
    await page.locator('.box').first().waitFor();
    await look('lobby');
    await page.goto('/new/uno');
    await page.getByLabel('Seat 2').selectOption('person');
    await look('new table');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.waiting').waitFor();
    await look('waiting');
    await page.goto('/nowhere');
    await look('not found');
    await sitDown(page, 'rumour');
    await page.locator('.rail.asked').waitFor();
    await look('table');
    await playOut(page);
    await look('end');
    expect(found).toEqual({ lobby: [], 'new table': [], waiting: [], 'not found': [], table: [], end: [] });
    expect(complaints).toEqual([]);
  });
});
