import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';
import { answer, boardOf, playNow, questionOn, readLog } from './play.testing.ts';

const visit = createBrowsers();

async function answerOnce(page: Page): Promise<void> {
  const before = await questionOn(page).getAttribute('data-question');
  await answer(page, 'uno');
  await page.locator(`.rail.asked:not([data-question="${before}"])`).waitFor();
}

test('a match goes on without a server, and after a reload', async () => {
  const server = await openTestServer();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  const { page } = await visit(server.address, { isOffline: true });
  await page.goto('/');
  await playNow(page, 'uno').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await close();
  await page.goto('/offline');
  expect(await page.getByRole('heading', { name: 'Rumour' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Play: Uno' }).click();
  await boardOf(page, 'uno').waitFor();
  await questionOn(page).waitFor();
  await answerOnce(page);
  const log = await readLog(page);
  await page.reload();
  await questionOn(page).waitFor();
  expect(await readLog(page)).toEqual(log);
  await answerOnce(page);
  expect((await readLog(page)).slice(0, log.length)).toEqual(log);
});
