/** How a person plays Risika in a browser: by what the map and the desk beside it show. */
import { startMatch } from '@ludoteca/kernel';
import { takeHostSnapshot } from '@ludoteca/kit';
import type { Locator, Page } from 'playwright-core';
import { taken } from '../../../kernel/result.testing.ts';
import { endingOn, entryOf, questionOn, surfaceOf } from './play.testing.ts';

const enabled = { disabled: false } as const;
const face = (page: Page): Locator => surfaceOf(page, 'risika');
export const mapOn = (page: Page): Locator => face(page).getByRole('group', { name: 'Map', exact: true });

/** What stands in the light. */
export const litOn = (page: Page): Locator => mapOn(page).getByRole('button', enabled);
export const land = (page: Page, name: string): Locator =>
  mapOn(page).getByRole('button', { name: new RegExp(`^${name} \\(`) });
/** Clicks on a territory where its armies stand. */
export async function press(territory: Locator): Promise<void> {
  await territory.scrollIntoViewIfNeeded();
  const spot = await territory.evaluate((element) => {
    const { x, y, width, height } = element.querySelector('text')!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await territory.page().mouse.click(spot.x, spot.y);
}

/** What can be done beside the map. */
export const deed = (page: Page, name: string | RegExp): Locator =>
  face(page).getByRole('button', { name, ...enabled });
/** What can be said on the near rim. */
export const word = (page: Page, name: string): Locator =>
  questionOn(page).getByRole('button', { name: new RegExp(`^${name}`), ...enabled });
const among = (page: Page, group: string): Locator =>
  face(page).getByRole('group', { name: group }).getByRole('button', enabled);

/** What ends the attacks of a turn. */
export const PEACE = 'no more attacks';

/** Whatever answers by one click, the likeliest first. */
const simple = (page: Page): readonly Locator[] => [
  word(page, 'go on'),
  among(page, 'Colour'),
  deed(page, /^Defend with/),
  deed(page, /^Bring /),
  among(page, 'Sets'),
  word(page, 'no set'),
  word(page, 'no move'),
];

async function firstShown(some: readonly Locator[]): Promise<Locator | undefined> {
  for (const one of some) if (await one.first().isVisible()) return one.first();
  return undefined;
}

/** How often a page is looked at before it is given up: some twenty seconds. */
const LOOKS = 1000;

/** Until a person can do something, or all is over; whether it is. */
export async function isOver(page: Page): Promise<boolean> {
  const ready = [...simple(page), litOn(page), endingOn(page)];
  const acting = face(page).getByRole('button', { name: 'Stop' });
  for (let looks = 0; (await acting.isVisible()) || (await firstShown(ready)) === undefined; looks++) {
    if (looks > LOOKS) throw new Error('there is nothing to do');
    await page.waitForTimeout(15);
  }
  return endingOn(page).isVisible();
}

/** Odds below these are not worth an attack. */
const BOLD = 60;

const namesOf = (some: Locator): Promise<string[]> =>
  some.evaluateAll((lands) => lands.map((one) => one.getAttribute('aria-label') ?? ''));

/** Looks from every origin for a target that is worth it, and attacks until it is conquered; else it is peace. */
async function fight(page: Page): Promise<void> {
  for (const origin of await namesOf(litOn(page))) {
    const from = mapOn(page).getByRole('button', { name: origin, exact: true });
    await press(from);
    const targets = await namesOf(litOn(page));
    const target = targets.find((name) => Number(/; [<>]?(\d+)%;/.exec(name)?.[1] ?? 0) >= BOLD);
    if (target === undefined) {
      await from.press('Escape');
      continue;
    }
    await press(mapOn(page).getByRole('button', { name: target, exact: true }));
    return deed(page, 'Until conquered').click();
  }
  await word(page, PEACE).click();
}

/** Gives an answer to whatever is asked. */
export async function act(page: Page): Promise<void> {
  const answer = await firstShown(simple(page));
  if (answer !== undefined) return answer.click();
  if (await word(page, PEACE).isVisible()) return fight(page);
  const all = deed(page, /^all \(/);
  if (await all.isVisible()) await all.click();
  await press(litOn(page).first());
}

/** The weak territories of two others in `nearlyWon`, and where Ada stands against them. */
const RIVALS: ReadonlyMap<number, number> = new Map([
  [11, 1],
  [25, 2],
]);
const STRONG = new Set([10, 22]);

/** A save in which Ada, whose turn it is, lacks two weak territories of two others. */
export function nearlyWon(): Uint8Array {
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
  const match = taken(startMatch(game, { seats: 3, seed: 'nearly won', from }));
  const sat = {
    names: ['Ada', 'Bice', 'Ciro'],
    kinds: ['person', 'greedy', 'greedy'],
    id: 'nearly won',
    language: 'en',
    name: 'nearly won',
    now: () => '2024-01-01T00:00:00Z',
  } as const;
  return files!.save(takeHostSnapshot(match), sat)!;
}
