import type { Page } from 'playwright-core';
import { catalogue } from '@ludoteca/games';
import { createFastDice, decodeUtf8, makeArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
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

/** The archive of a finished match of Uno with random answers. */
function createFinishedArchive(): string {
  const { game } = catalogue.find((entry) => entry.game.id === 'uno')!;
  const match = expectOk(startMatch(game, { seats: 2, seed: 'finished' }));
  const dice = createFastDice('finished');
  while (match.question !== undefined)
    match.play(match.question.seat, match.question.number, dice.pick(match.question.options));
  return decodeUtf8(makeArchive(recordMatch(match)))!;
}

test('a match that was finished without a server is uploaded later, replayed from the server and deleted', async () => {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const { page } = await visit(server.address);
  const match = { game: 'uno', finished: 1, place: 2, archive: createFinishedArchive() };
  await page.goto('/');
  await playNow(page, 'uno').waitFor();
  await page.evaluate(
    (stored) => localStorage.setItem('ludoteca offline finished', stored),
    JSON.stringify([match]),
  );
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Upload the match to the server' }).click();
  await page.getByText('uploaded', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Upload/ }).count()).toBe(0);
  // The server has it now, whatever happens to this browser's copy.
  await page.evaluate(() => localStorage.removeItem('ludoteca offline finished'));
  await page.getByRole('link', { name: 'Uploaded matches' }).click();
  await page.getByRole('link', { name: 'Uno' }).click();
  await page.getByRole('slider', { name: 'Entry' }).waitFor();
  await page.goto('/matches');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Really delete?' }).click();
  await page.getByRole('heading', { name: 'Uploaded matches' }).waitFor({ state: 'detached' });
});
