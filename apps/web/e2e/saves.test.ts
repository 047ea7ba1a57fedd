import { Buffer } from 'node:buffer';
import { eraseGameType } from '@ludoteca/kit';
import { expect, onTestFinished, test } from 'vitest';
import { lotsWithSavesEntry } from './lots-with-saves.testing.ts';
import { buildPagesWithLots } from './lots-pages.testing.ts';
import { questionOn } from './play.testing.ts';
import { findAccessibilityIssues, createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();
const LOT = 'LOT\nZoe:3\nHal:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n';

test('a save is opened, continued and downloaded again', async () => {
  const server = await openTestServer({
    games: [eraseGameType(lotsWithSavesEntry)],
    pages: await buildPagesWithLots(),
  });
  onTestFinished(() => server.close());
  const { page, nextUpdate } = await visit(server.address);
  await page.goto('/new/filed');
  const choose = (text: string) =>
    page
      .getByLabel('Open a save (.lot)')
      .setInputFiles({ name: 'x.lot', mimeType: '', buffer: Buffer.from(text) });

  await choose('LOT\nZoe:3\n');
  await page.getByText('It is cut off. (offset 10)').waitFor();
  expect(await page.getByLabel('cards').isVisible()).toBe(true);

  await choose(`${LOT}junk\n`);
  await page.getByText('A line is odd.').waitFor();
  expect(await page.getByLabel('cards').count()).toBe(0);
  expect(await page.getByLabel('Zoe').inputValue()).toBe('person');
  expect(await page.getByLabel('Hal').inputValue()).toBe('greedy');
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await page.getByRole('button', { name: 'Begin' }).click();
  await questionOn(page).waitFor();
  const save = page.getByRole('button', { name: 'Download the save' });
  await save.waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('round.lot');
  const stream = await download.createReadStream();
  const saved = String(Buffer.concat(await stream.toArray()));
  expect(saved).toMatch(/^LOT\nGuest \d+:3\nHal:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n$/);

  const told = nextUpdate();
  await questionOn(page).getByRole('button', { name: 'give' }).click();
  await told;
  await save.waitFor({ state: 'detached' });
});
