import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { INITIAL_RATING, rateMatch } from '@ludoteca/players/arena';
import { type HistoryQuery, ratingPoints } from '@ludoteca/wire';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { GAME, twoPersonTable } from '../testing/requests.testing.ts';
import {
  apiFor,
  connectChair,
  createTable,
  registerGuest,
  startServer,
  type TestGuest,
  waitUntil,
} from '../testing/server.testing.ts';
import type { Server } from '../serve.ts';

const TERMS = { rated: true };

/** A match that the second guest resigns; both have seen that it is over. */
async function resignedMatch(
  server: Server,
  winner: TestGuest,
  loser: TestGuest,
  terms = {},
): Promise<string> {
  const { id } = await createTable(winner, { ...twoPersonTable, terms });
  expectOk(await loser.api.join(id));
  const chair = connectChair(() => server, id, { token: loser.guest.token });
  expectOk(await chair.withdraw());
  await waitUntil(chair, () => chair.table?.state === 'over');
  chair.close();
  return id;
}

describe('a profile', () => {
  test('has the results and the ratings of a person', async () => {
    const storage = new MemoryStorage();
    const server = await startServer({ storage });
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    await resignedMatch(server, ada, bea);
    const id = await resignedMatch(server, ada, bea, TERMS);
    await resignedMatch(server, ada, bea, TERMS);
    // The row of the last match is written after its entries.
    await server.close();
    const again = await startServer({ storage });
    const person = async (guest: TestGuest) => expectOk(await apiFor(again).person(guest.guest.id));
    const start = [INITIAL_RATING, INITIAL_RATING];
    const [winner, loser] = rateMatch(rateMatch(start, [1, 2]), [1, 2]);
    expect(await person(ada)).toEqual({
      id: ada.guest.id,
      name: 'Ada',
      account: false,
      results: [{ game: GAME, played: 3, won: 3 }],
      ratings: [{ game: GAME, ...winner, matches: 2 }],
    });
    expect((await person(bea)).ratings).toEqual([{ game: GAME, ...loser, matches: 2 }]);
    // A match that ends again, because its row could not be written, is rated once.
    const row = await storage.findTable(id);
    await storage.updateTable({ ...row!, state: 'playing' });
    const chair = connectChair(() => again, id);
    await waitUntil(chair, () => chair.table?.state === 'over');
    expect((await person(ada)).ratings).toEqual([{ game: GAME, ...winner, matches: 2 }]);
    expect(expectRefused(await apiFor(again).person('nobody'))).toEqual({ problem: 'no such person' });
  });

  test('shows ratings in points', () => {
    expect(ratingPoints(INITIAL_RATING)).toEqual({ points: 1500, uncertainty: 500 });
  });
});

test('a table with computers is not rated', async () => {
  const server = await startServer();
  const ada = await registerGuest(server, 'Ada');
  const request = { game: GAME, seats: ['person', 'random'], terms: TERMS };
  expect(expectRefused(await ada.api.createTable(request))).toEqual({
    problem: 'malformed',
    facts: { where: 'terms.rated' },
  });
});

describe('people who have blocked each other', () => {
  test('do not sit at one table, in either order', async () => {
    const server = await startServer();
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    expectOk(await ada.api.block(bea.guest.id));
    expect(expectOk(await ada.api.blocks())).toEqual([{ id: bea.guest.id, name: 'Bea' }]);
    expect(expectOk(await bea.api.blocks())).toEqual([]);
    const { id } = await createTable(ada, twoPersonTable);
    expect(expectRefused(await bea.api.join(id))).toEqual({ problem: 'blocked' });
    const other = await createTable(bea, twoPersonTable);
    expect(expectRefused(await ada.api.join(other.id))).toEqual({ problem: 'blocked' });
    expectOk(await ada.api.unblock(bea.guest.id));
    expectOk(await bea.api.join(id));
  });

  test('exist, and are not the guest itself', async () => {
    const server = await startServer();
    const { guest, api } = await registerGuest(server, 'Ada');
    for (const id of [guest.id, 'nobody'])
      for (const reply of [api.block(id), api.report(id, { text: '' })])
        expect(expectRefused(await reply)).toEqual({ problem: 'no such person' });
  });
});

test('two people at a table have names that can be told apart', async () => {
  const server = await startServer();
  const [ada, twin] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Аdа')];
  const { id } = await createTable(ada, twoPersonTable);
  expect(expectOk(await twin.api.join(id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Аdа (2)']);
});

test('nobody can be called like a computer', async () => {
  const server = await startServer();
  expect(expectRefused(await apiFor(server).createGuest({ name: 'Greedy' }))).toEqual({
    problem: 'name taken',
  });
});

test('finished matches are listed by game, opponent and result', async () => {
  const server = await startServer();
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const id = await resignedMatch(server, ada, bea);
  const list = async (query: HistoryQuery) =>
    expectOk(await ada.api.myMatches(query)).map((table) => table.id);
  expect(await list({})).toEqual([id]);
  expect(await list({ game: GAME, opponent: 'Bea', result: 'won', before: '9999999999999' })).toEqual([id]);
  expect(await list({ result: 'lost' })).toEqual([]);
  expect(await list({ opponent: 'Eve' })).toEqual([]);
});
