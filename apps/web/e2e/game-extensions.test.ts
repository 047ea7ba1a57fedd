import { MAX_FILE_BYTES, eraseGameType } from '@ludoteca/kit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { buildPagesWithLots } from './lots-pages.testing.ts';
import { questionOn, readLog } from './play.testing.ts';
import { extendedLotsEntry } from './extended-lots.testing.ts';
import { findAccessibilityIssues, createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();
const file = (text: string) => ({ name: 'my.deck', mimeType: 'text/plain', buffer: Buffer.from(text) });
const remarksOn = async (page: Page): Promise<readonly string[]> =>
  (await readLog(page)).filter((line) => /^Wary: I have seen \d+ draws\.$/.test(line));

test('the page offers the characters, files and texts of a game', async () => {
  const server = await openTestServer({
    games: [eraseGameType(extendedLotsEntry)],
    pages: await buildPagesWithLots(),
  });
  onTestFinished(() => server.close());
  const { page, nextUpdate, messages } = await visit(server.address);
  await page.goto('/new/decked');

  // Its own player takes the seats by itself, under its own name.
  await page.getByRole('button', { name: 'Take a seat away' }).click();
  await page.getByLabel('Seat 2').selectOption('Wary (computer)');
  expect(await page.getByLabel('Seat 2').locator('option').allTextContents()).toEqual([
    'A person',
    'Wary (computer)',
    'Canny (computer)',
    'Dreamy (computer)',
  ]);

  // A deck that ships, or a file of one's own; what is wrong with it stands where it was given.
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

  // Why the computer chose as it did, where it is wanted.
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
