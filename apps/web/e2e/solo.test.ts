import { readFile } from 'node:fs/promises';
import { parseArchive, replay } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { actionButton, panelButton } from './lirya.testing.ts';
import { boardOf, entryOf, questionOn } from './play.testing.ts';

const visit = createServerWithBrowsers();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Ends every turn and declines everything else until the match is over. */
async function loseMatch(page: Page): Promise<void> {
  const over = button(page, 'Go on');
  const answers = ['end the turn', 'let it pass', 'that is all', 'none'].map((name) =>
    panelButton(page, name),
  );
  const declined = [actionButton(page, /^Keep all/), actionButton(page, /^No defence/), ...answers];
  for (;;) {
    await questionOn(page).or(over).first().waitFor();
    if (await over.isVisible()) return;
    for (const answer of declined)
      if ((await answer.count()) > 0) {
        // The next update may remove it.
        await answer
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
        break;
      }
    await page.waitForTimeout(20);
  }
}

test('a draft is played from the lobby to its end, with its three matches, and goes on after a reload', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Draft', exact: true }).click();
  await page.getByRole('heading', { name: 'Pack 1 of 3, pick 1 of 15' }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  for (let pick = 1; pick <= 45; pick++) {
    const name = `Pack ${Math.ceil(pick / 15)} of 3, pick ${((pick - 1) % 15) + 1} of 15`;
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await button(page, /advised$/).click();
    if (pick === 3) await page.reload();
  }
  await page.getByRole('heading', { name: 'Your deck: 40 of 45 cards' }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await button(page, /^Add /).first().click();
  await page.getByRole('heading', { name: 'Your deck: 41 of 45 cards' }).waitFor();
  await button(page, 'Use the advised deck').click();
  await button(page, 'Play with this deck').click();
  for (const match of [1, 2, 3]) {
    await page.getByRole('heading', { name: `Match ${match} of 3` }).waitFor();
    await button(page, /^Play against/).click();
    await boardOf(page, 'lirya').waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await loseMatch(page);
    if (match === 3) {
      const downloading = page.waitForEvent('download');
      await button(page, 'Download the record').click();
      const bytes = await readFile(await (await downloading).path());
      expectOk(replay(entryOf('lirya').game, expectOk(parseArchive(bytes)).archive));
    }
    await button(page, 'Go on').click();
  }
  await page.getByText('You won 0 matches of 3.').waitFor();
  await button(page, 'Start over').click();
  await button(page, 'Yes, start over').click();
  await page.getByRole('heading', { name: 'Pack 1 of 3, pick 1 of 15' }).waitFor();
});

test('three steps of the campaign are played, in a narrow window and in Italian at the end', async () => {
  const { page } = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/g/lirya/campaign');
  await page.getByRole('heading', { name: 'With which deck do you set out?' }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await button(page, 'Stonelight Bastion').click();
  for (const opponent of [/^Carlotta/, /^The Night Shift/, /^The Clerk/]) {
    await page.getByRole('heading', { name: 'The Road of the Bell: 0 of 14' }).waitFor();
    await button(page, opponent).click();
    await page.getByText(/^Special rule\./).waitFor();
    await button(page, /^Challenge/).click();
    await loseMatch(page);
    await button(page, 'Go on').click();
    await page.getByText('The Road is in no hurry.').waitFor();
    await button(page, 'Back to the Road').click();
  }
  await page.getByRole('combobox').selectOption('it');
  await page.getByRole('heading', { name: 'La Strada della Campana: 0 di 14' }).waitFor();
});

test('two people at one page play a match against the computer', async () => {
  const { page } = await visit();
  await page.goto('/g/lirya/together');
  await button(page, 'The Swarm').click();
  await button(page, 'Stonelight Bastion').click();
  await page.getByText('Your turns alternate').waitFor();
  await button(page, /^Play against/).click();
  await page.getByRole('heading', { name: 'The pair – The Swarm' }).waitFor();
  await loseMatch(page);
  await button(page, 'Go on').click();
  await page.getByRole('heading', { name: 'You lost together' }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});
