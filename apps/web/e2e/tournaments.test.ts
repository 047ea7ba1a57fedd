/** A tournament of two people in real browsers. */
import { expect, test } from 'vitest';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { resign } from './play.testing.ts';

const visit = createServerWithBrowsers();

test('two people enrol, are paired, play, and see the standings', async () => {
  const [ada, bea] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Tournaments' }).click();
  await ada.page.getByRole('textbox', { name: 'Name' }).fill('Friday');
  await ada.page.getByRole('combobox', { name: 'Game' }).selectOption('uno');
  await ada.page.getByLabel('Rounds').fill('1');
  expect(await findAccessibilityIssues(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Create a tournament' }).click();
  await ada.page.getByRole('button', { name: 'Enrol' }).click();
  await bea.page.goto(new URL(ada.page.url()).pathname);
  await bea.page.getByRole('button', { name: 'Enrol' }).click();
  await bea.page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  await ada.page.getByRole('button', { name: 'To my table' }).click();
  await bea.page.getByRole('button', { name: 'To my table' }).click();
  await resign(bea.page);
  await ada.page.goBack();
  await ada.page.getByText('being played').or(ada.page.getByText('· over')).first().waitFor();
  await ada.page.getByText('· over').waitFor();
  const rows = ada.page.getByRole('row');
  expect((await rows.nth(1).innerText()).split(/\s+/)).toEqual(['1', 'Guest', '2', '1', '0']);
  expect(await findAccessibilityIssues(ada.page)).toEqual([]);
  // The menu of Lirya leads to its own tournaments.
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Play a tournament' }).click();
  const game = ada.page.getByRole('combobox', { name: 'Game' });
  await game.waitFor();
  expect(await game.inputValue()).toBe('lirya');
  expect(await ada.page.getByRole('link', { name: 'Friday' }).count()).toBe(0);
});
