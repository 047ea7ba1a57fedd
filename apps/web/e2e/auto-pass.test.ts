import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { TeferiScene } from '../../../games/teferi/web/scenes.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import { startLateMatch, heldCard, piece, panelButton as liryaButton } from './lirya.testing.ts';
import { questionOn, boardOf } from './play.testing.ts';
import { COMPUTER, inHand, panelButton, tableOf } from './teferi.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();

/** Records from now on what is shown as a question while the page passes. */
async function recordWhilePassing(page: Page): Promise<Set<string>> {
  const heard = new Set<string>();
  await page.exposeFunction('heard', (text: string) => heard.add(text));
  await page.evaluate(() => {
    const { heard: record } = globalThis as unknown as { readonly heard: (text: string) => void };
    const note = (): void => {
      if (document.querySelector('.ly-passing.on, .tf-passing') === null) return;
      record(`asked: ${document.querySelector('.rail-question')?.textContent ?? ''}`);
      record(`lit: ${document.querySelectorAll('.surface .possible').length}`);
      record(`title: ${document.title.includes('●')}`);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return heard;
}
test('an order that is given on a page is followed by the server when the page is closed', async () => {
  const storage = new MemoryStorage();
  const server = await openTestServer({ storage, pace: 50 });
  onTestFinished(() => server.close());
  await storage.addTable(tableOf('ordered', QUIET, COMPUTER));
  const { page } = await visit(server.address, { reducedMotion: 'reduce' });
  await page.goto('/t/ordered');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await inHand(page, 'Forest').waitFor();
  await page.getByRole('button', { name: 'Repeat…' }).click();
  await page.getByRole('button', { name: 'pass until my turn' }).click();
  const countPasses = async () =>
    (await storage.readEntries('ordered')).filter(({ entry }) => 'answer' in entry && entry.answer === 'pass')
      .length;
  await expect.poll(countPasses).toBeGreaterThan(0);
  await page.close();
  const stored = () => storage.findTable('ordered');
  await expect
    .poll(async () => (await stored())?.seats[0]?.autoPass?.order, { timeout: 60_000 })
    .toBeUndefined();
  // The rest of the own turn, and the whole turn of the computer.
  expect(await countPasses()).toBeGreaterThan(10);
  expect((await stored())?.progress?.asked).toBe(0);
});

/** The page passed, and nothing was asked meanwhile. */
const NOTHING_ASKED = ['asked: ', 'lit: 0', 'title: false'];

test('questions that auto-pass answers in Lirya are never shown', async () => {
  const deck = ['ash-urchin', 'kiln-stoker', 'balm'];
  const scene = {
    turn: 15,
    players: [
      { energy: 6, deck, hand: ['ash-urchin', 'balm'] },
      { energy: 4, deck, hand: ['balm'] },
    ],
  };
  const server = await openTestServer({ games: [startLateMatch(scene)] });
  onTestFinished(() => server.close());
  const { page } = await visit(server.address, { reducedMotion: 'no-preference' });
  await page.goto('/new/lirya');
  await page.getByLabel('Seat 2').selectOption('random');
  await page.getByRole('button', { name: 'Begin' }).click();
  await questionOn(page).waitFor();
  const heard = await recordWhilePassing(page);
  await heldCard(page, 'Ash Urchin').click();
  await boardOf(page, 'lirya')
    .getByRole('button', { name: /^free place/ })
    .first()
    .click();
  await piece(page, 'Ash Urchin').waitFor();
  await liryaButton(page, 'end the turn').waitFor();
  expect([...heard].toSorted()).toEqual(NOTHING_ASKED);
});

const QUIET: TeferiScene = {
  from: {
    turn: 11,
    sides: [
      {
        life: 12,
        hand: ['Forest', 'Sudden Growth'],
        library: Array.from({ length: 12 }, () => 'Forest'),
        battlefield: Array.from({ length: 3 }, () => ({ card: 'Forest' })),
      },
      {
        life: 7,
        library: Array.from({ length: 12 }, () => 'Plains'),
        battlefield: Array.from({ length: 3 }, () => ({ card: 'Plains' })),
      },
    ],
  },
};

test('questions that auto-pass answers in Teferi are never shown', async () => {
  const storage = new MemoryStorage();
  const server = await openTestServer({ storage });
  onTestFinished(() => server.close());
  await storage.addTable(tableOf('quiet', QUIET, COMPUTER));
  const { page } = await visit(server.address, { reducedMotion: 'no-preference' });
  await page.goto('/t/quiet');
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await inHand(page, 'Forest').waitFor();
  const heard = await recordWhilePassing(page);
  for (let passes = 0; heard.size === 0 && passes < 4; passes++) {
    await panelButton(page, 'pass').first().click();
    await questionOn(page).waitFor();
  }
  expect([...heard].toSorted()).toEqual(NOTHING_ASKED);
});
