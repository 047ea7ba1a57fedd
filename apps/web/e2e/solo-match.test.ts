import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resultOn, playNow, playOut, questionOn, createSoloTable, readLog, boardOf } from './play.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

test('rumour is played to its end against computers by clicks', async () => {
  const guest = await visit();
  const { page } = guest;
  await createSoloTable(page, 'rumour');
  await playOut(guest, 'rumour');
  expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(true);
});

test('uno is played from the lobby to its end against computers by clicks', async () => {
  const guest = await visit();
  const { page } = guest;
  await page.goto('/');
  await playNow(page, 'uno').click();
  await playOut(guest, 'uno');
  expect(await page.getByRole('button', { name: 'Play again' }).isVisible()).toBe(true);
  // The log ends with the sentence of the result.
  const end = (await readLog(page)).at(-1)!;
  expect(await page.getByText(end, { exact: true }).count()).toBe(2);
});

const hasFocus = (some: Locator): Promise<boolean> =>
  some.evaluateAll((elements) => elements.some((element) => element.matches(':focus-visible')));

/** Presses a key until one of the elements has the focus. */
async function moveFocusTo(page: Page, some: Locator, key: string): Promise<void> {
  for (let presses = 0; !(await hasFocus(some)); presses++) {
    if (presses > 60) throw new Error(`${key} leads to none of ${some}`);
    await page.keyboard.press(key);
  }
}

test('uno is played to its end by keyboard alone', async () => {
  const { page, nextUpdate } = await visit();
  await page.goto('/');
  await playNow(page, 'uno').waitFor();
  await moveFocusTo(page, playNow(page, 'uno'), 'Tab');
  await page.keyboard.press('Enter');
  const surface = boardOf(page, 'uno');
  const hand = surface.getByRole('list', { name: /hand$/ });
  const suits = surface.getByRole('group', { name: /suit/ });
  const possible = hand.getByRole('button', { disabled: false });
  const issues: string[] = [];
  let [discards, suitsNamed] = [0, 0];
  for (;;) {
    await questionOn(page).or(resultOn(page)).first().waitFor();
    if (await resultOn(page).isVisible()) break;
    const told = nextUpdate();
    if ((await possible.count()) > 0) {
      await moveFocusTo(page, hand.getByRole('button'), 'Tab');
      await moveFocusTo(page, possible, 'ArrowRight');
      await page.keyboard.press('Enter');
      if (await suits.isVisible()) {
        // An ace or a joker asks for a suit: the focus is on the first.
        issues.push(...(await findAccessibilityIssues(page)));
        await page.keyboard.press('Enter');
        suitsNamed++;
      }
      discards++;
    } else {
      await moveFocusTo(page, surface.getByRole('button', { name: /^draw/ }), 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await told;
  }
  expect(issues).toEqual([]);
  expect(discards).toBeGreaterThan(suitsNamed);
  expect(suitsNamed).toBeGreaterThan(0);
});
