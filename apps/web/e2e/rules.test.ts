import { expect, test } from 'vitest';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

test('the rules of a game are searched, and an address leads to one of them', async () => {
  const { page } = await visit();
  await page.goto('/g/risika/rules#5.2');
  const rule = page.locator('[id="5.2"]');
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('coffees');
  await page.getByText('one rule').waitFor();
  expect(await page.locator('.rules .numbered').allInnerTexts()).toEqual([
    expect.stringContaining('Three coffees bring 2 armies'),
  ]);
});

test('the rules of Teferi are in the language of the page', async () => {
  const { page } = await visit({ locale: 'it' });
  await page.goto('/g/teferi/rules#104.4b');
  await page.getByRole('heading', { name: 'Teferi: le regole' }).waitFor();
  expect(await page.locator('[id="100.2a"]').innerText()).toContain('mazzo');
});
