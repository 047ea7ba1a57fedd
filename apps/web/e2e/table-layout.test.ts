/** The layout of a table in the browser. */
import { createApi } from '@ludoteca/wire';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { answer, boardOf, createSoloTable, questionOn, readLog, tableIdOf } from './play.testing.ts';

const visit = createServerWithBrowsers();

const boardWidth = async (page: Page): Promise<number> =>
  (await boardOf(page, 'uno').boundingBox())?.width ?? 0;

test('the log is hidden and shown without moving the board during a decision', async () => {
  const { page, nextUpdate } = await visit({ viewport: { width: 1280, height: 720 } });
  const log = page.getByRole('list', { name: 'Log', exact: true });
  const toggle = page.getByRole('button', { name: 'Log beside the board' });
  await createSoloTable(page, 'uno');
  await questionOn(page).waitFor();
  const beside = await boardWidth(page);

  await toggle.click();
  await log.waitFor({ state: 'hidden' });
  expect(await boardWidth(page)).toBe(beside);

  // After the answer the board takes the place of the log.
  const told = nextUpdate();
  await answer(page, 'uno');
  await told;
  await expect.poll(() => boardWidth(page)).toBeGreaterThan(beside + 200);

  await questionOn(page).waitFor();
  const whole = await boardWidth(page);
  await toggle.click();
  await log.waitFor();
  expect(await boardWidth(page)).toBe(whole);
  expect(await readLog(page)).not.toEqual([]);

  // The choice is kept in this browser.
  await toggle.click();
  await page.reload();
  await questionOn(page).waitFor();
  expect(await log.isVisible()).toBe(false);
});

test('the buttons above a table fit on a phone while another person is asked', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  // A computer player that explains its choices adds a button.
  await page.goto('/new/risika');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link of the table').waitFor();
  const { origin } = new URL(page.url());
  const { token } = expectOk(await createApi(fetch, origin, () => undefined).createGuest({ name: 'Bea' }));
  expectOk(await createApi(fetch, origin, () => token).join(tableIdOf(page.url())));
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  await questionOn(page).or(skip).first().waitFor();
  if (await questionOn(page).isVisible())
    await boardOf(page, 'risika').getByRole('group', { name: 'Colour' }).getByRole('button').first().click();
  await skip.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
