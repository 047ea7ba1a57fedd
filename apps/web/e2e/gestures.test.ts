import { createApi } from '@ludoteca/wire';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  answer,
  resultOn,
  createTableForTwo,
  playUntil,
  clickVisible,
  questionOn,
  resign,
  createSoloTable,
  readLog,
  boardOf,
  tableIdOf,
} from './play.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

const handOn = (page: Page) => boardOf(page, 'uno').getByRole('list', { name: /hand$/ }).getByRole('button');

test('a number is chosen with the stepper on the stock only', async () => {
  const { page, nextUpdate } = await visit();
  await createSoloTable(page, 'uno');
  const surface = boardOf(page, 'uno');
  await questionOn(page).waitFor();
  const before = await handOn(page).count();
  const asked = nextUpdate();
  await surface.getByRole('button', { name: /^draw/ }).click();
  await asked;
  await surface.getByRole('button', { name: 'One more' }).click();
  await surface.getByRole('button', { name: 'One more' }).click();
  await surface.getByRole('button', { name: 'One less' }).click();
  expect(await page.getByRole('button', { name: 'One more' }).count()).toBe(1);
  const bought = nextUpdate();
  await surface.getByRole('button', { name: /^draw 2/ }).click();
  await bought;
  await expect.poll(() => handOn(page).count()).toBeGreaterThanOrEqual(before + 2);
});

test('barred choices have reasons: cards when pressed, options on request', async () => {
  const guest = await visit();
  const { page } = guest;
  await createSoloTable(page, 'uno');
  const barred = boardOf(page, 'uno')
    .getByRole('list', { name: /hand$/ })
    .getByRole('button', { disabled: true });
  await questionOn(page).waitFor();
  await clickVisible(barred.first());
  await boardOf(page, 'uno').getByRole('status').filter({ hasText: 'It must match value or suit' }).waitFor();

  await createSoloTable(page, 'rumour');
  const whyNot = page.getByRole('button', { name: 'Why not…?' });
  await playUntil(guest, 'rumour', whyNot);
  await whyNot.click();
  const sheet = page.getByRole('group', { name: 'Why not…?' });
  await sheet.getByText(/^You hold no (rumour|alibi)\./).waitFor();
  // All of it can be seen, and the button too.
  expect(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const [shown, button] = [(await sheet.boundingBox())!, (await whyNot.boundingBox())!];
  expect(shown.y).toBeGreaterThanOrEqual(0);
  expect(shown.y + shown.height).toBeLessThanOrEqual(button.y);
  await page.keyboard.press('Escape');
  expect(await sheet.count()).toBe(0);
});

test('after a resignation the others play on, and the resign button is gone', async () => {
  const { page } = await visit();
  await page.goto('/new/rumour');
  await page.getByLabel('Seat 3').selectOption('person');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link of the table').waitFor();
  const address = new URL(page.url()).origin;
  for (const name of ['Bea', 'Cam']) {
    const { token } = expectOk(await createApi(fetch, address, () => undefined).createGuest({ name }));
    expectOk(await createApi(fetch, address, () => token).join(tableIdOf(page.url())));
  }
  await boardOf(page, 'rumour').waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await resign(page);
  await expect.poll(() => readLog(page)).toContainEqual(expect.stringContaining('leaves the match.'));
  expect(await page.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  expect(await resultOn(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Other games' }).click();
  await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
});

test('a rematch has one table where everyone moves on by one seat', async () => {
  const [ada, bea] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
  await ada.page.goto('/new/rumour');
  const path = await createTableForTwo(ada.page);
  await bea.page.goto(path);
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await boardOf(bea.page, 'rumour').waitFor();
  await resign(bea.page);
  await bea.page.getByRole('button', { name: 'Play again' }).click();
  await bea.page.getByText('one person missing').waitFor();
  const seats = bea.page.getByRole('list', { name: 'Table' }).getByRole('listitem');
  expect(await seats.allTextContents()).toEqual([expect.stringContaining('you'), 'free']);
  await ada.page.getByRole('button', { name: 'Go to the next match' }).click();
  await Promise.all([ada, bea].map(({ page }) => boardOf(page, 'rumour').waitFor()));
  expect(new URL(ada.page.url()).pathname).toBe(new URL(bea.page.url()).pathname);
  expect(ada.page.url()).not.toContain(path);
});

test('leaving an open table leads to the lobby; an abandoned table is removed', async () => {
  const [ada, bea] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
  await ada.page.goto('/new/uno');
  const path = await createTableForTwo(ada.page);
  await bea.page.goto(path);
  await bea.page.getByRole('button', { name: 'Sit here' }).waitFor();
  await ada.page.getByRole('button', { name: 'Leave the table' }).click();
  await ada.page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
  await bea.page.getByText('There is no such table, or it is gone.').waitFor();
  expect(await ada.page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0);
});

test('the event log changes its language, at once and after a reload', async () => {
  const { page } = await visit();
  await createSoloTable(page, 'uno');
  await questionOn(page).waitFor();
  await answer(page, 'uno');
  await page.getByLabel('Language').selectOption('it');
  await page.getByRole('list', { name: 'Cronaca' }).getByText('Comincia').waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Cronaca' }).getByText('Comincia').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  await page.getByLabel('Lingua').selectOption('pt');
  await page.getByRole('list', { name: 'Histórico' }).getByText('começa').waitFor();
});

test('the chosen theme is applied before the page is rendered', async () => {
  const { page } = await visit({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Theme: same as the system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const evening = await ground();
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(ground).toBe(evening);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.locator('#root').innerHTML()).toBe('');
});
