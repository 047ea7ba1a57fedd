/** How a person plays Teferi in a browser: by what lies on the table, and by letters. */
import type { Json } from '@ludoteca/kernel';
import type { Locator, Page } from 'playwright-core';
import { playTeferiScene, type TeferiScene } from '../../../games/teferi/web/scenes.ts';
import { freeSeat, sampleTable } from '../../server/storage/sample-rows.testing.ts';
import type { SeatRow, TableRow } from '../../server/storage/storage.ts';
import { endingOn, questionOn, surfaceOf } from './play.testing.ts';

const GAME = 'teferi';
export const COMPUTER: SeatRow = { kind: 'greedy', name: 'greedy', nonce: null };

/** A table that goes on from a scene. */
export function tableOf(
  id: string,
  { from, settings = {} }: TeferiScene,
  other: SeatRow = freeSeat,
): TableRow {
  // A scene that cannot be laid would be told only by a page that waits for ever.
  playTeferiScene({ from, settings });
  const seats = [freeSeat, other];
  return sampleTable(id, {
    game: GAME,
    version: 1,
    from: from as unknown as Json,
    settings,
    seats,
    listed: false,
  });
}

export const faceOf = (page: Page): Locator => surfaceOf(page, GAME);
export const inHand = (page: Page, card: string): Locator =>
  faceOf(page)
    .getByRole('list', { name: /hand$/ })
    .getByRole('button', { name: new RegExp(`^${card}`) })
    .first();
/** A permanent, a player or something on the stack. */
export const onTable = (page: Page, name: string): Locator =>
  faceOf(page).locator('.tf-over').and(page.getByRole('button', { name })).first();
export const onRail = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`) });
export const inTray = (page: Page, name: string | RegExp): Locator =>
  faceOf(page).locator('.tf-tray').getByRole('button', { name });
export const stackOn = (page: Page): Promise<string[]> =>
  faceOf(page).getByRole('region', { name: 'Stack' }).locator('.tf-stacked-name').allTextContents();

/** Leads one thing to another with the mouse. */
export async function lead(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing can be seen of it');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Whatever answers by one press, the likeliest first. */
const simple = (page: Page): readonly Locator[] => [
  inTray(page, /^Declare|^Do not block/),
  inTray(page, /^Deal/),
  inTray(page, /^\d+$/).last(),
  onRail(page, 'pass'),
  onRail(page, 'done'),
  faceOf(page).locator('.tf-tile.possible button, .tf-who.possible button, .tf-held.possible button'),
];

/** How often a page is looked at before it is given up: some twenty seconds. */
const LOOKS = 1000;

/** Attacks with all, blocks with none, and passes, until the match is over. */
export async function attackUntilOver(page: Page): Promise<void> {
  const all = inTray(page, /^All/);
  for (let looks = 0; !(await endingOn(page).isVisible()); looks++) {
    if (looks > LOOKS) throw new Error('there is nothing to do');
    const [answer] = await shown(simple(page));
    if (await all.isVisible()) {
      await all.click();
      await inTray(page, /^Attack with/).click();
    } else if (answer === undefined) await page.waitForTimeout(15);
    else await answer.click({ timeout: 1000 }).catch(() => undefined);
  }
}

async function shown(some: readonly Locator[]): Promise<readonly Locator[]> {
  const seen = await Promise.all(some.map((one) => one.first().isVisible()));
  return some.filter((_, i) => seen[i]).map((one) => one.first());
}
