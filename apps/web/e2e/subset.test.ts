import { eraseGameType } from '@ludoteca/kit';
import { expect, onTestFinished, test } from 'vitest';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { buildPagesWithLots } from './lots-pages.testing.ts';
import { questionOn, readLog } from './play.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();

test('a subset is selected by clicks and sent in one message', async () => {
  const server = await openTestServer({
    games: [eraseGameType(lotsEntry)],
    pages: await buildPagesWithLots(),
  });
  onTestFinished(() => server.close());
  const { page, nextUpdate, messages } = await visit(server.address);
  await page.goto('/new/lots');
  await page.getByRole('button', { name: 'Take a seat away' }).click();
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByLabel('cards').fill('20');
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let drawn = 0; drawn < 3; drawn++) {
    await questionOn(page).waitFor();
    const told = nextUpdate();
    await questionOn(page).getByRole('button', { name: 'draw' }).click();
    await told;
  }
  await questionOn(page).getByRole('button', { name: 'give' }).click();

  const table = page.getByRole('region', { name: 'Lots' });
  const cards = table.getByRole('listitem');
  const chosen = cards.getByRole('button', { pressed: true });
  const free = cards.getByRole('button', { pressed: false });
  const confirm = (count: number) => table.getByRole('button', { name: `Confirm (${count})` });
  await confirm(0).waitFor();
  expect(await free.count()).toBe(4);
  await free.first().click();
  await free.first().click();
  await confirm(2).waitFor();
  // A second press deselects it.
  await chosen.first().click();
  await confirm(1).waitFor();
  await free.last().click();
  const given = (await chosen.allTextContents()).map((text) => text.split(':')[0]);
  const told = nextUpdate();
  await confirm(2).click();
  await told;
  // Two cards and that this is all: three entries, told at once.
  expect(messages.some((message) => 'news' in message && message.news.length === 3)).toBe(true);
  for (const card of given)
    await expect.poll(() => readLog(page)).toContainEqual(expect.stringContaining(` gives ${card}.`));
});
