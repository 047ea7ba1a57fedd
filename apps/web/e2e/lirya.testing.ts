/** How a person plays Lirya in a browser: by what the field, the hand and the rim show. */
import { eraseGameType, type AnyCatalogueEntry } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import { taken } from '../../../kernel/result.testing.ts';
import { lirya } from '../../../games/lirya/index.ts';
import type { StartScene } from '../../../games/lirya/position.ts';
import { endingOn, questionOn, surfaceOf } from './play.testing.ts';

const enabled = { disabled: false } as const;
const face = (page: Page): Locator => surfaceOf(page, 'lirya');

export const handOn = (page: Page): Locator =>
  face(page).getByRole('list', { name: /hand$/ }).getByRole('button', enabled);
export const heldCard = (page: Page, name: string): Locator =>
  handOn(page).and(page.getByRole('button', { name: new RegExp(`^${name},`) }));
/** A piece in play, lit or not; with whose it is. */
export const piece = (page: Page, name: string): Locator =>
  face(page).getByRole('button', { name: new RegExp(`^${name}, (attack|level)`) });
const lit = (page: Page, part: string): Locator =>
  face(page)
    .getByRole('list', { name: new RegExp(part) })
    .getByRole('button', enabled);
const places = (page: Page): Locator => face(page).getByRole('button', { name: /^free place/, ...enabled });
const pieces = (page: Page): Locator => lit(page, '(line|structures)$');
export const deed = (page: Page, name: RegExp): Locator => face(page).getByRole('button', { name });
/** What can be said on the near rim. */
export const word = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`), ...enabled });

/** Words in the order in which somebody in a hurry would say them. */
const WORDS = [
  'go to combat',
  'end the turn',
  'let it pass',
  'pay the energy',
  'yes',
  'take it',
  'that is all',
  'none',
];

async function pressFirst(some: readonly Locator[]): Promise<boolean> {
  for (const one of some)
    if ((await one.count()) > 0) {
      await one.first().click({ timeout: 2000 });
      return true;
    }
  return false;
}

/** Everybody attacks whoever is lit first. */
async function attack(page: Page): Promise<void> {
  const tired = new Set<string>();
  for (;;) {
    const names = await pieces(page).evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getAttribute('aria-pressed') === 'false')
        .map((button) => button.getAttribute('aria-label') ?? ''),
    );
    const next = names.find((name) => !tired.has(name));
    if (next === undefined) break;
    tired.add(next);
    await face(page).getByRole('button', { name: next, exact: true }).first().click();
    const targets = face(page).locator('.other');
    if ((await targets.count()) > 0) await targets.first().click();
  }
  await deed(page, /^(Attack|No attack)/).click();
}

/** Gives an answer to whatever is asked; whether there was one to give. */
async function act(page: Page): Promise<boolean> {
  if (await deed(page, /^(Attack|No attack)/).isVisible()) return attack(page).then(() => true);
  const asked = await questionOn(page).innerText();
  // There a piece leads to what it can do, and is no answer itself.
  const isAction = /what do you do|do you respond/.test(asked);
  return pressFirst([
    deed(page, /^Keep all/),
    deed(page, /^No defence/),
    lit(page, '^What do you choose'),
    places(page),
    handOn(page),
    ...(isAction ? [] : [pieces(page), face(page).locator('.ly-player.possible'), lit(page, 'Stack')]),
    ...WORDS.map((one) => word(page, one)),
  ]);
}

/** Plays until something is there, or the match is over. */
export async function playUntil(page: Page, goal: Locator): Promise<void> {
  for (;;) {
    await questionOn(page).or(endingOn(page)).first().waitFor();
    if ((await goal.isVisible()) || (await endingOn(page).isVisible())) return;
    // Between a press and its answer nothing can be pressed.
    if (!(await act(page).catch(() => false))) await page.waitForTimeout(30);
  }
}

/** Lirya as a server may have it whose matches begin late. */
export function beginningAt(scene: StartScene): AnyCatalogueEntry {
  const { game } = lirya;
  const laid = (settings: Parameters<typeof game.setup>[0]) => taken(game.position!(scene, settings, 2));
  const opening = laid(taken(game.settings({}, 2))).agenda[0]!;
  return eraseGameType({ ...lirya, game: { ...game, setup: (settings) => laid(settings).state, opening } });
}

/** Two people at one table, which the first has made. */
export async function twoAt(ada: Page, bea: Page): Promise<readonly [Page, Page]> {
  await ada.goto('/new/lirya');
  await ada.getByLabel('Who has the link').check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await bea.goto(await ada.getByLabel('Link of the table').inputValue());
  await bea.getByRole('button', { name: 'Sit here' }).click();
  return [ada, bea];
}

/** More presses than any page needs to go round. */
const PRESSES = 150;

/** Presses Tab until something of that name has the focus; of a row of cards arrows lead on. */
export async function keysTo(page: Page, name: RegExp): Promise<void> {
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
