/** Actions of people in browser tests, based only on what the page shows. */
import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import type { BrowserVisit } from './record-messages.testing.ts';

/** The catalogue entry of a game. */
export const entryOf = (game: string): AnyCatalogueEntry =>
  catalogue.find((entry) => entry.game.id === game)!;

/** The board of a game. */
export const boardOf = (page: Page, game: string): Locator =>
  page.getByRole('region', { name: entryOf(game).texts.en.name, exact: true });

/** The question panel while this person is asked. */
export const questionOn = (page: Page): Locator => page.getByRole('region', { name: 'Your turn' });

/** The result of a finished match. */
export const resultOn = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(The match is over|You have won)$/ });

/** The button that starts a match at once. */
export const playNow = (page: Page, game: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: entryOf(game).texts.en.name }) })
    .getByRole('button', { name: 'Play now', exact: true });

/** Settings of a new table: the value for each label. */
export type FormValues = { readonly [label: string]: string };

async function fillForm(page: Page, values: FormValues): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Creates a table with computers at all other seats. */
export async function createSoloTable(page: Page, game: string, values: FormValues = {}): Promise<void> {
  await page.goto(`/new/${game}`);
  await fillForm(page, values);
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await boardOf(page, game).waitFor();
}

/** Creates a table for two people by link. Returns its address. */
export async function createTableForTwo(page: Page, values: FormValues = {}): Promise<string> {
  await page.getByRole('button', { name: 'Take a seat away' }).click();
  await fillForm(page, values);
  await page.getByLabel('Who has the link').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return new URL(await page.getByLabel('Link of the table').inputValue()).pathname;
}

export const tableIdOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Elements that answer when clicked: hand, other items, option buttons. */
function answersOn(page: Page, game: string): readonly [Locator, Locator, Locator] {
  const enabled = { disabled: false } as const;
  return [
    boardOf(page, game).getByRole('list', { name: /hand$/ }).getByRole('button', enabled),
    boardOf(page, game).getByRole('button', enabled),
    questionOn(page).getByRole('listitem').getByRole('button', enabled),
  ];
}

/** Clicks on a visible point of an element, since cards overlap in a fan. */
export async function clickVisible(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const position = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = Array.from({ length: 81 }, (_, i) => ({
      x: (width * (1 + (i % 9))) / 10,
      y: (height * (1 + Math.floor(i / 9))) / 10,
    }));
    // Starts at the centre.
    spots.sort((a, b) => Math.abs(a.x - width / 2) - Math.abs(b.x - width / 2));
    return spots.find((spot) => element.contains(document.elementFromPoint(x + spot.x, y + spot.y)));
  });
  if (position === undefined) throw new Error(`nothing can be seen of ${target}`);
  // Barred items are clicked too, to show their reason.
  await target.click({ position, force: true });
}

/** Answers the open question by clicks, including the menu of an item with several options. */
export async function answer(page: Page, game: string): Promise<void> {
  const beside = boardOf(page, game).getByRole('group').getByRole('button');
  const [hand, items, options] = answersOn(page, game);
  // The question may be visible before its options are.
  await hand.or(items).or(options).first().waitFor();
  for (const answers of [hand, items, options]) {
    if ((await answers.count()) === 0) continue;
    await clickVisible(answers.first());
    if ((await beside.count()) > 0) await beside.first().click();
    return;
  }
}

/** Answers every question until an element is visible. */
export async function playUntil(
  { page, nextUpdate }: BrowserVisit,
  game: string,
  goal: Locator,
): Promise<void> {
  for (;;) {
    await questionOn(page).or(goal).first().waitFor();
    if (await goal.isVisible()) return;
    const told = nextUpdate();
    await answer(page, game);
    await told;
  }
}

export const playOut = (visit: BrowserVisit, game: string): Promise<void> =>
  playUntil(visit, game, resultOn(visit.page));

/** Reads the event log. */
export const readLog = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Log' }).getByRole('listitem').allTextContents();

/** Resigns and confirms. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}
