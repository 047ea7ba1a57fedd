import { catalogue } from '@ludoteca/games';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../../kernel/result.testing.ts';
import {
  apiFor,
  registerGuest,
  connectChair,
  firstOption,
  startServer,
  playToEnd,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import { GAME, twoPersonTable, playedTable, rawPost } from '../testing/requests.testing.ts';

test('games are listed with their texts in every language and the form of their settings', async () => {
  const server = await startServer();
  const games = expectOk(await apiFor(server).games());
  expect(games.map(({ id }) => id)).toEqual(catalogue.map(({ game }) => game.id));
  for (const [i, { words, form, listed }] of games.entries()) {
    const { texts } = catalogue[i]!;
    expect({ form, listed }).toEqual(
      JSON.parse(JSON.stringify({ form: catalogue[i]!.form, listed: catalogue[i]!.listed })),
    );
    for (const language of LANGUAGES) expect(words[language].name).toBe(texts[language].name);
  }
});

describe('a table', () => {
  test('is created with a commitment and without players, so that a nonce comes after the commitment', async () => {
    const server = await startServer();
    const { guest, api } = await registerGuest(server, 'Ada');
    const made = expectOk(await api.createTable({ game: GAME, seats: ['random', 'person', 'person'] }));
    expect(made).toMatchObject({ game: GAME, state: 'open', listed: false, entries: 0, watching: 0 });
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
    const free = { kind: 'person', name: '', here: false, nonce: null };
    expect(made.seats.slice(1)).toEqual([free, free]);
    expect(made.id).toMatch(/^[\w-]{12}$/);
    expect(expectOk(await apiFor(server).table(made.id))).toEqual(made);
    const joined = expectOk(await api.join(made.id, { nonce: 'n' }));
    expect(joined.commitment).toBe(made.commitment);
    expect(joined.seats).toEqual([
      { kind: 'random', name: 'random', here: true, nonce: null },
      { kind: 'person', name: 'Ada', guest: guest.id, here: false, nonce: 'n' },
      free,
    ]);
  });

  test.each(['/api/tables', '/api/tables/:id/rematch'])(
    'takes no nonce when it is created: %s',
    async (path) => {
      const server = await startServer();
      const { ada, id } = await playedTable(server);
      const body = { ...(path === '/api/tables' ? twoPersonTable : {}), nonce: 'n' };
      const headers = { authorization: `Bearer ${ada.guest.token}` };
      const response = await rawPost(server, path.replace(':id', id), JSON.stringify(body), headers);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ problem: 'malformed' });
    },
  );

  test('gives computers of one kind different names', async () => {
    const server = await startServer();
    const { api } = await registerGuest(server, 'Ada');
    const seats = ['greedy', 'random', 'greedy', 'greedy'];
    const names = expectOk(await api.createTable({ game: GAME, seats })).seats.map(({ name }) => name);
    expect(names).toEqual(['greedy', 'random', 'greedy 2', 'greedy 3']);
  });

  test('is listed in the lobby if requested and joined, and for its players, until it is over', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const hidden = await createTable(ada, twoPersonTable);
    const listed = await createTable(ada, { ...twoPersonTable, listed: true });
    expectOk(await ada.api.createTable({ ...twoPersonTable, listed: true }));
    const ids = async (reply: ReturnType<typeof ada.api.tables>) => expectOk(await reply).map(({ id }) => id);
    expect(await ids(apiFor(server).tables())).toEqual([listed.id]);
    expect((await ids(ada.api.myTables())).toSorted()).toEqual([hidden.id, listed.id].toSorted());
    const bea = await registerGuest(server, 'Bea');
    expect(await ids(bea.api.myTables())).toEqual([]);
    expectOk(await bea.api.join(listed.id));
    const chair = connectChair(() => server, listed.id, { token: bea.guest.token });
    expectOk(await chair.withdraw());
    expect(await ids(apiFor(server).tables())).toEqual([]);
    expect(await ids(ada.api.myTables())).toEqual([hidden.id]);
  });

  test('is refused if the game does not support the request', async () => {
    const server = await startServer();
    const { api } = await registerGuest(server, 'Ada');
    const why = async (request: object) =>
      expectRefused(await api.createTable({ ...twoPersonTable, ...request }));
    expect(await why({ game: 'chess' })).toEqual({ problem: 'no such game', facts: { game: 'chess' } });
    expect(await why({ seats: ['person'] })).toMatchObject({ problem: 'seats', facts: { given: 1 } });
    expect(
      await why({ seats: Array.from({ length: catalogue[0]!.game.seats.max + 1 }, () => 'random') }),
    ).toMatchObject({
      problem: 'seats',
    });
    for (const player of ['genius', 'toString', '__proto__'])
      expect(await why({ seats: ['person', player] })).toMatchObject({
        problem: 'no such player',
        facts: { player },
      });
    expect(await why({ settings: { odd: 1 } })).toMatchObject({
      problem: 'settings',
      reasons: [{ facts: { field: 'odd' } }],
    });
  });

  test('of computers alone starts at once and is played to its end', async () => {
    const server = await startServer();
    const { api } = await registerGuest(server, 'Ada');
    const { id, state } = expectOk(await api.createTable({ game: GAME, seats: ['random', 'greedy'] }));
    expect(state).toBe('playing');
    const chair = connectChair(() => server, id);
    await waitUntil(chair, () => chair.table?.state === 'over');
    expect(chair.watcher).toBe('spectator');
  });

  test('is joined once per guest, at a free seat, before it starts', async () => {
    const server = await startServer();
    const people = await Promise.all(['Ada', 'Bea', 'Cam', 'Dan'].map((name) => registerGuest(server, name)));
    const [ada, bea, cam, dan] = people.map(({ api }) => api);
    const seats = ['person', 'random', 'person', 'person'];
    const { id } = await createTable(people[0]!, { game: GAME, seats });
    expect(expectRefused(await ada!.join(id))).toEqual({ problem: 'already seated' });
    expect(expectRefused(await bea!.join(id, { seat: 0 }))).toEqual({ problem: 'seat taken' });
    expect(expectRefused(await bea!.join(id, { seat: 1 }))).toEqual({ problem: 'seat taken' });
    expect(expectRefused(await bea!.join(id, { seat: 4 }))).toEqual({
      problem: 'no such seat',
      facts: { seats: 4 },
    });
    expect(expectRefused(await bea!.join('nowhere'))).toEqual({ problem: 'no such table' });
    expect(expectOk(await bea!.join(id, { seat: 3, nonce: 'b' })).state).toBe('open');
    const both = await Promise.all([cam!.join(id), dan!.join(id)]);
    expect(both.filter((reply) => reply.ok)).toHaveLength(1);
    expect(both.find((reply) => !reply.ok)).toMatchObject({ problem: { problem: 'already playing' } });
    const table = expectOk(await ada!.table(id));
    expect(table.state).toBe('playing');
    expect(table.seats.map(({ nonce }) => nonce)).toEqual([null, null, null, 'b']);
  });

  test('can be left while it is open, and is deleted when all guests have left', async () => {
    const server = await startServer();
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    const { id } = await createTable(ada, { game: GAME, seats: ['person', 'person', 'person'] });
    expect(expectRefused(await bea.api.leave(id))).toEqual({ problem: 'not seated' });
    expectOk(await bea.api.join(id));
    expectOk(await ada.api.leave(id));
    const [free] = expectOk(await bea.api.table(id)).seats;
    expect(free).toEqual({ kind: 'person', name: '', here: false, nonce: null });
    const chair = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(chair, () => chair.state === 'live');
    expectOk(await bea.api.leave(id));
    await waitUntil(chair, () => chair.state === 'closed');
    expect(chair.problem).toEqual({ problem: 'no such table' });
    expect(expectRefused(await bea.api.table(id))).toEqual({ problem: 'no such table' });
  });

  test('cannot be left while it is playing', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, { game: GAME, seats: ['person', 'random'] });
    expect(expectRefused(await ada.api.leave(id))).toEqual({ problem: 'already playing' });
  });

  test('shows which players are connected and the number of spectators', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, twoPersonTable);
    const watcher = connectChair(() => server, id);
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(watcher, () => watcher.table?.seats[0]?.here === true);
    expect(watcher.table).toMatchObject({ watching: 1, seats: [{ here: true }, { here: false }] });
    hers.close();
    await waitUntil(watcher, () => watcher.table?.seats[0]?.here === false);
    expect(watcher.watcher).toBe('spectator');
  });

  test('is refused to a guest who has too many', async () => {
    const server = await startServer({ limits: { tablesPerGuest: 2 } });
    const ada = await registerGuest(server, 'Ada');
    const bea = await registerGuest(server, 'Bea');
    const { id } = expectOk(await bea.api.createTable(twoPersonTable));
    await createTable(ada, twoPersonTable);
    await createTable(ada, twoPersonTable);
    const many = { problem: 'many tables', facts: { most: 2 } };
    expect(expectRefused(await ada.api.createTable(twoPersonTable))).toEqual(many);
    expect(expectRefused(await ada.api.join(id))).toEqual(many);
  });
});

describe('a table that is over', () => {
  test('reveals its secret and its archive, and not before', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, { game: GAME, seats: ['person', 'random'] });
    expect(expectRefused(await ada.api.archive(id))).toEqual({ problem: 'not over yet' });
    const texts: string[] = [];
    const chair = connectChair(() => server, id, {
      token: ada.guest.token,
      onMessage: (text) => texts.push(text),
    });
    await playToEnd(chair, firstOption);
    await waitUntil(chair, () => chair.table?.state === 'over');
    const secret = chair.table!.secret!;
    const revealing = texts.filter((text) => text.includes(secret));
    expect(revealing.length).toBeGreaterThan(0);
    expect(revealing).toEqual(texts.filter((text) => text.includes('"state":"over"')));
    expect(expectOk(await ada.api.archive(id)).length).toBeGreaterThan(0);
  });

  test('has one rematch, with a new commitment, that its players can join', async () => {
    const server = await startServer();
    const { ada, bea, id, chair } = await playedTable(server);
    const cam = await registerGuest(server, 'Cam');
    expect(expectRefused(await cam.api.rematch(id))).toEqual({ problem: 'not seated' });
    const replies = await Promise.all([bea.api.rematch(id), ada.api.rematch(id)]);
    const [next, same] = replies.map(expectOk);
    expect(same).toEqual(next);
    expect(next).toMatchObject({
      game: GAME,
      state: 'open',
      listed: false,
      seats: [{ name: '' }, { name: '' }],
    });
    expect(next!.commitment).not.toBe(chair.table!.commitment);
    await waitUntil(chair, () => chair.table?.rematch !== undefined);
    expect(chair.table!.rematch).toBe(next!.id);
    for (const [api, rematch] of [
      [ada.api, next!.id],
      [cam.api, undefined],
      [apiFor(server), undefined],
      [apiFor(server, 'unknown'), undefined],
    ] as const)
      expect(expectOk(await api.table(id)).rematch).toBe(rematch);
    expectOk(await bea.api.join(next!.id, { seat: 1, nonce: 'b' }));
    expect(expectOk(await ada.api.join(next!.id, { seat: 0 }))).toMatchObject({
      state: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Bea', nonce: 'b' }],
    });
    expect(expectRefused(await ada.api.rematch(next!.id))).toEqual({ problem: 'not over yet' });
  });

  test('gets another rematch when all guests have left the first', async () => {
    const server = await startServer();
    const { ada, id } = await playedTable(server);
    const next = expectOk(await ada.api.rematch(id));
    expectOk(await ada.api.join(next.id));
    expectOk(await ada.api.leave(next.id));
    const another = expectOk(await ada.api.rematch(id));
    expect(another.id).not.toBe(next.id);
    expect(expectOk(await ada.api.table(id)).rematch).toBe(another.id);
  });
});
