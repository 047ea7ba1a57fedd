import type { Watcher } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { createDecks, formatCard } from '../../../games/uno/cards.ts';
import { formatCardName, unoBoardTexts as unoWords } from '../../../games/uno/web/texts/index.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import { answer, resultOn, createTableForTwo, questionOn, boardOf, tableIdOf } from './play.testing.ts';
import { TableOracle } from './table-oracle.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

type Visit = ReturnType<typeof createServerWithBrowsers>;

const WATCHERS: readonly Watcher[] = [0, 1, 'spectator'];
const NAMES: PlayerNames = ['Ada', 'Bea'];

async function rename({ page }: BrowserVisit, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'All right' }).click();
  await page.getByRole('button', { name: `Change name: ${name}` }).waitFor();
}

/** Seats Ada and Bea at a new table, which Cam watches. */
async function seatPeople(game: string, visit: Visit) {
  const people = [
    await visit({ randomByte: 1 }),
    await visit({ randomByte: 2 }),
    await visit({ randomByte: 3 }),
  ] as const;
  const [ada, bea, cam] = people;
  await ada.page.goto(`/new/${game}`);
  await rename(ada, 'Ada');
  const path = await createTableForTwo(ada.page);
  await cam.page.goto(path);
  await cam.page.getByRole('button', { name: 'Sit here' }).waitFor();
  await bea.page.goto(path);
  await rename(bea, 'Bea');
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all(people.map(({ page }) => boardOf(page, game).waitFor()));
  return { people, id: tableIdOf(path) };
}

/** The names of an item on the page: the printed one and that for screen readers. */
function namesOf(item: string): readonly string[] {
  const card = createDecks(1).find((one) => formatCard(one) === item);
  return card === undefined ? [item] : [item, formatCardName(unoWords.en, card)];
}
const isIn = (item: string, text: string): boolean => namesOf(item).some((name) => text.includes(name));

/** What a page shows: all of it, and the text of each hand and of the stock. */
async function readPage({ page }: BrowserVisit) {
  const html = await page.locator('body').innerHTML();
  const regions = await page
    .getByRole('region', { name: /hand$|^Stock$/ })
    .evaluateAll((all) =>
      all.map((region) => ({ zone: region.getAttribute('aria-label'), text: region.textContent })),
    );
  return { html, regions };
}

/** Expects that the page shows nothing that its watcher may not know. */
function expectNoLeak(
  { html, regions }: Awaited<ReturnType<typeof readPage>>,
  watcher: Watcher,
  truth: TableOracle,
): void {
  const words = truth.wordsFor(watcher, NAMES);
  const hidden = truth.hiddenFrom(watcher, NAMES);
  const untold = hidden.flatMap(({ items }) => items).filter((item) => !words.includes(item));
  expect(untold.filter((item) => isIn(item, html))).toEqual([]);
  for (const { zone, text } of regions) {
    const secrets = hidden.find((one) => one.zone === zone)?.items ?? [];
    expect(secrets.filter((item) => isIn(item, text))).toEqual([]);
  }
}

describe.each(['rumour', 'uno'])('%s', (game) => {
  const storage = new MemoryStorage();
  const visit = createServerWithBrowsers({ storage });

  test('is played by two browsers through a link and watched by a third, and each receives only visible information', async () => {
    const { people, id } = await seatPeople(game, visit);
    const [ada, bea] = people;
    let steps = 0;
    for (;;) {
      const pages = await Promise.all(people.map(readPage));
      // Read after the pages: the match may have gone on, and everything sent before counts as visible.
      const truth = await TableOracle.at(storage, id);
      for (const [i, page] of pages.entries()) expectNoLeak(page, WATCHERS[i]!, truth);
      const { match } = truth;
      if (match.outcome !== undefined) break;
      const player = match.question!.seat === 0 ? ada : bea;
      await questionOn(player.page).waitFor();
      const told = Promise.all(people.map((person) => person.nextUpdate()));
      await answer(player.page, game);
      await told;
      steps++;
    }
    expect(steps).toBeGreaterThan(10);
    await Promise.all(people.map(({ page }) => resultOn(page).waitFor()));
    const truth = await TableOracle.at(storage, id);
    for (const [i, { messages }] of people.entries()) {
      const told = truth.toldTo(WATCHERS[i]!);
      const news = messages.filter((message) => 'news' in message);
      expect(news).toEqual(JSON.parse(JSON.stringify(told)));
    }
  });
});
