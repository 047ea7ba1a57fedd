import { type AnyParts, createFastDice } from '@ludoteca/kernel';
import { decideAutoPass, defaultAutoPassSettings, findAutoPass, type Observation } from '@ludoteca/kit';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { connectChair, waitUntil } from '../../server/testing/server.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';
import { findLayoutIssues, WINDOW_SIZES } from './layout.testing.ts';
import { createSoloTable, entryOf, tableIdOf } from './play.testing.ts';

const visit = createBrowsers();

/** Answers between two checks, so that the checks see a whole match. */
const INTERVAL = 12;
const CHECKS = scaleVolume(150);

const readToken = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('ludoteca guest') ?? '{}') as { token: string }).token,
  );

/** Whether the server answers for this person, who is alone: if both answered, the path would depend on which of them is faster. */
function isAutoPassed(game: string, observation: Observation<AnyParts>): boolean {
  const { autoPass } = entryOf(game);
  const pass = autoPass && findAutoPass(autoPass, observation, true);
  return decideAutoPass(pass, defaultAutoPassSettings(autoPass)) !== undefined;
}

/** Answers at random beside the page of the same guest, and checks the page at some of the questions. */
async function findIssuesOfMatch(game: string): Promise<string[]> {
  // A server of its own, so that no other match takes random numbers from it.
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const { page } = await visit(server.address);
  await createSoloTable(page, game);
  const chair = connectChair(() => server, tableIdOf(page.url()), { token: await readToken(page) });
  const dice = createFastDice(`layout of ${game}`);
  const issues: string[] = [];
  let shown: Observation<AnyParts> | undefined;
  chair.subscribe(({ observation }) => {
    shown = observation;
  });
  let answered = -1;
  const isAsked = (): boolean =>
    shown?.asked?.seat === chair.watcher && shown.asked.number > answered && !isAutoPassed(game, shown);
  for (let answers = 1, checks = 0; checks < CHECKS; answers++) {
    await waitUntil(chair, () => isAsked() || shown?.outcome !== undefined);
    const asked = shown?.asked;
    if (asked === undefined || !('options' in asked)) break;
    answered = asked.number;
    if (answers % INTERVAL === 0) {
      checks++;
      await page.locator(`[data-question="${asked.number}"]`).waitFor();
      for (const size of WINDOW_SIZES) {
        await page.setViewportSize(size);
        issues.push(...(await findLayoutIssues(page)).map((issue) => `${asked.prompt}: ${issue}`));
      }
    }
    await chair.answer(asked.number, dice.pick(asked.options));
  }
  return issues;
}

test.each(['uno', 'risika', 'unstable-students', 'lirya', 'teferi', 'rumour'])(
  'in %s every option can be reached and every text can be read, on a desktop and on a phone',
  async (game) => {
    expect(await findIssuesOfMatch(game)).toEqual([]);
  },
);
