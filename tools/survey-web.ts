/**
 * Looks at every page and table on three sizes of window in light and dark: `npm run survey:web [-- PART]`, where PART is a part of a
 * scene's name. Screenshots go to out/screens; what is wrong with a page for assistive technology, or too wide, is printed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createFastDice } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { connectToTable } from '../apps/cli/remote/connection.ts';
import { findAccessibilityIssues } from '../apps/web/e2e/accessibility.testing.ts';
import {
  boardOf,
  createSoloTable,
  questionOn,
  resign,
  resultOn,
  tableIdOf,
} from '../apps/web/e2e/play.testing.ts';
import type { BrowserVisit } from '../apps/web/e2e/record-messages.testing.ts';
import { PROJECT_ROOT, withScreensGuest } from './screens-server.ts';

const FOLDER = join(PROJECT_ROOT, 'out/screens');
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const GAMES = ['uno', 'risika', 'unstable-students', 'teferi', 'lirya', 'rumour'] as const;
/** Answers before a table is looked at. */
const ANSWERS = 6;

/** Answers at random beside the page of the same guest. */
async function answerBeside(page: Page, address: string, answers: number): Promise<void> {
  const token = await page.evaluate<string>("JSON.parse(localStorage.getItem('ludoteca guest')).token");
  const { chair, close } = connectToTable({ origin: address, table: tableIdOf(page.url()) }, token);
  const dice = createFastDice('survey');
  await new Promise<void>((resolve) => {
    let answered = 0;
    let latest = -1;
    chair.subscribe(({ observation: { asked } }) => {
      if (asked?.seat !== chair.watcher || !('options' in asked) || asked.number <= latest) return;
      if (answered++ === answers) return resolve();
      latest = asked.number;
      void chair.answer(asked.number, dice.pick(asked.options));
    });
  });
  close();
}

/** Brings the page to what is to be seen. */
type Scene = (visit: BrowserVisit, address: string) => Promise<void>;

const goTo =
  (path: string): Scene =>
  async ({ page }) => {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
  };

const openDialog =
  (button: string): Scene =>
  async ({ page }) => {
    await createSoloTable(page, 'uno');
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };

const playSome =
  (game: string): Scene =>
  async ({ page }, address) => {
    await createSoloTable(page, game);
    await answerBeside(page, address, ANSWERS);
    await questionOn(page).waitFor();
  };

const finish: Scene = async ({ page }) => {
  await createSoloTable(page, 'uno');
  await resign(page);
  await resultOn(page).waitFor();
};

const replayFinished: Scene = async (visit, address) => {
  const { page } = visit;
  await finish(visit, address);
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  await page.getByRole('slider', { name: 'Entry' }).waitFor();
  await page.keyboard.press('End');
};

const waitForPeople: Scene = async ({ page }) => {
  await page.goto('/new/uno');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link of the table').waitFor();
};

/** The first exercise of a list. */
const openLesson =
  (game: string): Scene =>
  async ({ page }) => {
    await page.goto(`/g/${game}/tutorial`);
    await page.locator('.exercise-list a').first().click();
    await boardOf(page, game).waitFor();
  };

const perGame = (name: string, create: (game: string) => Scene, games: readonly string[] = GAMES) =>
  games.map((game) => [`${name}-${game}`, create(game)] as const);
const LISTED = GAMES.filter((game) => game !== 'rumour');

const SCENES: ReadonlyMap<string, Scene> = new Map([
  ['lobby', goTo('/')],
  ['matches', goTo('/matches')],
  ['statistics', goTo('/statistics')],
  ['tournaments', goTo('/tournaments')],
  ['arena', goTo('/arena')],
  ['admin', goTo('/admin')],
  ['account', goTo('/account')],
  ['offline', goTo('/offline')],
  ['replay-file', goTo('/replay')],
  ['not-found', goTo('/nowhere')],
  ['decks-lirya', goTo('/g/lirya/decks')],
  ['puzzles-lirya', goTo('/g/lirya/puzzles')],
  ['draft-lirya', goTo('/g/lirya/draft')],
  ['campaign-lirya', goTo('/g/lirya/campaign')],
  ['saves-risika', goTo('/g/risika/saves')],
  ['cards-teferi', goTo('/g/teferi/cards')],
  ['judge-teferi', goTo('/g/teferi/judge')],
  ...perGame('new', (game) => goTo(`/new/${game}`)),
  ...perGame('rules', (game) => goTo(`/g/${game}/rules`), LISTED),
  ...perGame('tutorial', (game) => goTo(`/g/${game}/tutorial`), LISTED),
  ...perGame('lesson', openLesson, LISTED),
  ...perGame('table', playSome),
  ...perGame('offline', (game) => goTo(`/offline/${game}`), LISTED),
  ['waiting', waitForPeople],
  ['dialog-rules', openDialog('Rules')],
  ['dialog-resign', openDialog('Resign')],
  ['result', finish],
  ['replay', replayFinished],
]);

async function survey(name: string, { page }: BrowserVisit): Promise<void> {
  for (const viewport of SIZES) {
    const size = `${viewport.width}x${viewport.height}`;
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`) });
      const issues = await findAccessibilityIssues(page, colorScheme === 'dark' ? 'colours' : undefined);
      for (const issue of issues) console.log(`${name} ${size} ${colorScheme}: ${issue}`);
    }
  }
}

async function surveyAll(visit: BrowserVisit, _: unknown, address: string): Promise<void> {
  const { page } = visit;
  const [part = ''] = process.argv.slice(2);
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => console.log(`error: ${error.message}`));
  for (const [name, show] of SCENES) {
    if (!name.includes(part)) continue;
    await page.setViewportSize(SIZES[0]);
    // One page that cannot be reached must not hide the others.
    await show(visit, address).then(
      () => survey(name, visit),
      (error: unknown) => console.log(`${name}: ${String(error)}`),
    );
  }
}

mkdirSync(FOLDER, { recursive: true });
await withScreensGuest(surveyAll);
