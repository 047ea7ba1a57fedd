/** Account, profile, block, report and chat in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { answer, boardOf, questionOn, resign, resultOn } from './play.testing.ts';

const ADMIN_TOKEN = 'secret-of-the-operator';
const visit = createServerWithBrowsers({ adminToken: ADMIN_TOKEN });

const isCalled = (page: Page): Promise<boolean> => page.evaluate<boolean>('globalThis.calls > 0');

/** Plays until a page in the background has called its person by a sound. */
async function expectTurnAlert(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const button = page.getByRole('button', { name: /^Alert me when it is my turn/ });
    await button.click();
    await page
      .getByRole('button', { name: 'Alert me when it is my turn: by a sound', exact: true })
      .waitFor();
    await page.evaluate(`
      globalThis.calls = 0;
      document.hasFocus = () => false;
      globalThis.AudioContext = class { constructor() { globalThis.calls++; } };`);
  }
  while (!(await Promise.all(pages.map(isCalled))).includes(true)) {
    const asked = await Promise.all(pages.map((page) => questionOn(page).isVisible()));
    for (const [i, page] of pages.entries()) if (asked[i] === true) await answer(page, 'uno');
  }
}

describe('people', () => {
  test('chat, have a rated match, and find its result in a profile; an account works in a second browser', async () => {
    const [ada, bea] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
    await ada.page.goto('/new/uno');
    await ada.page.getByRole('button', { name: 'Take a seat away' }).click();
    await ada.page.getByLabel('The match changes the ratings').check();
    await ada.page.getByLabel('Who has the link').check();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    const path = new URL(await ada.page.getByLabel('Link of the table').inputValue()).pathname;
    await bea.page.goto(path);
    await bea.page.getByText('This match is rated').waitFor();
    await bea.page.getByRole('button', { name: 'Sit here' }).first().click();
    // The line to write is another one as soon as the match has started.
    await boardOf(bea.page, 'uno').waitFor();
    const line = (page: typeof ada.page) => page.getByLabel('Write to the table');
    await line(bea.page).fill('<b>Good luck</b>');
    await line(bea.page).press('Enter');
    const chat = ada.page.getByRole('list', { name: 'Chat' });
    await chat.getByText('<b>Good luck</b>').waitFor();
    expect(await findAccessibilityIssues(ada.page)).toEqual([]);
    await expectTurnAlert([ada.page, bea.page]);
    await resign(bea.page);
    await resultOn(ada.page).waitFor();

    await chat.getByRole('link').first().click();
    await ada.page.getByRole('heading', { name: 'Finished matches' }).waitFor();
    await expect
      .poll(() => ada.page.getByRole('row').last().innerText())
      .toMatch(/Uno\s+1\s+0\s+\d{4} ± \d{3}\s+1/);
    await ada.page.getByRole('button', { name: 'Report…' }).click();
    await ada.page.getByLabel('What happened?').fill('Shouted.');
    await ada.page.getByRole('button', { name: 'Send the report' }).click();
    await ada.page.getByText('The report is sent').waitFor();
    await ada.page.getByRole('button', { name: 'Block' }).click();
    await ada.page.getByText('Blocked: you do not see').waitFor();
    expect(await findAccessibilityIssues(ada.page)).toEqual([]);

    await bea.page.goto('/account');
    const name = await bea.page.locator('strong').innerText();
    await bea.page.getByLabel('Password').first().fill('correct horse');
    await bea.page.getByRole('button', { name: 'Create an account' }).click();
    await bea.page
      .getByRole('region', { name: 'Recovery code' })
      .or(bea.page.locator('code'))
      .first()
      .waitFor();
    const second = await visit({ randomByte: 3 });
    await second.page.goto('/account');
    const form = second.page.locator('form').filter({ hasText: 'Sign in' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Password').fill('correct horse');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await second.page.getByText('You have an account').waitFor();
    expect(await findAccessibilityIssues(second.page)).toEqual([]);
    await second.page.goto('/matches');
    await second.page.getByRole('link', { name: 'Uno' }).waitFor();
  });

  test('are administrated with the token of the server', async () => {
    const { page } = await visit();
    await page.goto('/admin');
    await page.getByLabel('Token').fill(ADMIN_TOKEN);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'Reports' }).waitFor();
    await page.getByText('Shouted.').waitFor();
    await page.getByRole('heading', { name: 'Metrics' }).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resolved' }).click();
    await page.getByText('There are no reports.').waitFor();
    await page.getByLabel('Part of a name').fill('guest');
    await page.getByLabel('Part of a name').press('Enter');
    await page.getByRole('button', { name: 'Mute', exact: true }).first().click();
    await page.getByRole('button', { name: 'Unmute' }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    await page.getByRole('button', { name: 'Unmute' }).waitFor({ state: 'detached' });
  });
});
