import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import {
  startLateMatch,
  actionButton,
  handOf,
  heldCard,
  tabTo,
  piece,
  playUntil,
  joinTwo,
  panelButton,
} from './lirya.testing.ts';
import { resultOn, questionOn, readLog, boardOf } from './play.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();

async function openServer(scene?: Parameters<typeof startLateMatch>[0]): Promise<string> {
  const server = await openTestServer(scene === undefined ? {} : { games: [startLateMatch(scene)] });
  onTestFinished(() => server.close());
  return server.address;
}

test('a deck is built, taken to a table, and the match played to its end by clicks', async () => {
  const { page } = await visit(await openServer());
  await page.goto('/g/lirya/decks');
  await page.getByRole('button', { name: 'Open: Ember Vanguard' }).click();
  await page.getByText('The deck follows all the rules.').waitFor();
  await page.getByRole('button', { name: 'Take out Common Oven' }).first().click();
  await page.getByText(/The deck has 39 cards and needs at least 40: add 1/).waitFor();
  await page.getByLabel('Search names and texts').fill('kite');
  await page.getByRole('button', { name: 'Add Kite Courier' }).first().click();
  await page.getByText('The deck follows all the rules.').waitFor();
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  expect(await page.getByLabel('Seat 2').inputValue()).not.toBe('person');
  await page.getByLabel('Seat 2').selectOption('greedy');
  const own = page.getByRole('combobox', { name: 'Deck of the first seat' });
  expect(await own.locator('option:checked').innerText()).toMatch(/, 40 cards$/);
  expect(await page.getByLabel(/^Deck of the first seat: or paste/).count()).toBe(0);
  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ label: 'From a file…' });
  const variant = page.getByLabel(/^Variant: or paste/);
  await variant.fill('{ "startingLife": 3, "maxLife": 3 }');
  // Until it is read the form cannot be sent.
  await expect.poll(() => variant.evaluate((area: HTMLTextAreaElement) => area.validity.valid)).toBe(true);
  await page.getByRole('button', { name: 'Begin' }).click();
  await playUntil(page, resultOn(page));
  const story = await readLog(page);
  expect(story.join('\n')).toMatch(/ attacks /);
  expect(await page.getByText(story.at(-1)!, { exact: true }).count()).toBe(2);
});

async function passIfAsked(page: Page): Promise<void> {
  const pass = page.getByRole('button', { name: /^let it pass/ });
  if (await pass.isVisible()) await pass.click();
}

test('a response is answered by a response: the latest resolves first', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const address = await openServer({
    turn: 15,
    players: [
      { life: 10, energy: 6, deck, hand: ['slag-jet', 'cut-tongue'], pieces: [{ card: 'road-recruit' }] },
      { life: 3, energy: 4, deck, hand: ['undertow', 'balm'], pieces: [{ card: 'terrace-guard' }] },
    ],
  });
  const [ada, bea] = await joinTwo(
    (await visit(address, { randomByte: 1 })).page,
    (await visit(address, { randomByte: 2 })).page,
  );

  await heldCard(ada, 'Slag Jet').click();
  await boardOf(ada, 'lirya')
    .getByRole('button', { name: /, Life 3$/ })
    .click();
  const stack = (page: typeof ada) => boardOf(page, 'lirya').getByRole('region', { name: 'Stack' });
  await stack(bea).getByText('You may respond').waitFor();
  await heldCard(bea, 'Undertow').click();
  await stack(bea)
    .getByRole('button', { name: /^Slag Jet/ })
    .click();
  // The player of a card passes automatically; then the opponent may respond.
  await stack(ada).getByText('You may respond').waitFor();
  expect(await stack(ada).getByRole('listitem').count()).toBe(2);
  expect(await findIssuesInAllModes(ada)).toEqual([]);
  await heldCard(ada, 'Cut Tongue').click();
  await stack(ada)
    .getByRole('button', { name: /^Undertow/ })
    .click();
  // Whether a person can respond depends on hidden cards, so the host asks.
  await expect
    .poll(async () => {
      for (const page of [ada, bea]) await passIfAsked(page);
      return resultOn(ada).isVisible();
    })
    .toBe(true);
  await resultOn(bea).waitFor();
  const story = (await readLog(bea)).join('\n');
  expect(story).toMatch(
    /plays Slag Jet.*plays Undertow.*plays Cut Tongue.*Undertow: cancelled.*takes 3 damage/s,
  );
  expect(await ada.getByRole('heading', { name: 'You have won' }).isVisible()).toBe(true);
});

test('attacks have arrows and a preview and are sent together; the defender blocks', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const address = await openServer({
    turn: 15,
    phase: 'combat',
    players: [
      {
        deck,
        pieces: [
          { card: 'breach-captain', slot: 0 },
          { card: 'road-recruit', slot: 1 },
        ],
      },
      { life: 4, deck, pieces: [{ card: 'wall-mason', slot: 0, health: 1 }] },
    ],
  });
  const [ada, bea] = await joinTwo(
    (await visit(address, { randomByte: 1 })).page,
    (await visit(address, { randomByte: 2 })).page,
  );

  await piece(ada, 'Breach Captain').click();
  await boardOf(ada, 'lirya')
    .getByRole('button', { name: /, Life 4$/ })
    .click();
  const foretold = boardOf(ada, 'lirya').getByRole('list', { name: 'What will happen if nobody responds' });
  await foretold.getByText(/life from 4 to 0$/).waitFor();
  expect(await ada.locator('.ly-arrow').count()).toBe(1);
  expect(await findIssuesInAllModes(ada)).toEqual([]);
  await actionButton(ada, /^Attack$/).click();

  await actionButton(bea, /^No defence/).waitFor();
  await piece(bea, 'Wall Mason').click();
  expect(await findIssuesInAllModes(bea)).toEqual([]);
  await actionButton(bea, /^Defend$/).click();
  await expect.poll(async () => (await readLog(ada)).join('\n')).toMatch(/Wall Mason is eliminated/);
  expect(await resultOn(ada).count()).toBe(0);
});

test('a value shows how it is computed, and names in the event log open cards', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const address = await openServer({
    turn: 15,
    players: [
      {
        deck,
        hand: ['undertow', 'ash-urchin'],
        pieces: [{ card: 'breach-captain', equipment: ['white-hot-maul'], states: [{ state: 'blessed' }] }],
      },
      { deck },
    ],
  });
  const { page } = await visit(address);
  await page.goto('/new/lirya');
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await piece(page, 'Breach Captain').click();
  const sheet = page.getByRole('group', { name: 'Breach Captain' });
  await sheet.getByText('Why is attack 7?').waitFor();
  for (const part of [/^4 printed/, /equipment: White-Hot Maul/, /^\+1 blessed/])
    expect(await sheet.getByRole('definition').filter({ hasText: part }).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  // A response is no action of the main phase, and says so.
  const response = boardOf(page, 'lirya').getByRole('button', { name: /^Undertow,/ });
  await response.click({ force: true });
  await boardOf(page, 'lirya').getByRole('status').filter({ hasText: /\w/ }).first().waitFor();

  await handOf(page).first().press('Enter');
  await boardOf(page, 'lirya')
    .getByRole('button', { name: /^free place/ })
    .first()
    .press('Enter');
  const link = page.getByRole('list', { name: 'Log' }).getByRole('button', { name: 'Ash Urchin' });
  await link.first().click();
  await page.getByRole('group', { name: 'Ash Urchin' }).getByText('Haste.').waitFor();
  await page.keyboard.press('Escape');
  await questionOn(page).waitFor();
  expect(await panelButton(page, 'end the turn').count()).toBe(1);
});

test('a match is created and won by keyboard alone', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const address = await openServer({
    turn: 15,
    players: [
      { energy: 6, deck, hand: ['ash-urchin', 'balm'], pieces: [{ card: 'breach-captain' }] },
      { life: 6, energy: 1, deck, hand: ['balm'] },
    ],
  });
  const { page } = await visit(address);
  const { keyboard } = page;
  await page.goto('/new/lirya');
  await page.getByLabel('Seat 2').waitFor();
  await tabTo(page, /^Seat 2/);
  await keyboard.press('End');
  await tabTo(page, /^Begin/);
  await keyboard.press('Enter');
  await questionOn(page).waitFor();

  await tabTo(page, /^Ash Urchin, cost 1/);
  await keyboard.press('Enter');
  await tabTo(page, /^free place: front line/);
  await keyboard.press('Enter');
  await piece(page, 'Ash Urchin').waitFor();
  await tabTo(page, /^Breach Captain, attack 4/);
  // It is also shown on keyboard focus.
  await page.getByRole('group', { name: 'Breach Captain' }).getByText('Assault.').waitFor();
  await tabTo(page, /^go to combat/);
  await keyboard.press('Enter');

  await actionButton(page, /^No attack/).waitFor();
  for (const name of ['Breach Captain', 'Ash Urchin']) {
    await tabTo(page, new RegExp(`^${name}, attack`));
    await keyboard.press('Enter');
    if ((await page.locator('.ly-piece.chosen').count()) === 0) continue;
    await tabTo(page, /, Life 6$/);
    await keyboard.press('Enter');
  }
  await tabTo(page, /^Attack \(2\)/);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You have won' }).waitFor();
  expect((await readLog(page)).join('\n')).toMatch(/Breach Captain attacks .*is at 0 life and loses/s);
});

test('in a low window hand cards show their top, and all of it on hover', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const address = await openServer({
    turn: 15,
    players: [{ deck, hand: ['ash-urchin', 'balm', 'slag-jet'] }, { deck }],
  });
  const { page } = await visit(address, { viewport: { width: 1366, height: 600 } });
  await page.goto('/new/lirya');
  await page.getByLabel('Seat 2').selectOption('greedy');
  await page.getByRole('button', { name: 'Begin' }).click();
  await questionOn(page).waitFor();
  await page.getByText('Point at a card, or touch it, to read all of it.').waitFor();
  for (const [name, text] of [
    ['Ash Urchin', 'Haste.'],
    ['Slag Jet', 'Deal 3 damage to target character, structure or player.'],
    ['Honeycomb Balm', /^Heal target allied character fully/],
  ] as const) {
    const card = boardOf(page, 'lirya').locator('.ly-held-card').filter({ hasText: name });
    expect(await card.getByText(text).isVisible()).toBe(true);
    await card.hover();
    await page.getByRole('group', { name }).getByText(text).waitFor();
    await page.mouse.move(5, 5);
  }
  expect(await findIssuesInAllModes(page)).toEqual([]);
});
