/** A person who answers at random, by mouse or by keyboard, with what the page shows. */
import type { Dice } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';

/** More presses of Tab than a table has stops. */
const MAX_STOPS = 120;
/** The number of answers that the keyboard passes over, at most. */
const MAX_PASSED_OVER = 4;

/** Elements that answer, select or open a choice: no hint, no reasons, no overview of a map, no save, no stop, no order. */
const ANSWERS =
  ':is(.play-table, [role="dialog"], [role="group"]) :is(button, [role="button"]):not([aria-disabled="true"], :disabled, .why-not-button, .fold-button)';
const NO_ANSWERS =
  '.rail-hint, .rail-since, .rail-save, .rail-order, .order-list, .masthead, .ending, .exercise-ending, .tf-stop, .tf-controls, .ly-stops-button';
const MAP_OVERVIEW = 'Whole map';

/** The open question of the person. */
export const readQuestion = async (page: Page): Promise<string | undefined> =>
  (await page.locator('.rail.asked').first().getAttribute('data-question')) ?? undefined;

/** Resolves when the page has drawn what an input has caused, and no answer is on its way. */
export const waitForReply = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The card that has the focus is enlarged over others. */
export async function closeEnlargedCard(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
}

type Focus = 'answer' | 'board' | 'elsewhere';

const findFocus = (page: Page): Promise<Focus> =>
  page.evaluate(
    ([answers, none, overview]): Focus => {
      const focused = document.activeElement;
      const isAnswer =
        focused?.matches(answers!) === true &&
        focused.closest(none!) === null &&
        focused.textContent !== overview;
      return isAnswer ? 'answer' : focused?.closest('.surface') == null ? 'elsewhere' : 'board';
    },
    [ANSWERS, NO_ANSWERS, MAP_OVERVIEW],
  );

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Moves the focus by Tab, and on the board by arrows too, passing over some answers, and presses one. */
export async function pressAnAnswer(page: Page, dice: Dice): Promise<void> {
  const passedOver = dice.int(MAX_PASSED_OVER);
  let found = 0;
  let focus: Focus = 'elsewhere';
  for (let stops = 0; stops < MAX_STOPS && found <= passedOver; stops++) {
    // Arrows would change the language in the header.
    const isTab = focus === 'elsewhere' || dice.int(2) === 0;
    await page.keyboard.press(isTab ? 'Tab' : dice.pick(ARROWS));
    focus = await findFocus(page);
    if (focus === 'answer') found++;
  }
  if (focus === 'answer') await page.keyboard.press('Enter');
}

/** Scrolls one of the visible answers into view and clicks on a point of it that nothing covers. */
export async function clickAnAnswer(page: Page, dice: Dice): Promise<void> {
  const spot = await page.evaluate(
    ({ answers, none, overview, random }) => {
      const all = Array.from(document.querySelectorAll(answers)).filter(
        (element) =>
          element.closest(none) === null &&
          element.textContent !== overview &&
          element.getClientRects().length > 0,
      );
      const chosen = all[random % Math.max(1, all.length)];
      if (chosen === undefined) return undefined;
      chosen.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
      return steps
        .flatMap((down) => steps.map((across) => ({ x: x + width * across, y: y + height * down })))
        .find((point) => chosen.contains(document.elementFromPoint(point.x, point.y)));
    },
    { answers: ANSWERS, none: NO_ANSWERS, overview: MAP_OVERVIEW, random: dice.int(1_000_000) },
  );
  if (spot !== undefined) await page.mouse.click(spot.x, spot.y);
}
