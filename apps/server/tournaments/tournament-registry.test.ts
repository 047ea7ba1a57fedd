import {
  type CreateTournamentRequest,
  type RemoteChair,
  type TournamentInfo,
  tournamentReply,
} from '@ludoteca/wire';
import { catalogue } from '@ludoteca/games';
import { validate } from '@ludoteca/kernel';
import { describe, expect, test, vi } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { Server } from '../serve.ts';
import { createLotsContext } from '../tables/lots-table.testing.ts';
import { TableRegistry } from '../tables/table-registry.ts';
import { GAME } from '../testing/requests.testing.ts';
import {
  apiFor,
  connectChair,
  registerGuest,
  startServer,
  type TestGuest,
  waitUntil,
} from '../testing/server.testing.ts';
import { TournamentRegistry } from './tournament-registry.ts';

const SWISS: CreateTournamentRequest = { name: ' Friday ', game: GAME, format: 'swiss', seats: 2 };
const NAMES = ['Ada', 'Bea', 'Cam', 'Dan', 'Eve'];

async function enrolled(server: Server, count: number, request: CreateTournamentRequest) {
  const guests: TestGuest[] = [];
  for (const name of NAMES.slice(0, count)) guests.push(await registerGuest(server, name));
  const organizer = guests[0]!;
  const { id } = expectOk(await organizer.api.createTournament(request));
  for (const { api } of guests) expectOk(await api.enrol(id));
  return { guests, organizer, id };
}

/** The guest leaves the match at this table. */
async function resign(server: Server, { guest }: TestGuest, table: string): Promise<RemoteChair> {
  const chair = connectChair(() => server, table, { token: guest.token });
  expectOk(await chair.withdraw());
  return chair;
}

/** Plays the matches of the present round: the player at the first seat wins, because the others resign. */
async function playRound(server: Server, guests: readonly TestGuest[], info: TournamentInfo): Promise<void> {
  for (const { table, players } of info.played.at(-1)!) {
    if (table === undefined) continue;
    const seated = players.map((player) =>
      guests.find(({ guest }) => guest.id === info.players[player]!.id)!,
    );
    for (const { api } of seated) expectOk(await api.join(table));
    for (const guest of seated.slice(1)) {
      const chair = await resign(server, guest, table);
      await waitUntil(chair, () => chair.table?.state === 'over');
      chair.close();
    }
  }
}

/** The tournament when the results of all finished matches are known. */
async function settled(server: Server, id: string, rounds: number): Promise<TournamentInfo> {
  for (;;) {
    const info = expectOk(await apiFor(server).tournament(id));
    if (info.state === 'over' || info.played.length === rounds) return info;
  }
}

describe('a Swiss tournament', () => {
  test('is played in rounds with a bye, and has standings', async () => {
    const server = await startServer();
    const { guests, organizer, id } = await enrolled(server, 5, SWISS);
    let info = expectOk(await organizer.api.startTournament(id));
    expect(info).toMatchObject({ name: 'Friday', state: 'playing', rounds: 3 });
    for (let round = 1; round <= 3; round++) {
      const sizes = info.played.at(-1)!.map(({ players }) => players.length);
      expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
      await playRound(server, guests, info);
      info = await settled(server, id, round + 1);
    }
    expect(info.state).toBe('over');
    expect(expectOk(validate(tournamentReply, info))).toEqual(info);
    const points = info.players.map((player) => player.points);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(9);
    expect(Math.max(...points)).toBe(info.players.find(({ rank }) => rank === 1)?.points);
    expect(expectOk(await apiFor(server).tournaments())).toEqual([info]);
  });

  test('goes on after a restart, and without players who have left', async () => {
    const storage = new MemoryStorage();
    const server = await startServer({ storage });
    const { guests, organizer, id } = await enrolled(server, 4, { ...SWISS, rounds: 2 });
    const info = expectOk(await organizer.api.startTournament(id));
    await playRound(server, guests, info);
    await server.close();
    const again = await startServer({ storage });
    const second = await settled(again, id, 2);
    expect(second.played[0]?.map(({ scores }) => scores)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const left = apiFor(again, guests[3]!.guest.token);
    expect(expectOk(await left.leaveTournament(id)).players.filter(({ hasLeft }) => hasLeft)).toHaveLength(1);
    expectOk(await left.deleteMe());
    const { players } = expectOk(await apiFor(again).tournament(id));
    expect(players.map(({ name }) => name).toSorted()).toEqual(['', 'Ada', 'Bea', 'Cam']);
  });

  test('is lost by who does not sit down in time', async () => {
    let now = 1000;
    const server = await startServer({ clock: () => now });
    const { guests, organizer, id } = await enrolled(server, 2, { ...SWISS, joinSeconds: 60 });
    const info = expectOk(await organizer.api.startTournament(id));
    const [{ table, players }] = info.played[0] as [{ table: string; players: number[] }];
    const present = guests.find(({ guest }) => guest.id === info.players[players[1]!]!.id)!;
    expectOk(await present.api.join(table));
    now += 60_001;
    const over = expectOk(await present.api.tournament(id));
    expect(over).toMatchObject({ state: 'over', played: [[{ scores: [0, 1] }]] });
    expect(expectRefused(await present.api.table(table))).toEqual({ problem: 'no such table' });
  });
});

test('an elimination ends with one winner', async () => {
  const server = await startServer();
  const { guests, organizer, id } = await enrolled(server, 3, { ...SWISS, format: 'elimination' });
  let info = expectOk(await organizer.api.startTournament(id));
  for (let round = 1; info.state === 'playing'; round++) {
    await playRound(server, guests, info);
    info = await settled(server, id, round + 1);
  }
  expect(info.played.map((round) => round.length)).toEqual([2, 1]);
});

test.each(catalogue.map(({ game: { id, seats } }) => ({ game: id, seats: Math.max(2, seats.min) })))(
  'a tournament of $game is played with the clock that its organizer has set',
  async ({ game, seats }) => {
    const server = await startServer({ monotonic: () => 0 });
    const clock = { per: 'match', seconds: 600, increment: 0, expiry: 'withdrawal' } as const;
    const request = { name: 'Friday', game, format: 'elimination', seats, terms: { clock } } as const;
    const { guests, organizer, id } = await enrolled(server, seats, request);
    const [pairing] = expectOk(await organizer.api.startTournament(id)).played[0]!;
    const table = pairing!.table!;
    for (const { api } of guests) expectOk(await api.join(table));
    await expect
      .poll(async () => expectOk(await organizer.api.table(table)).waiting?.remaining)
      .toEqual(guests.map(() => 600_000));
    expect(expectOk(await organizer.api.table(table)).terms?.clock).toEqual(clock);
    for (const guest of guests.slice(1)) await resign(server, guest, table);
    const { state, players } = await settled(server, id, 2);
    expect(state).toBe('over');
    expect(players.find(({ rank }) => rank === 1)?.name).toBe('Ada');
  },
);

describe('a request about a tournament', () => {
  test('is refused to those who may not make it, and changes nothing', async () => {
    const server = await startServer();
    const { guests, organizer, id } = await enrolled(server, 2, SWISS);
    const eve = await registerGuest(server, 'Eve');
    const refusal = async (reply: ReturnType<typeof eve.api.enrol>) => expectRefused(await reply).problem;
    expect(await refusal(eve.api.startTournament(id))).toBe('not organizer');
    expect(await refusal(eve.api.endTournament(id))).toBe('not organizer');
    expect(await refusal(eve.api.leaveTournament(id))).toBe('not enrolled');
    expect(await refusal(eve.api.enrol('nothing'))).toBe('no such tournament');
    const info = expectOk(await organizer.api.startTournament(id));
    expect(await refusal(eve.api.enrol(id))).toBe('tournament begun');
    expect(await refusal(organizer.api.startTournament(id))).toBe('tournament begun');
    const { table = '' } = info.played[0]![0]!;
    expect(expectRefused(await eve.api.join(table)).problem).toBe('reserved');
    // Whatever seat is asked for, everyone gets the reserved one.
    for (const [i, { api, guest }] of guests.entries()) {
      const { seats } = expectOk(await api.join(table, { seat: i }));
      const seat = seats.findIndex((one) => one.guest === guest.id);
      expect(info.players[info.played[0]![0]!.players[seat]!]!.id).toBe(guest.id);
    }
    expect(expectOk(await apiFor(server).tournament(id))).toEqual(info);
  });

  test('needs a known game, a fitting number of seats and players', async () => {
    const server = await startServer();
    const { api } = await registerGuest(server, 'Ada');
    const refused = async (request: CreateTournamentRequest) =>
      expectRefused(await api.createTournament(request)).problem;
    expect(await refused({ ...SWISS, game: 'chess' })).toBe('no such game');
    expect(await refused({ ...SWISS, seats: 60 })).toBe('seats');
    expect(await refused({ ...SWISS, name: '\u200B' })).toBe('malformed');
    const { id } = expectOk(await api.createTournament(SWISS));
    expectOk(await api.enrol(id));
    expect(expectRefused(await api.startTournament(id))).toEqual({
      problem: 'few players',
      facts: { least: 2 },
    });
    for (let i = 0; i < 4; i++) expectOk(await api.createTournament(SWISS));
    expect(await refused(SWISS)).toBe('many tournaments');
    expect(expectOk(await api.endTournament(id)).state).toBe('over');
    expectOk(await api.createTournament(SWISS));
  });
});

test('a tournament that cannot go on does not hold up the others', async () => {
  const log = vi.fn<() => void>();
  const context = createLotsContext({ log });
  const tournaments = new TournamentRegistry(context, new TableRegistry(context));
  const [ada, bea] = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bea' },
  ];
  const start = async () => {
    const { id } = await tournaments.create(ada, { ...SWISS, game: 'lots' });
    for (const guest of [ada, bea]) await tournaments.enrol(guest, id);
    const { played } = await tournaments.start(ada, id);
    return { id, table: played[0]![0]!.table! };
  };
  const [good, broken] = [await start(), await start()];
  await context.storage.deleteTable(good.table);
  const findTable = context.storage.findTable.bind(context.storage);
  vi.spyOn(context.storage, 'findTable').mockImplementation((id) =>
    id === broken.table ? Promise.reject(new Error('damaged')) : findTable(id),
  );
  await tournaments.sweep();
  expect(log).toHaveBeenCalledOnce();
  expect((await tournaments.describe(good.id)).state).toBe('over');
});

test('a sweep looks after the latest tournaments, and in turn after all others', async () => {
  let now = 0;
  const context = createLotsContext({ clock: () => now++ });
  const tournaments = new TournamentRegistry(context, new TableRegistry(context));
  const guests = Array.from({ length: 240 }, (_, i) => ({ id: `guest ${i}`, name: `Guest ${i}` }));
  const ids: string[] = [];
  for (const guest of guests) {
    const { id } = await tournaments.create(guest, { ...SWISS, game: 'lots' });
    for (const one of [guest, { id: 'b', name: 'Bea' }]) await tournaments.enrol(one, id);
    await tournaments.start(guest, id);
    ids.push(id);
  }
  const countOver = async (): Promise<number> => {
    const found = await Promise.all(
      ids.map((id) => context.storage.findDocument({ collection: 'tournaments', id })),
    );
    return found.filter((one) => (one!.value as { readonly state: string }).state === 'over').length;
  };
  now += 3_600_000;
  await tournaments.sweep();
  expect(await countOver()).toBe(200);
  await tournaments.sweep();
  expect(await countOver()).toBe(240);
  // A sweep begins anew when it has seen all.
  await tournaments.sweep();
  expect(await countOver()).toBe(240);
});
