/** Actions of a person who plays Lirya in a browser. */
import { eraseGameType, type AnyCatalogueEntry } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lirya } from '../../../games/lirya/index.ts';
import type { StartScene } from '../../../games/lirya/position.ts';
import { resultOn, questionOn, boardOf } from './play.testing.ts';

const enabled = { disabled: false } as const;
const board = (page: Page): Locator => boardOf(page, 'lirya');

export const handOf = (page: Page): Locator =>
  board(page).getByRole('list', { name: /hand$/ }).getByRole('button', enabled);
export const heldCard = (page: Page, name: string): Locator =>
  handOf(page).and(page.getByRole('button', { name: new RegExp(`^${name},`) }));
/** A piece on the board, by owner. */
export const piece = (page: Page, name: string): Locator =>
  board(page).getByRole('button', { name: new RegExp(`^${name}, (attack|level)`) });
const lit = (page: Page, part: string): Locator =>
  board(page)
    .getByRole('list', { name: new RegExp(part) })
    .getByRole('button', enabled);
const places = (page: Page): Locator => board(page).getByRole('button', { name: /^free place/, ...enabled });
const pieces = (page: Page): Locator => lit(page, '(line|structures)$');
export const actionButton = (page: Page, name: RegExp): Locator => board(page).getByRole('button', { name });
/** A button of the question panel. */
export const panelButton = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`), ...enabled });

/** Panel buttons in order of preference. */
const PREFERRED_BUTTONS = [
  'go to combat',
  'end the turn',
  'let it pass',
  'pay the energy',
  'yes',
  'take it',
  'that is all',
  'none',
];

/** For elements that the next update may remove: they may belong to a question that is answered already. */
const SHORTLY = { timeout: 2000 };

async function pressFirst(some: readonly Locator[]): Promise<boolean> {
  for (const one of some)
    if ((await one.count()) > 0) {
      await one.first().click(SHORTLY);
      return true;
    }
  return false;
}

/** Attacks the first highlighted target. */
async function attack(page: Page): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const names = await pieces(page).evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getAttribute('aria-pressed') === 'false')
        .map((button) => button.getAttribute('aria-label') ?? ''),
    );
    const next = names.find((name) => !tried.has(name));
    if (next === undefined) break;
    tried.add(next);
    await board(page).getByRole('button', { name: next, exact: true }).first().click(SHORTLY);
    const targets = board(page).locator('.other');
    if ((await targets.count()) > 0) await targets.first().click(SHORTLY);
  }
  await actionButton(page, /^(Attack|No attack)/).click(SHORTLY);
}

/** Answers the open question. Returns whether it could. */
async function act(page: Page): Promise<boolean> {
  if (await actionButton(page, /^(Attack|No attack)/).isVisible()) return attack(page).then(() => true);
  const asked = await questionOn(page).innerText();
  // In the main phase a piece opens a menu and is no answer itself.
  const isAction = /what do you do|do you respond/.test(asked);
  return pressFirst([
    actionButton(page, /^Keep all/),
    actionButton(page, /^No defence/),
    lit(page, '^What do you choose'),
    places(page),
    handOf(page),
    ...(isAction ? [] : [pieces(page), board(page).locator('.ly-player.possible'), lit(page, 'Stack')]),
    ...PREFERRED_BUTTONS.map((name) => panelButton(page, name)),
  ]);
}

/** Plays until an element is visible or the match is over. */
export async function playUntil(page: Page, goal: Locator): Promise<void> {
  for (;;) {
    await questionOn(page).or(resultOn(page)).first().waitFor();
    if ((await goal.isVisible()) || (await resultOn(page).isVisible())) return;
    // While an answer is sent, nothing can be clicked.
    if (!(await act(page).catch(() => false))) await page.waitForTimeout(30);
  }
}

/** Lirya with matches that start from a later position. */
export function startLateMatch(scene: StartScene): AnyCatalogueEntry {
  const { game } = lirya;
  const startAt = (settings: Parameters<typeof game.setup>[0]) =>
    expectOk(game.position!(scene, settings, 2));
  const opening = startAt(expectOk(game.settings({}, 2))).agenda[0]!;
  return eraseGameType({
    ...lirya,
    game: { ...game, setup: (settings) => startAt(settings).state, opening },
  });
}

/** Seats two people at a new table. */
export async function joinTwo(ada: Page, bea: Page): Promise<readonly [Page, Page]> {
  await ada.goto('/new/lirya');
  await ada.getByLabel('Who has the link').check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await bea.goto(await ada.getByLabel('Link of the table').inputValue());
  await bea.getByRole('button', { name: 'Sit here' }).click();
  return [ada, bea];
}

/** Upper bound of Tab presses for a whole page. */
const PRESSES = 150;

/** Presses Tab, and arrows within rows of cards, until the named element has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses++) {
    const [label, isHeld] = await page.evaluate(() => {
      const now = document.activeElement;
      const labelled = now instanceof HTMLSelectElement ? now.labels[0]?.textContent : undefined;
      const said = now?.getAttribute('aria-label') ?? labelled ?? now?.textContent ?? '';
      return [said.trim(), now?.closest('.ly-held-cards') !== null] as const;
    });
    if (name.test(label)) return;
    const more = isHeld && presses % 8 !== 7;
    await page.keyboard.press(more ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`${name} is not reached by keyboard`);
}
