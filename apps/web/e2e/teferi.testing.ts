/** Actions of a person who plays Teferi in a browser. */
import type { Json } from '@ludoteca/kernel';
import type { Locator, Page } from 'playwright-core';
import { playTeferiScene, type TeferiScene } from '../../../games/teferi/web/scenes.ts';
import { freeSeat, sampleTable } from '../../server/storage/sample-rows.testing.ts';
import type { SeatRow, TableRow } from '../../server/storage/storage.ts';
import { resultOn, questionOn, boardOf } from './play.testing.ts';

const GAME = 'teferi';
export const COMPUTER: SeatRow = { kind: 'greedy', name: 'greedy', nonce: null };

/** Creates a table that starts from a scene. */
export function tableOf(
  id: string,
  { from, settings = {} }: TeferiScene,
  other: SeatRow = freeSeat,
): TableRow {
  // An invalid scene fails here instead of leaving a page waiting.
  playTeferiScene({ from, settings });
  const seats = [freeSeat, other];
  return sampleTable(id, {
    game: GAME,
    version: 1,
    from: from as unknown as Json,
    settings,
    seats,
    listed: false,
    // Older open tables are deleted.
    made: Date.now(),
  });
}

export const boardOnPage = (page: Page): Locator => boardOf(page, GAME);
export const inHand = (page: Page, card: string): Locator =>
  boardOnPage(page)
    .getByRole('list', { name: /hand$/ })
    .getByRole('button', { name: new RegExp(`^${card}`) })
    .first();
export const onTable = (page: Page, name: string): Locator =>
  boardOnPage(page).locator('.tf-over').and(page.getByRole('button', { name })).first();
export const panelButton = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`) });
export const inTray = (page: Page, name: string | RegExp): Locator =>
  boardOnPage(page).locator('.tf-tray').getByRole('button', { name });
export const stackOn = (page: Page): Promise<string[]> =>
  boardOnPage(page).getByRole('region', { name: 'Stack' }).locator('.tf-stacked-name').allTextContents();

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Waits until it stands still and nothing covers it.
  await from.hover();
  const end = await to.boundingBox();
  if (end === null) throw new Error('nothing can be seen of it');
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Elements that answer with one click, in order of preference. */
const simple = (page: Page): readonly Locator[] => [
  inTray(page, /^Declare|^Do not block/),
  inTray(page, /^Deal/),
  inTray(page, /^\d+$/).last(),
  panelButton(page, 'pass'),
  panelButton(page, 'done'),
  boardOnPage(page).locator('.tf-tile.possible button, .tf-who.possible button, .tf-held.possible button'),
];

/** Upper bound of polls, which only guards against hangs. */
const MAX_POLLS = 50_000;

/** Clicks on an element that the next update may remove: it may belong to a question that is answered already. */
const clickWhileShown = (target: Locator): Promise<void> =>
  target.click({ timeout: 1000 }).catch(() => undefined);

/** Attacks with everything, never blocks, and passes until the match is over. */
export async function attackUntilOver(page: Page): Promise<void> {
  const all = inTray(page, /^All/);
  for (let polls = 0; !(await resultOn(page).isVisible()); polls++) {
    if (polls > MAX_POLLS) throw new Error('there is nothing to do');
    const [answer] = await shown(simple(page));
    if (await all.isVisible()) {
      await clickWhileShown(all);
      await clickWhileShown(inTray(page, /^Attack with/));
    } else if (answer === undefined) await page.waitForTimeout(15);
    else await clickWhileShown(answer);
  }
}

async function shown(some: readonly Locator[]): Promise<readonly Locator[]> {
  const seen = await Promise.all(some.map((one) => one.first().isVisible()));
  return some.filter((_, i) => seen[i]).map((one) => one.first());
}
