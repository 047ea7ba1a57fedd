import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseArchive, replay } from '@ludoteca/kernel';
import { traceAttempt } from '@ludoteca/kit';
import { expectOk } from '../../../kernel/result.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { actionButton, heldCard, panelButton, piece } from './lirya.testing.ts';
import { boardOf, clickVisible, entryOf } from './play.testing.ts';

const visit = createServerWithBrowsers();

const task = (page: Page, text: string) => page.getByText(text);
const result = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a lesson of Lirya is played to its end from the lobby, and its archive is downloaded', async () => {
  const { page } = await visit();
  await page.goto('/');
  const box = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Lirya' }) });
  await box.getByRole('link', { name: 'Learn to play' }).click();
  await task(page, '0 of 6 solved').waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole('link', { name: 'Structures and levels' }).click();
  await task(page, 'Build Common Oven.').waitFor();
  await clickVisible(heldCard(page, 'Common Oven'));
  await task(page, 'Upgrade it for 2 energy.').waitFor();
  await piece(page, 'Common Oven').click();
  await actionButton(page, /^Upgrade/).click();
  await task(page, 'defeat Kite Courier').waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await panelButton(page, 'go to combat').click();
  await piece(page, 'Road Recruit').click();
  await actionButton(page, /^Attack/).click();
  await result(page, 'Solved').waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const bytes = await readFile(await (await downloading).path());
  const { archive } = expectOk(parseArchive(bytes));
  const entry = entryOf('lirya');
  expectOk(replay(entry.game, archive));
  const lessons = await entry.exercises![0]!.load();
  const lesson = lessons.find(({ id }) => id === 'structures')!;
  expect(traceAttempt(entry.game, lesson, archive).state).toBe('solved');

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await task(page, '1 of 6 solved').waitFor();
});

test('a failed attempt shows the solution and starts over, in Italian', async () => {
  const { page } = await visit();
  await page.goto('/g/lirya/tutorial/placement');
  await page.getByRole('combobox').selectOption('it');
  await task(page, 'Il tuo campo ha due linee di quattro posti.').waitFor();
  await page.getByRole('button', { name: /^finire il turno/ }).click();
  await result(page, 'Non è riuscito').waitFor();
  await page.getByRole('button', { name: 'Mostra la soluzione' }).click();
  await page.getByText(/: giocare Pescatrice d’Echi/).waitFor();
  await page.getByRole('button', { name: 'Ricomincia' }).last().click();
  await task(page, 'Il tuo campo ha due linee di quattro posti.').waitFor();
  await page.goto('/g/lirya/tutorial/unknown');
  await page
    .getByRole('link', { name: /Ludoteca|giochi/ })
    .first()
    .waitFor();
  expect(await boardOf(page, 'lirya').count()).toBe(0);
});

test('a puzzle of Lirya is solved by clicks', async () => {
  const { page } = await visit();
  await page.goto('/g/lirya/puzzles');
  await page.getByText(/^0 of 4\d solved$/).waitFor();
  await page.getByRole('link', { name: 'Win against 4 life' }).first().click();
  await task(page, 'Win this turn.').waitFor();
  await clickVisible(heldCard(page, 'Long Wave'));
  await piece(page, 'Dawn Squire').click();
  await panelButton(page, 'go to combat').click();
  await piece(page, 'Smuggler').click();
  await piece(page, 'Ash Urchin').click();
  await actionButton(page, /^Attack/).click();
  await result(page, 'Solved').waitFor();
  expect(await page.getByRole('link', { name: 'Next' }).isVisible()).toBe(true);
});
