import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseJournal } from '@ludoteca/players/arena';
import { expectOk } from '../../../kernel/result.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { createSoloTable, questionOn } from './play.testing.ts';

const visit = createServerWithBrowsers();

const fixture = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

async function clickAndDownload(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}

test('computer players play a tournament in the page, and its journal is opened again', async () => {
  const { page } = await visit();
  await page.goto('/arena');
  await page.getByLabel('Beginner').uncheck();
  await page.getByLabel('Rounds').fill('2');
  await page.getByRole('button', { name: 'Start the tournament' }).click();
  await page.getByText('4 of 4 matches', { exact: true }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const rows = await page.getByRole('row').allTextContents();
  const journal = await clickAndDownload(page, 'Save the journal');
  const { plan, results } = expectOk(parseJournal(journal.toString()));
  expect([plan.game, plan.players.length, results.length]).toEqual(['uno', 2, 4]);
  await page.reload();
  const file = { name: 'journal.jsonl', mimeType: 'text/plain', buffer: journal };
  await page.getByLabel('Open a journal of ludoteca arena').setInputFiles(file);
  await page.getByText('4 of 4 matches', { exact: true }).waitFor();
  expect(await page.getByRole('row').allTextContents()).toEqual(rows);
  const damaged = { ...file, buffer: Buffer.from(journal.toString().replace('"entries"', '"entry"')) };
  await page.getByLabel('Open a journal of ludoteca arena').setInputFiles(damaged);
  await page.getByText('Line 2 is damaged.').waitFor();
});

test('a save is inspected and repaired in the page', async () => {
  const { page } = await visit();
  await page.goto('/g/risika/saves');
  const save = fixture('games/risika/fixtures/base-3p.rsk');
  await page.getByLabel('Choose a file').setInputFiles(save);
  const verdict = page.locator('output');
  await verdict.getByText(/The save (is in order|can be opened)/).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const repaired = await clickAndDownload(page, 'Download the repaired copy');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'repaired.rsk',
    mimeType: 'application/octet-stream',
    buffer: repaired,
  });
  await verdict.getByText(/The save (is in order|can be opened)/).waitFor();
  expect(repaired.length).toBe((await readFile(save)).length);
});

test('cards are imported and stay after a reload, and a pasted list becomes the deck of a table', async () => {
  const { page } = await visit();
  await page.goto('/g/teferi/cards');
  const card = {
    name: 'Test Bear',
    mana_cost: '{1}{G}',
    type_line: 'Creature — Bear',
    power: '2',
    toughness: '2',
  };
  await page.getByLabel('Import a card file').setInputFiles({
    name: 'cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([card])),
  });
  await page.getByText('1 card: 1 read (100.0 %), 0 refused').waitFor();
  await page.reload();
  await page.getByText('1 card: 1 read (100.0 %), 0 refused').waitFor();
  await page.getByLabel('Deck list').fill('4 Test Bear\n30 Forest\n30 Plains\n3 Nothing Known');
  await page.getByRole('button', { name: 'Build the deck' }).click();
  await page.getByRole('alert').getByText('Nothing Known').waitFor();
  await page.getByLabel('Deck list').fill('4 Test Bear\n30 Forest\n30 Plains');
  await page.getByRole('button', { name: 'Build the deck' }).click();
  await page.getByText('mana value 2: 4 cards').waitFor({ state: 'attached' });
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make a table with this deck' }).click();
  await page.getByRole('heading', { name: 'A table of Teferi' }).waitFor();
  await page.getByText('A deck from a list (64 cards)').first().waitFor({ state: 'attached' });
});

test('number keys work before anything is clicked, and a decision waits for its confirmation', async () => {
  const { page } = await visit();
  await createSoloTable(page, 'unstable-students');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/^Confirm every decision/).check();
  await page.reload();
  await questionOn(page).waitFor();
  const number = await questionOn(page).getAttribute('data-question');
  const confirmation = page.getByRole('group', { name: 'Confirm' });
  await page.keyboard.press('1');
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  expect(await confirmation.count()).toBe(0);
  expect(await questionOn(page).getAttribute('data-question')).toBe(number);
  await page.keyboard.press('1');
  await confirmation.waitFor();
  await page.keyboard.press('1');
  await page.locator(`.rail:not([data-question="${number}"])`).waitFor();
});
