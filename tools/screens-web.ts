/** Takes the screenshots of the documentation into docs/screens: `npm run screens:web`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { BrowserVisit } from '../apps/web/e2e/record-messages.testing.ts';
import * as lirya from '../apps/web/e2e/lirya.testing.ts';
import {
  answer,
  playOut,
  playUntil,
  questionOn,
  createSoloTable,
  boardOf,
} from '../apps/web/e2e/play.testing.ts';
import {
  act,
  waitForAction,
  highlightedOn,
  END_ATTACKS,
  clickTerritory,
  panelButton,
} from '../apps/web/e2e/risika.testing.ts';
import { COMPUTER, inHand, tableOf } from '../apps/web/e2e/teferi.testing.ts';
import { SCENES } from '../games/teferi/web/scenes.ts';
import { PROJECT_ROOT, type ScreensStorage, withScreensGuest } from './screens-server.ts';

const folder = join(PROJECT_ROOT, 'docs/screens');
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

/** Each scene in light mode on one device and in dark mode on the other. `sight` is scrolled into view. */
async function take(page: Page, scene: string, desk: 'light' | 'dark', sight?: Locator): Promise<void> {
  const shoot = async (device: string, colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    await page.mouse.move(0, 0);
    await sight?.scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(folder, `${scene}-${device}-${colorScheme}.png`) });
  };
  await shoot('desktop', desk);
  await page.setViewportSize(PHONE);
  await shoot('phone', desk === 'light' ? 'dark' : 'light');
  await page.setViewportSize(DESKTOP);
}

async function callOneself(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'All right' }).click();
  await page.getByRole('button', { name: `Change name: ${name}` }).waitFor();
}

/** Answers a number of questions and waits for the next. */
async function play({ page, nextUpdate }: BrowserVisit, game: string, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    await questionOn(page).waitFor();
    const told = nextUpdate();
    await answer(page, game);
    await told;
  }
  await questionOn(page).waitFor();
}

/** Plays Risika until an attack is possible and shows the odds. */
async function goToWar(page: Page): Promise<void> {
  await createSoloTable(page, 'risika');
  while (!(await waitForAction(page)) && !(await panelButton(page, END_ATTACKS).isVisible())) await act(page);
  await clickTerritory(highlightedOn(page).first());
}

/** Continues a prepared Teferi match and casts a spell, which highlights its targets. */
async function castASpell(page: Page, storage: ScreensStorage): Promise<void> {
  await storage.addTable(tableOf('teferi', SCENES['main phase'], COMPUTER));
  await page.goto('/t/teferi');
  await page.getByRole('button', { name: 'Sit here' }).click();
  await inHand(page, 'Spark Lash').click();
  await inHand(page, 'Spark Lash').waitFor({ state: 'detached' });
}

/** Plays Lirya until there are pieces on the board and plans an attack. */
async function goToBattle(page: Page): Promise<void> {
  await createSoloTable(page, 'lirya');
  const face = boardOf(page, 'lirya');
  await lirya.playUntil(page, face.getByText(/^Turn (9|1\d)$/));
  await lirya.playUntil(page, lirya.actionButton(page, /^No attack/));
  await face.locator('.actor').first().click();
  // An attack with a single possible target needs no second click.
  const targets = face.locator('.other');
  if ((await targets.count()) > 0) await targets.first().click();
}

async function picture(visit: BrowserVisit, storage: ScreensStorage): Promise<void> {
  const { page } = visit;
  await page.goto('/');
  await callOneself(page, 'Ada');
  await createSoloTable(page, 'uno');
  await play(visit, 'uno', 3);
  await take(page, 'uno', 'light');
  await createSoloTable(page, 'rumour');
  await play(visit, 'rumour', 2);
  await take(page, 'rumour', 'dark');
  await goToWar(page);
  await take(page, 'risika', 'light');
  await createSoloTable(page, 'unstable-students');
  await playUntil(visit, 'unstable-students', page.getByText(/You (may block|decide)/));
  await take(page, 'unstable-students', 'light');
  await castASpell(page, storage);
  await take(page, 'teferi', 'light');
  await goToBattle(page);
  await take(page, 'lirya', 'light');
  await page.goto('/g/lirya/decks');
  await page.getByRole('button', { name: 'Open: Tidewind Circle' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'lirya-decks', 'dark');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await take(page, 'lobby', 'light');
  await createSoloTable(page, 'uno');
  await playOut(visit, 'uno');
  await page.getByRole('button', { name: 'Verify here' }).click();
  const proven = page.getByRole('region', { name: 'Fair shuffle' });
  await proven.getByRole('listitem').last().waitFor();
  await take(page, 'end', 'dark', proven.getByRole('listitem').last());
}

mkdirSync(folder, { recursive: true });
await withScreensGuest(picture);
