/** Whole matches by mouse and by keyboard, on a desktop and on a phone, with a check of the layout at every question. */
import { createFastDice, type Dice } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleInterval } from '../../../testkit/scale.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import { findLayoutIssues, WINDOW_SIZES } from './layout.testing.ts';
import { createSoloTable, type FormValues, questionOn, resultOn } from './play.testing.ts';
import {
  clickAnAnswer,
  closeEnlargedCard,
  pressAnAnswer,
  readQuestion,
  waitForReply,
} from './random-person.testing.ts';

const visit = createServerWithBrowsers();

/** A soak plays every game by both means at both sizes to the end; `npm test` plays a few questions of Uno on a phone. */
const IS_WHOLE = sampleInterval(2) === 1;
const MAX_QUESTIONS = IS_WHOLE ? Number.POSITIVE_INFINITY : 4;
/** Presses that may lead to no answer, such as a choice that is taken back, one after another. */
const MAX_IDLE_PRESSES = 300;

type Press = (page: Page, dice: Dice) => Promise<void>;

/** Returns what is wrong with the layout at the questions, and at how many it was checked. */
async function playMatch(
  page: Page,
  seed: string,
  press: Press,
): Promise<{ issues: string[]; checked: number }> {
  const dice = createFastDice(seed);
  const issues: string[] = [];
  let checked = 0;
  let last: string | undefined;
  for (let idle = 0; checked < MAX_QUESTIONS; idle++) {
    await questionOn(page).or(resultOn(page)).first().waitFor();
    if (await resultOn(page).isVisible()) break;
    const question = await readQuestion(page);
    if (question !== last) {
      await closeEnlargedCard(page);
      issues.push(...(await findLayoutIssues(page)).map((issue) => `question ${question}: ${issue}`));
      checked++;
      idle = 0;
      last = question;
    }
    if (idle > MAX_IDLE_PRESSES) throw new Error(`question ${question} is never answered`);
    await press(page, dice);
    await waitForReply(page);
  }
  return { issues, checked };
}

/** Settings that shorten a match. */
const GAMES: readonly (readonly [string, FormValues])[] = [
  ['uno', {}],
  ['risika', { 'Rounds at most': '2' }],
  ['unstable-students', {}],
  ['teferi', {}],
  ['lirya', {}],
];

const CASES = GAMES.flatMap(([game, values]) =>
  WINDOW_SIZES.flatMap((size) => [
    [game, 'mouse', size, values, clickAnAnswer] as const,
    [game, 'keyboard', size, values, pressAnAnswer] as const,
  ]),
);

test.each(IS_WHOLE ? CASES : CASES.slice(2, 4))(
  '%s is played by %s, and at each question every option can be reached: %o',
  async (game, means, size, values, press) => {
    const { page } = await visit({ viewport: size });
    await createSoloTable(page, game, values);
    const { issues, checked } = await playMatch(page, `${game} by ${means}`, press);
    expect(issues).toEqual([]);
    expect(checked).toBeGreaterThan(1);
    expect(await resultOn(page).isVisible()).toBe(IS_WHOLE);
  },
);
