import { createFastDice } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { findLayoutIssues, WINDOW_SIZES } from './layout.testing.ts';
import { boardOf, questionOn } from './play.testing.ts';
import { closeEnlargedCard, pressAnAnswer } from './random-person.testing.ts';

const visit = createServerWithBrowsers();

const MAX_ANSWERS = 80;

/** Plays until the attempt has ended, one way or the other. Returns what is wrong with the layout at its questions. */
async function playByKeyboard(page: Page, game: string): Promise<string[]> {
  const dice = createFastDice(`keyboard of ${game}`);
  const issues: string[] = [];
  const ending = page.locator('.exercise-ending');
  for (let answers = 0; answers < MAX_ANSWERS && !(await ending.isVisible()); answers++) {
    await questionOn(page).or(ending).first().waitFor();
    if (answers % 4 === 0 && (await questionOn(page).isVisible())) {
      await closeEnlargedCard(page);
      issues.push(...(await findLayoutIssues(page)));
    }
    await pressAnAnswer(page, dice);
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
