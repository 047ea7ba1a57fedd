import { type AnyParts, createFastDice } from '@ludoteca/kernel';
import type { Observation } from '@ludoteca/kit';
import type { Server } from '@ludoteca/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { connectChair, waitUntil } from '../../server/testing/server.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';
import { findLayoutIssues, WINDOW_SIZES } from './layout.testing.ts';
import { createSoloTable, tableIdOf } from './play.testing.ts';

const visit = createBrowsers();
let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server?.close());

/** Answers between two checks, so that the checks see a whole match. */
const INTERVAL = 12;
const CHECKS = scaleVolume(150);

const readToken = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('ludoteca guest') ?? '{}') as { token: string }).token,
  );

/** Answers at random beside the page of the same guest, and checks the page at some of the questions. */
async function findIssuesOfMatch(game: string): Promise<string[]> {
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
  const isAsked = (): boolean => shown?.asked?.seat === chair.watcher && shown.asked.number > answered;
  for (let answers = 1, checks = 0; checks < CHECKS; answers++) {
    await waitUntil(chair, () => isAsked() || shown?.outcome !== undefined);
    const asked = shown?.asked;
    if (asked === undefined || !('options' in asked)) break;
    answered = asked.number;
    if (answers % INTERVAL === 0) {
      checks++;
      // A question that is passed automatically is never shown.
      const isPast = waitUntil(chair, () => shown?.asked?.number !== asked.number);
      await Promise.race([page.locator(`[data-question="${asked.number}"]`).waitFor(), isPast]);
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
