import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import { resultOn, questionOn, readLog, boardOf } from './play.testing.ts';
import {
  act,
  actionButton,
  waitForAction,
  territoryOn,
  highlightedOn,
  mapOn,
  createNearlyWonSave,
  END_ATTACKS,
  clickTerritory,
  panelButton,
} from './risika.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

/** Creates a table for one person and two computers with a number of rounds. */
async function createTable(page: Page, rounds: number): Promise<void> {
  await page.goto('/new/risika');
  await page.getByLabel('Rounds at most').fill(String(rounds));
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat).selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await boardOf(page, 'risika').waitFor();
}

/** Continues from a save. */
async function openSave(page: Page): Promise<void> {
  await page.goto('/new/risika');
  await page
    .getByLabel(/^Open a save/)
    .setInputFiles({ name: 'salvataggio.rsk', mimeType: '', buffer: Buffer.from(createNearlyWonSave()) });
  await page.getByLabel('Bice').selectOption('greedy');
  await page.getByLabel('Ciro').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await questionOn(page).waitFor();
}

test('risika is played by clicks from the colours to the last round', async () => {
  const { page } = await visit();
  await createTable(page, 2);
  while (!(await waitForAction(page))) await act(page);
  const story = (await readLog(page)).join('\n');
  for (const action of [/ chooses red\./, / puts 3 armies on /, / attacks .* with 3 dice/, / conquers /])
    expect(story).toMatch(action);
  expect(story).toContain('After 2 rounds the match stops.');
});

test('a save is opened and the world conquered by clicks', async () => {
  const { page } = await visit();
  await openSave(page);
  while (!(await waitForAction(page))) await act(page);
  expect(await page.getByRole('heading', { name: 'You have won' }).isVisible()).toBe(true);
  await boardOf(page, 'risika').getByText('1st place').waitFor();
});

/** The name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Presses a key until something of that name has the focus, then Enter. */
async function enter(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; !name.test(await focused(page)); presses++) {
    if (presses > 60) throw new Error(`${key} leads to nothing called ${name}`);
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}

test('the world is conquered by keyboard alone', async () => {
  const { page } = await visit();
  await openSave(page);
  await enter(page, /^go on/);
  await panelButton(page, 'no set').waitFor();
  await enter(page, /^no set/);
  await actionButton(page, /^all \(/).waitFor();
  await enter(page, /^all \(/);
  // Shift and Tab lead back to the map, where the first territory that can be chosen is at hand.
  await enter(page, /^Psychology /, 'Shift+Tab');
  for (const [key, target] of [
    ['ArrowDown', 'Sport Science'],
    ['ArrowRight', 'Mathematics'],
  ] as const) {
    await panelButton(page, END_ATTACKS).waitFor();
    await enter(page, /linked to/, 'Shift+Tab');
    await page.keyboard.press('Escape');
    await enter(page, new RegExp(`^${target} `), key);
    // After the target is chosen, the focus is in the decision panel.
    expect(await focused(page)).toBe('One roll');
    await enter(page, /^Until conquered$/);
    await waitForAction(page);
    if (await actionButton(page, /^Bring/).isVisible()) await enter(page, /^Bring/);
  }
  await resultOn(page).waitFor();
});

/** The colours of every shape of the page, by shape, and how often each shape is shown. */
const shapesOn = (page: Page): Promise<{ readonly colours: string[]; readonly count: number }[]> =>
  page.evaluate(() => {
    const shapes = new Map<string, { colours: Set<string>; count: number }>();
    for (const symbol of document.querySelectorAll('.seat-symbol, .risika-sign')) {
      const shape = symbol.querySelector('circle, rect, path');
      if (shape === null) continue;
      const name = `${shape.tagName} ${shape.getAttribute('d') ?? ''}`;
      const known = shapes.get(name) ?? { colours: new Set<string>(), count: 0 };
      known.colours.add(getComputedStyle(shape).fill);
      known.count++;
      shapes.set(name, known);
    }
    return Array.from(shapes.values(), ({ colours, count }) => ({ colours: [...colours], count }));
  });

test('a player has one shape and one colour in the seat bar, the list, the log, the question and on the map', async () => {
  const { page } = await visit();
  await openSave(page);
  const shapes = await shapesOn(page);
  expect(shapes.map(({ colours }) => colours.length)).toEqual([1, 1, 1]);
  expect(new Set(shapes.flatMap(({ colours }) => colours)).size).toBe(3);
  // Each is at least in the seat bar, in the list and on a territory.
  expect(Math.min(...shapes.map(({ count }) => count))).toBeGreaterThanOrEqual(3);
});

test('barred territories have reasons, and neighbours are shown', async () => {
  const { page } = await visit();
  await openSave(page);
  await panelButton(page, 'go on').click();
  await panelButton(page, 'no set').click();
  await clickTerritory(territoryOn(page, 'Sport Science'));
  await boardOf(page, 'risika')
    .getByRole('status')
    .filter({ hasText: 'You do not hold Sport Science.' })
    .waitFor();
  expect(await mapOn(page).locator('.risika-over .near').count()).toBe(1);
});

test('a table of risika has no serious accessibility problem', async () => {
  const { page } = await visit();
  await createTable(page, 1);
  await waitForAction(page);
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await openSave(page);
  await panelButton(page, 'go on').click();
  await panelButton(page, 'no set').waitFor();
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await panelButton(page, 'no set').click();
  await highlightedOn(page).first().waitFor();
  await act(page);
  await panelButton(page, END_ATTACKS).waitFor();
  await clickTerritory(territoryOn(page, 'Sport Science'));
  await actionButton(page, 'One roll').waitFor();
  expect(await findIssuesInAllModes(page)).toEqual([]);
  while (!(await waitForAction(page))) await act(page);
  expect(await findIssuesInAllModes(page)).toEqual([]);
});
