import { openStorage, type Server, type Storage } from '@ludoteca/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyFolder } from '../../server/storage/temporary-folder.testing.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import {
  answer,
  resultOn,
  playOut,
  createTableForTwo,
  questionOn,
  createSoloTable,
  readLog,
  boardOf,
  tableIdOf,
  type FormValues,
} from './play.testing.ts';
import { NetworkProxy } from './network.testing.ts';
import { TableOracle } from './table-oracle.testing.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';

const visit = createBrowsers();

/** Settings with which a match has few answers. */
const SHORT_MATCH: { readonly [game: string]: FormValues } = { rumour: {}, uno: { 'Cards in hand': '4' } };

async function openServer(storage: Storage): Promise<Server> {
  const server = await openTestServer({ storage });
  onTestFinished(() => server.close());
  return server;
}

async function openProxy(server: Server): Promise<NetworkProxy> {
  const proxy = await NetworkProxy.to(server);
  onTestFinished(() => proxy.close());
  return proxy;
}

/** Expects that the page received every step exactly once and can verify the archive. */
async function expectWhole({ page, messages }: BrowserVisit, storage: Storage, id: string): Promise<void> {
  const { match } = await TableOracle.at(storage, id);
  const numbers = messages
    .flatMap((message) => ('news' in message ? message.news : []))
    .map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: match.number + 1 }, (_, i) => i));
  await page.getByRole('button', { name: 'Verify here' }).click();
  await page.getByText('What the table showed here is what was recorded.').waitFor();
}

test.each(['rumour', 'uno'])('a match of %s continues after the page is reloaded', async (game) => {
  const guest = await visit((await openServer(new MemoryStorage())).address);
  const { page } = guest;
  await createSoloTable(page, game, SHORT_MATCH[game]);
  await questionOn(page).waitFor();
  await answer(page, game);
  await questionOn(page).waitFor();
  const told = await readLog(page);
  await page.reload();
  await questionOn(page).waitFor();
  expect((await readLog(page)).slice(0, told.length)).toEqual(told);
  await playOut(guest, game);
});

/** Two people at a table of uno, each connected through their own proxy. */
async function seatPair() {
  const storage = new MemoryStorage();
  const server = await openServer(storage);
  const proxies = [await openProxy(server), await openProxy(server)] as const;
  const people = [
    await visit(proxies[0].address, { randomByte: 1 }),
    await visit(proxies[1].address, { randomByte: 2 }),
  ] as const;
  const [ada, bea] = people;
  await ada.page.goto('/new/uno');
  const path = await createTableForTwo(ada.page, SHORT_MATCH['uno']);
  await bea.page.goto(path);
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all(people.map(({ page }) => boardOf(page, 'uno').waitFor()));
  return { storage, server, proxies, people, id: tableIdOf(path) };
}

type Pair = Awaited<ReturnType<typeof seatPair>>;

/** Lets the asked players answer until the seat is asked or the match is over. */
async function playTo(seat: number | undefined, { people, storage, id }: Pair): Promise<void> {
  for (;;) {
    const { question } = (await TableOracle.at(storage, id)).match;
    if (question === undefined || question.seat === seat) return;
    const player = people[question.seat]!;
    await questionOn(player.page).waitFor();
    const told = player.nextUpdate();
    await answer(player.page, 'uno');
    await told;
  }
}

describe('a connection that is lost', () => {
  test('is shown, and after reconnecting the page shows the actions of the others', async () => {
    const match = await seatPair();
    const [ada, bea] = match.people;
    const [proxy] = match.proxies;
    await playTo(1, match);
    proxy.cut();
    await ada.page.getByText('Connection lost: trying again…').waitFor();
    expect(await findAccessibilityIssues(ada.page)).toEqual([]);
    await bea.page.getByText('away', { exact: true }).waitFor();
    await playTo(0, match);
    expect(await questionOn(ada.page).count()).toBe(0);
    proxy.connectTo(match.server);
    await questionOn(ada.page).waitFor();
    await ada.page.getByText('Back at the table.').waitFor();
    expect((await readLog(ada.page)).length).toBe((await readLog(bea.page)).length);
  });

  test('delays an answer without losing or repeating it', async () => {
    const match = await seatPair();
    const { storage, id, people } = match;
    const [ada] = people;
    const [proxy] = match.proxies;
    const entries = async (): Promise<number> => (await storage.readEntries(id)).length;
    await playTo(0, match);
    await questionOn(ada.page).waitFor();
    const before = await entries();
    proxy.cut();
    await ada.page.getByText('Connection lost: trying again…').waitFor();
    await answer(ada.page, 'uno');
    expect(await entries()).toBe(before);
    proxy.connectTo(match.server);
    // The first update may still show the earlier state.
    await expect.poll(entries).toBe(before + 1);
    await playTo(undefined, match);
    await Promise.all(people.map(({ page }) => resultOn(page).waitFor()));
    await expectWhole(ada, storage, id);
  });
});

test.each(['rumour', 'uno'])(
  'a match of %s goes on when the server has restarted on the same data',
  async (game) => {
    const folder = await createEmptyFolder();
    let storage = await openStorage(folder);
    let server = await openServer(storage);
    const proxy = await openProxy(server);
    const guest = await visit(proxy.address);
    const { page } = guest;
    await createSoloTable(page, game, SHORT_MATCH[game]);
    for (let restarts = 0; restarts < 2; restarts++) {
      await questionOn(page).waitFor();
      const told = await readLog(page);
      proxy.cut();
      await server.close();
      await storage.close();
      await page.getByText('Connection lost: trying again…').waitFor();
      storage = await openStorage(folder);
      server = await openServer(storage);
      proxy.connectTo(server);
      await page.getByText('Back at the table.').waitFor();
      expect(await readLog(page)).toEqual(told);
      const more = guest.nextUpdate();
      await answer(page, game);
      await more;
    }
    await playOut(guest, game);
    await expectWhole(guest, storage, tableIdOf(page.url()));
    onTestFinished(() => storage.close());
  },
);
