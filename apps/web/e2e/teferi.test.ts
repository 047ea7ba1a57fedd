import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type TeferiScene, SCENES } from '../../../games/teferi/web/scenes.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import { resultOn, readLog } from './play.testing.ts';
import {
  attackUntilOver,
  COMPUTER,
  boardOnPage,
  inHand,
  inTray,
  drag,
  panelButton,
  onTable,
  stackOn,
  tableOf,
} from './teferi.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const lands = (count: number, card: string) => Array.from({ length: count }, () => ({ card }));

/** A turn or two before the end. */
const NEARLY_WON: TeferiScene = {
  from: {
    turn: 11,
    sides: [
      {
        life: 12,
        hand: ['Mountain', 'Spark Lash', 'Thicket Yearling'],
        library: Array.from({ length: 12 }, () => 'Forest'),
        battlefield: [
          { card: 'Ridge Stomper' },
          { card: 'Charging Aurochs' },
          { card: 'Moss Ram' },
          ...lands(2, 'Mountain'),
          ...lands(2, 'Forest'),
        ],
      },
      {
        life: 7,
        library: Array.from({ length: 12 }, () => 'Plains'),
        battlefield: [{ card: 'Gatehouse Wall' }, { card: 'Mill Guard' }, ...lands(3, 'Plains')],
      },
    ],
  },
};

const storage = new MemoryStorage();
const visit = createServerWithBrowsers({ storage });

async function sit({ page }: BrowserVisit, table: string): Promise<Page> {
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  return page;
}

test('a match is played to its end by clicks: a land, a spell and its target, an attack by press and by drag', async () => {
  await storage.addTable(tableOf('clicks', NEARLY_WON, COMPUTER));
  const page = await sit(await visit(), 'clicks');
  await inHand(page, 'Mountain').click();
  await boardOnPage(page)
    .getByRole('button', { name: /Mountain ×3/ })
    .waitFor();

  await inHand(page, 'Spark Lash').click();
  await onTable(page, 'Mill Guard').click();
  await expect
    .poll(() => readLog(page))
    .toContainEqual(expect.stringMatching(/^Mill Guard: battlefield → graveyard/));
  await inHand(page, 'Thicket Yearling').click();
  await onTable(page, 'Thicket Yearling').waitFor();

  // With nothing left to do in this phase the page passes by itself.
  await onTable(page, 'Ridge Stomper').click();
  await drag(page, onTable(page, 'Charging Aurochs'), onTable(page, ': life 7'));
  await inTray(page, /^Attack with 2/).waitFor();
  await inTray(page, /^Attack with 2/).click();

  await attackUntilOver(page);
  await resultOn(page).waitFor();
  await page.getByRole('heading', { name: 'You have won' }).waitFor();
});

test('late in a game a response is answered on the stack, in the step in which blockers are declared', async () => {
  const { from, settings } = SCENES['blockers wanted'];
  await storage.addTable(tableOf('late', { from, settings }));
  const [ada, bea] = [
    await sit(await visit({ randomByte: 1 }), 'late'),
    await sit(await visit({ randomByte: 2 }), 'late'),
  ];
  // Stops are set and taken away on the bar of steps; this one stands by itself. Attackers are declared by keys.
  const stop = boardOnPage(bea).getByRole('button', { name: 'stop here, my: declare blockers' });
  await stop.click();
  await stop.click();
  await inTray(bea, /^All/).waitFor();
  await onTable(bea, 'Cloud Sentinel').focus();
  await bea.keyboard.press('a');
  await bea.keyboard.press('d');

  await panelButton(ada, 'pass').click();
  await onTable(ada, 'Thicket Yearling').click();
  await onTable(ada, 'Dawn Lancer').click();
  await drag(ada, onTable(ada, 'Bough Spider'), onTable(ada, 'Cloud Sentinel'));
  await inTray(ada, 'Declare 2 blocks').click();

  await inHand(bea, 'Winter Catch').click();
  await onTable(bea, 'Bough Spider').click();
  await boardOnPage(ada).getByText('You may answer').waitFor();
  await inHand(ada, 'Sudden Growth').click();
  await onTable(ada, 'Thicket Yearling').click();

  await boardOnPage(bea).getByText('You may answer').waitFor();
  for (const page of [ada, bea]) {
    expect(await stackOn(page)).toEqual(['Sudden Growth', 'Winter Catch']);
    expect(await boardOnPage(page).locator('[aria-current="step"]').textContent()).toBe('Blockers');
    await expect.poll(() => boardOnPage(page).locator('.tf-arrow.aims').count()).toBe(2);
    expect(await boardOnPage(page).locator('.tf-arrow.blocks').count()).toBe(2);
  }
  expect(await findIssuesInAllModes(ada)).toEqual([]);
  await panelButton(bea, 'pass').click();
  await expect.poll(() => readLog(ada)).toContainEqual(expect.stringMatching(/^Sudden Growth resolves/));
  await onTable(ada, 'Thicket Yearling #1, 5/5').waitFor();
});

test('a deck list of another program is accepted, and faults in one are reported', async () => {
  const { page } = await visit();
  await page.goto('/new/teferi');
  await page.getByLabel('Deck of the first seat').selectOption('From a file…');
  const list = page.getByLabel(/Deck of the first seat: .*paste/i);
  await list.fill('4 Spark Lash\n5 Moss Ram\n50 Mountain');
  await page.getByText('The deck has 59 cards: at least 60 are needed.').waitFor();
  await page.getByText('Moss Ram: 5 copies, and only 4 are allowed.').waitFor();
  await list.fill('Deck\n4 Spark Lash (OWN) 1\n56 Mountain (OWN) 2\n\nSideboard\n1 Moss Ram (OWN) 3');
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  const hand = boardOnPage(page).getByRole('list', { name: /hand$/ }).getByRole('button');
  await hand.first().waitFor();
  for (const name of await hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel)))
    expect(name).toMatch(/^(Mountain|Spark Lash)/);
});

test('the payment of a spell is shown before casting, and tapping lands first changes it', async () => {
  await storage.addTable(tableOf('paying', SCENES['main phase'], COMPUTER));
  const page = await sit(await visit(), 'paying');
  const told = boardOnPage(page).locator('.tf-paid');
  await inHand(page, 'Root Colossus').hover();
  await told.getByText('Root Colossus: taps Forest ×2, Mountain ×4').waitFor();
  expect(await boardOnPage(page).locator('.tf-lands.paying').count()).toBe(2);

  await boardOnPage(page)
    .getByRole('button', { name: /Forest ×2/ })
    .click();
  await inHand(page, 'Sudden Growth').hover();
  await told.getByText('of the pool').waitFor();
  await inHand(page, 'Two Ways Out').hover();
  await told.getByText(/taps Mountain$/).waitFor();

  // The words of an ability stand beside it, and so do those of a mode.
  await inHand(page, 'Two Ways Out').click();
  await inTray(page, 'Destroy target artifact.').waitFor();
});

test('the keyboard reaches everything: from card to card, to a permanent, into a pile and out of it', async () => {
  await storage.addTable(tableOf('keys', SCENES['main phase'], COMPUTER));
  const page = await sit(await visit(), 'keys');
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await inHand(page, 'Spark Lash').focus();
  await page.keyboard.press('End');
  expect(await focused()).toBe('Measured Blaze, {X}{R}');

  // A permanent is read when the keyboard gets there: its values, and what made them so.
  await onTable(page, 'Ridge Stomper').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toContain('Thicket Yearling');
  const look = boardOnPage(page).getByRole('group', { name: 'Thicket Yearling' });
  await look.getByText('5/4 (printed 2/2)').waitFor();
  await look.getByText(/Old Banner/).waitFor();

  const graveyard = boardOnPage(page).getByRole('button', { name: /graveyard: 2/ });
  await graveyard.focus();
  await page.keyboard.press('Enter');
  const sheet = boardOnPage(page).getByRole('group', { name: /graveyard$/ });
  await sheet.getByText('Short Storm', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(await sheet.count()).toBe(0);
  expect(await focused()).toContain('graveyard');

  // A name in the story lights the card it means.
  await inHand(page, 'Spark Lash').press('Enter');
  await page.getByRole('list', { name: 'Log' }).getByRole('button', { name: 'Spark Lash' }).click();
  await boardOnPage(page).locator('.tf-stacked.named').waitFor();
});
