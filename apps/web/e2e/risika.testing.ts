/** Actions of a person who plays Risika in a browser. */
import { startMatch } from '@ludoteca/kernel';
import { takeHostSnapshot } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import { expectOk } from '../../../kernel/result.testing.ts';
import { resultOn, entryOf, questionOn, boardOf } from './play.testing.ts';

const enabled = { disabled: false } as const;
const board = (page: Page): Locator => boardOf(page, 'risika');
export const mapOn = (page: Page): Locator => board(page).getByRole('group', { name: 'Map', exact: true });

/** Highlighted territories. */
export const highlightedOn = (page: Page): Locator => mapOn(page).getByRole('button', enabled);
export const territoryOn = (page: Page, name: string): Locator =>
  mapOn(page).getByRole('button', { name: new RegExp(`^${name} \\(`) });
/** Clicks on the armies of a territory. */
export async function clickTerritory(territory: Locator): Promise<void> {
  await territory.scrollIntoViewIfNeeded();
  const spot = await territory.evaluate((element) => {
    const { x, y, width, height } = element.querySelector('text')!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await territory.page().mouse.click(spot.x, spot.y);
}

/** A button of the panel next to the map. */
export const actionButton = (page: Page, name: string | RegExp): Locator =>
  board(page).getByRole('button', { name, ...enabled });
/** A button of the question panel. */
export const panelButton = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`), ...enabled });
const among = (page: Page, group: string): Locator =>
  board(page).getByRole('group', { name: group }).getByRole('button', enabled);

/** Ends the attacks of a turn. */
export const END_ATTACKS = 'no more attacks';

/** Buttons that answer with one click, in order of preference. */
const simple = (page: Page): readonly Locator[] => [
  panelButton(page, 'go on'),
  among(page, 'Colour'),
  actionButton(page, /^Defend with/),
  actionButton(page, /^Bring /),
  among(page, 'Sets'),
  panelButton(page, 'no set'),
  panelButton(page, 'no move'),
];

async function firstShown(some: readonly Locator[]): Promise<Locator | undefined> {
  for (const one of some) if (await one.first().isVisible()) return one.first();
  return undefined;
}

/** Waits until an action is possible or the match is over. Returns whether it is over. */
export async function waitForAction(page: Page): Promise<boolean> {
  const ready = [...simple(page), highlightedOn(page)].reduce((all, one) => all.or(one), resultOn(page));
  // While an attack is repeated there is a button to stop, in the board or in the panel below it.
  const repeating = page.getByRole('button', { name: 'Stop', exact: true });
  do {
    await repeating.waitFor({ state: 'hidden' });
    await ready.first().waitFor();
  } while (await repeating.isVisible());
  return resultOn(page).isVisible();
}

/** Minimum odds of an attack. */
const MIN_ODDS = 60;

const namesOf = (some: Locator): Promise<string[]> =>
  some.evaluateAll((lands) => lands.map((one) => one.getAttribute('aria-label') ?? ''));

/** Attacks the first target with good odds until it is conquered, or ends the attacks. */
async function fight(page: Page): Promise<void> {
  for (const origin of await namesOf(highlightedOn(page))) {
    const from = mapOn(page).getByRole('button', { name: origin, exact: true });
    await clickTerritory(from);
    const targets = await namesOf(highlightedOn(page));
    const target = targets.find((name) => Number(/; [<>]?(\d+)%;/.exec(name)?.[1] ?? 0) >= MIN_ODDS);
    if (target === undefined) {
      await from.press('Escape');
      continue;
    }
    await clickTerritory(mapOn(page).getByRole('button', { name: target, exact: true }));
    return actionButton(page, 'Until conquered').click();
  }
  await panelButton(page, END_ATTACKS).click();
}

/** Answers the open question. */
export async function act(page: Page): Promise<void> {
  const answer = await firstShown(simple(page));
  if (answer !== undefined) return answer.click();
  if (await panelButton(page, END_ATTACKS).isVisible()) return fight(page);
  const all = actionButton(page, /^all \(/);
  if (await all.isVisible()) await all.click();
  await clickTerritory(highlightedOn(page).first());
}

/** The weak territories of the opponents in `createNearlyWonSave`, and their attackers. */
const RIVALS: ReadonlyMap<number, number> = new Map([
  [11, 1],
  [25, 2],
]);
const STRONG = new Set([10, 22]);

/** Creates a save in which the active player lacks two weak territories. */
export function createNearlyWonSave(): Uint8Array {
  const { game, files } = entryOf('risika');
  const owners = Array.from({ length: 26 }, (_, territory) => RIVALS.get(territory) ?? 0);
  const hands = [[0, 1, 4], [5], []];
  const from = {
    owners,
    armies: owners.map((owner, territory) => (STRONG.has(territory) ? 15 : owner === 0 ? 2 : 1)),
    colours: [0, 1, 2],
    hands,
    deck: Array.from({ length: 28 }, (_, card) => card).filter((card) => !hands.flat().includes(card)),
    starter: 0,
  };
  const match = expectOk(startMatch(game, { seats: 3, seed: 'nearly won', from }));
  const seating = {
    names: ['Ada', 'Bice', 'Ciro'],
    kinds: ['person', 'greedy', 'greedy'],
    id: 'nearly won',
    language: 'en',
    name: 'nearly won',
    now: () => '2024-01-01T00:00:00Z',
  } as const;
  return files!.save(takeHostSnapshot(match), seating)!;
}
