import { createFastDice } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { findLayoutIssues, WINDOW_SIZES } from './layout.testing.ts';
import { boardOf, questionOn } from './play.testing.ts';

const visit = createServerWithBrowsers();

/** More presses of Tab than a table has stops. */
const MAX_STOPS = 80;
const MAX_ANSWERS = 60;

/** Whether the focus is on something that answers: no hint, no reason, no stop, no overview of a map, nothing beside the table. */
const isOnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (
      focused?.matches('button, [role="button"]') === true &&
      focused.closest('.play-table, [role="dialog"], [role="group"]') !== null &&
      focused.closest('.rail-hint, .rail-since, .rail-order, .order-list, .masthead, .ending') === null &&
      focused.closest('.tf-stop, .tf-controls, .ly-stops-button') === null &&
      focused.textContent !== 'Whole map' &&
      !focused.matches('[aria-disabled="true"], .why-not-button')
    );
  });

/** Moves the focus by Tab to an answer, passing over some of them, and presses it. */
async function pressAnAnswer(page: Page, passedOver: number): Promise<void> {
  let found = 0;
  for (let stops = 0; stops < MAX_STOPS && found <= passedOver; stops++) {
    await page.keyboard.press('Tab');
    if (await isOnAnswer(page)) found++;
  }
  await page.keyboard.press('Enter');
}

/** Plays until the attempt has ended, one way or the other. Returns what is wrong with the layout at its questions. */
async function playByKeyboard(page: Page, game: string): Promise<string[]> {
  const dice = createFastDice(`keyboard of ${game}`);
  const issues: string[] = [];
  const ending = page.locator('.exercise-ending');
  for (let answers = 0; answers < MAX_ANSWERS && !(await ending.isVisible()); answers++) {
    await questionOn(page).or(ending).first().waitFor();
    if (answers % 4 === 0 && (await questionOn(page).isVisible())) {
      // The card that has the focus is enlarged over others.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Escape');
      issues.push(...(await findLayoutIssues(page)));
    }
    await pressAnAnswer(page, dice.int(3));
  }
  await ending.waitFor({ timeout: 20_000 });
  return issues;
}

/** Matches against computers are played by keyboard on a desktop in the tests of three games. */
test.each([
  ['uno', 'joker', WINDOW_SIZES[1]],
  ['risika', 'move', WINDOW_SIZES[1]],
  ['lirya', 'structures', WINDOW_SIZES[1]],
  ['unstable-students', 'winning', WINDOW_SIZES[1]],
  ['unstable-students', 'winning', WINDOW_SIZES[0]],
  ['teferi', 'finish', WINDOW_SIZES[1]],
  ['teferi', 'finish', WINDOW_SIZES[0]],
] as const)('%s, lesson %s, is played to an end by keyboard alone: %o', async (game, lesson, size) => {
  const { page } = await visit({ viewport: size });
  await page.goto(`/g/${game}/tutorial/${lesson}`);
  await boardOf(page, game).waitFor();
  expect(await playByKeyboard(page, game)).toEqual([]);
});
