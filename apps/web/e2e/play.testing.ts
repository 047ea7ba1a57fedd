/** How people in tests play: by what a page shows, and by nothing else. */
import { catalogue } from '@ludoteca/games';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import type { Visit } from './ears.testing.ts';

export const entryOf = (game: string): AnyCatalogueEntry =>
  catalogue.find((entry) => entry.game.id === game)!;

/** Where a game is played on a page. */
export const surfaceOf = (page: Page, game: string): Locator =>
  page.getByRole('region', { name: entryOf(game).texts.en.name, exact: true });

/** The near rim of the table while it asks this person. */
export const questionOn = (page: Page): Locator => page.getByRole('region', { name: 'Your turn' });

/** What is there when a match is over. */
export const endingOn = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(The match is over|You have won)$/ });

/** What begins a match of a game at once, in the lobby. */
export const playNow = (page: Page, game: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: entryOf(game).texts.en.name }) })
    .getByRole('button', { name: 'Play now', exact: true });

/** Makes a table of a game with computers at all other seats. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await surfaceOf(page, game).waitFor();
}

/** Makes a table for two people by link, as it is offered but for its size, with the maker at the first seat; where it is. */
export async function openForTwo(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Take a seat away' }).click();
  await page.getByLabel('Who has the link').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return new URL(await page.getByLabel('Link of the table').inputValue()).pathname;
}

/** The id of the table that a page is at. */
export const tableIn = (path: string): string => path.split('/').at(-1) ?? '';

/** What can be pressed to answer: things in one's hand, any other thing, options that are no things. */
function answersOn(page: Page, game: string): readonly [Locator, Locator, Locator] {
  const enabled = { disabled: false } as const;
  return [
    surfaceOf(page, game).getByRole('list', { name: /hand$/ }).getByRole('button', enabled),
    surfaceOf(page, game).getByRole('button', enabled),
    questionOn(page).getByRole('listitem').getByRole('button', enabled),
  ];
}

/** Clicks on a thing where it can be seen: in a fan cards lie upon each other. */
export async function press(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const position = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = Array.from({ length: 81 }, (_, i) => ({
      x: (width * (1 + (i % 9))) / 10,
      y: (height * (1 + Math.floor(i / 9))) / 10,
    }));
    // From the middle outwards.
    spots.sort((a, b) => Math.abs(a.x - width / 2) - Math.abs(b.x - width / 2));
    return spots.find((spot) => element.contains(document.elementFromPoint(x + spot.x, y + spot.y)));
  });
  if (position === undefined) throw new Error(`nothing can be seen of ${thing}`);
  // Whatever is barred says why: it is pressed as well.
  await thing.click({ position, force: true });
}

/** Answers the question on a page by clicks. A thing that stands for several options offers them beside itself. */
export async function answer(page: Page, game: string): Promise<void> {
  const beside = surfaceOf(page, game).getByRole('group').getByRole('button');
  const [hand, things, options] = answersOn(page, game);
  // A question may be drawn before all that answers it is.
  await hand.or(things).or(options).first().waitFor();
  for (const answers of [hand, things, options]) {
    if ((await answers.count()) === 0) continue;
    await press(answers.first());
    if ((await beside.count()) > 0) await beside.first().click();
    return;
  }
}

/** Answers every question, until something is there. */
export async function playUntil({ page, news }: Visit, game: string, goal: Locator): Promise<void> {
  for (;;) {
    await questionOn(page).or(goal).first().waitFor();
    if (await goal.isVisible()) return;
    const told = news();
    await answer(page, game);
    await told;
  }
}

export const playOut = (visit: Visit, game: string): Promise<void> =>
  playUntil(visit, game, endingOn(visit.page));

/** The sentences that a page tells of the match. */
export const storyOn = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Story' }).getByRole('listitem').allTextContents();

/** Gives up, and says so twice. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}
