import { Buffer } from 'node:buffer';
import { MAX_FILE_BYTES, type AnyCatalogueEntry, eraseGameType } from '@ludoteca/kit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { lotsWithSavesEntry } from './lots-with-saves.testing.ts';
import { buildPagesWithLots } from './lots-pages.testing.ts';
import { questionOn, readLog } from './play.testing.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import { extendedLotsEntry } from './extended-lots.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();
const pages = buildPagesWithLots();

/** Opens a server with one game and visits it. */
async function visitGame(entry: AnyCatalogueEntry): Promise<BrowserVisit> {
  const server = await openTestServer({ games: [entry], pages: pages() });
  onTestFinished(() => server.close());
  return visit(server.address);
}

const file = (text: string) => ({ name: 'my.deck', mimeType: 'text/plain', buffer: Buffer.from(text) });
const remarksOn = async (page: Page): Promise<readonly string[]> =>
  (await readLog(page)).filter((line) => /^Wary: I have seen \d+ draws\.$/.test(line));

test('the page offers the characters, files and texts of a game', async () => {
  const { page, nextUpdate, messages } = await visitGame(eraseGameType(extendedLotsEntry));
  await page.goto('/new/decked');

  // The character of the game is offered under its own name.
  await page.getByRole('button', { name: 'Take a seat away' }).click();
  await page.getByLabel('Seat 2').selectOption('Wary (computer)');
  expect(await page.getByLabel('Seat 2').locator('option').allTextContents()).toEqual([
    'A person',
    'Wary (computer)',
    'Canny (computer)',
    'Dreamy (computer)',
    'Beginner (computer)',
    'Intermediate (computer)',
    'Advanced (computer)',
    'Expert (computer)',
  ]);

  // A shipped deck or the user's file; problems with the file are shown beside it.
  await page.getByLabel('cards').fill('20');
  const deck = page.getByRole('combobox', { name: 'Deck', exact: true });
  expect(await deck.locator('option').allTextContents()).toEqual([
    'the small one',
    'the large one',
    'From a file…',
  ]);
  await deck.selectOption('From a file…');
  const [chosen, pasted] = [page.getByLabel('Deck: Choose a file'), page.getByLabel('Deck: or paste')];
  await chosen.setInputFiles(file('3\nfour\n'));
  await page.getByText('line 2: "four" is no card.').waitFor();
  expect(await pasted.inputValue()).toBe('3\nfour\n');
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(new URL(page.url()).pathname).toBe('/new/decked');
  await chosen.setInputFiles({ ...file(''), buffer: Buffer.alloc(MAX_FILE_BYTES + 1) });
  await page.getByText('The file is too large: at most 1 MiB.').waitFor();
  await pasted.fill('3\n4\n');
  await page.getByText('The file is too large').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Begin' }).click();

  // Items that are not cards are shown as such.
  await questionOn(page).waitFor();
  const chip = page.locator('[data-zone="chips"] [data-thing="Chip"]');
  expect(await chip.locator('.token').innerText()).toBe('Chip');
  expect(await chip.locator('.card').count()).toBe(0);

  // The details of a card, by keyboard and by mouse.
  const look = page.getByRole('button', { name: /^Look at \d+$/ }).first();
  await look.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /Worth \d+\./ })
    .waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await look.getAttribute('aria-expanded')).toBe('false');
  await look.click();
  await page
    .getByRole('status')
    .filter({ hasText: /Worth \d+\./ })
    .waitFor();
  await page.keyboard.press('Escape');

  // Explanations of the computer are shown on request.
  for (let drawn = 0; drawn < 4; drawn++) {
    await questionOn(page).waitFor();
    const told = nextUpdate();
    await questionOn(page).getByRole('button', { name: 'draw' }).click();
    await told;
  }
  await questionOn(page).waitFor();
  const said = messages.flatMap((message) => ('news' in message ? message.news : []));
  expect(said.some(({ remarks = [] }) => remarks.length > 0)).toBe(true);
  expect(await remarksOn(page)).toEqual([]);
  const reasons = page.getByRole('button', { name: 'Reasons of the computers' });
  await reasons.click();
  await expect.poll(() => remarksOn(page)).not.toEqual([]);
  expect(await reasons.getAttribute('aria-pressed')).toBe('true');
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => remarksOn(page)).not.toEqual([]);
  await reasons.click();
  await expect.poll(() => remarksOn(page)).toEqual([]);
});

const LOT = 'LOT\nZoe:3\nHal:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n';

test('a save is opened, continued and downloaded again', async () => {
  const { page, nextUpdate } = await visitGame(eraseGameType(lotsWithSavesEntry));
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

test('a subset is selected by clicks and sent in one message', async () => {
  const { page, nextUpdate, messages } = await visitGame(eraseGameType(lotsEntry));
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
  // Two cards and 'done' are three entries in one message.
  expect(messages.some((message) => 'news' in message && message.news.length === 3)).toBe(true);
  for (const card of given)
    await expect.poll(() => readLog(page)).toContainEqual(expect.stringContaining(` gives ${card}.`));
});
