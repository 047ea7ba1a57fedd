/** Hosted matches of real games without any page: they end, and the time of automatic passes reveals nothing. */
import { catalogue } from '@ludoteca/games';
import { createFastDice, type Json } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, bea, newsOf } from './lots-table.testing.ts';
import { createContext, RecordingClient } from './recording-client.testing.ts';
import { TableRegistry } from './table-registry.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const now = (): number => vi.getMockedSystemTime()?.getTime() ?? 0;

async function startTable(game: string, seconds: number) {
  const tables = new TableRegistry(createContext({ monotonic: now }));
  const { id } = await tables.create(ada, {
    game,
    seats: ['person', 'person'],
    terms: { passDelay: 400, clock: { per: 'decision', seconds, increment: 0, expiry: 'substitute' } },
  });
  for (const guest of [ada, bea]) await tables.join(id, guest, {});
  return { tables, id, table: await tables.get(id) };
}

test.each(['teferi', 'lirya'])(
  'a match of %s ends although both players have closed their pages',
  async (game) => {
    const { table } = await startTable(game, 5);
    for (let seconds = 0; table.state !== 'over' && seconds < 600; seconds++)
      await vi.advanceTimersByTimeAsync(1000);
    expect(table.state).toBe('over');
    expect(table.info().seats.map(({ place }) => place)).toContain(1);
  },
);

/** The delays of passes by settings, in windows in which the seat had a response and in which it had none. */
interface PassDelays {
  readonly able: number[];
  readonly unable: number[];
}

/** Plays one match at random, and adds the delays of its automatic passes. */
async function measurePasses(game: string, seed: string, delays: PassDelays): Promise<void> {
  const { table, tables } = await startTable(game, 86_400);
  const rules = catalogue.find((entry) => entry.game.id === game)!.autoPass!;
  for (const guest of [ada, bea]) await table.control.setAutoPass(guest, { stops: [], control: false });
  const clients = [new RecordingClient('a'), new RecordingClient('b')] as const;
  for (const client of clients) await table.connect(client);
  const dice = createFastDice(seed);
  while (countWindows(delays) < WINDOWS && table.state !== 'over') {
    const seat = table.info().waiting!.seat;
    const { asked, view } = newsOf(clients[seat]!).at(-1)!.sight;
    const start = now();
    const pass = rules.findAutoPass({ asked, view, outcome: undefined });
    if (pass === undefined) {
      const options = asked !== undefined && 'options' in asked ? asked.options : [];
      const choices = [dice.pick<Json>(options)];
      await table.handleRequest(clients[seat]!, { id: 1, answer: { number: asked!.number, choices } });
    }
    if (pass === undefined || pass.isCertain === true) {
      await vi.advanceTimersByTimeAsync(0);
      continue;
    }
    const isForced = rules.findForcedPass({ asked, view, outcome: undefined }) !== undefined;
    const before = table.info().entries;
    while (table.info().entries === before) await vi.advanceTimersToNextTimerAsync();
    delays[isForced ? 'unable' : 'able'].push(now() - start);
  }
  await tables.close();
}

const WINDOWS = Math.max(40, scaleVolume(500));
const countWindows = ({ able, unable }: PassDelays): number => able.length + unable.length;

test.each(['teferi', 'lirya'])(
  'in %s the time of a pass by settings does not tell whether the seat could have acted',
  async (game) => {
    const delays: PassDelays = { able: [], unable: [] };
    for (let match = 0; countWindows(delays) < WINDOWS; match++)
      await measurePasses(game, `windows ${game} ${match}`, delays);
    expect(new Set(delays.able)).toEqual(new Set([400]));
    expect(new Set(delays.unable)).toEqual(new Set([400]));
  },
);

/** Plays at random against computers at quick pace. Returns the longest and the whole time for which the person waits. */
async function measureWaits(game: string, seats: readonly string[], isDone: (view: Json) => boolean) {
  const tables = new TableRegistry(createContext({ monotonic: now, pace: undefined }));
  const { id } = await tables.create(ada, { game, seats, terms: { pace: 'quick' } });
  await tables.join(id, ada, {});
  const table = await tables.get(id);
  const client = new RecordingClient('a');
  await table.connect(client);
  const dice = createFastDice(`waits ${game}`);
  let [longest, since] = [0, now()];
  for (;;) {
    const { asked, view } = newsOf(client).at(-1)!.sight;
    if (table.state === 'over' || isDone(view)) return { longest, whole: now() };
    if (asked?.seat === 0 && 'options' in asked && vi.getTimerCount() === 0) {
      longest = Math.max(longest, now() - since);
      await table.handleRequest(client, {
        id: 1,
        answer: { number: asked.number, choices: [dice.pick<Json>(asked.options)] },
      });
      since = now();
    } else await vi.advanceTimersToNextTimerAsync();
  }
}

test('twelve turns of Teferi at quick pace take less than 40 seconds of waiting', async () => {
  const { whole } = await measureWaits(
    'teferi',
    ['person', 'greedy'],
    (view) => (view as { turn: number }).turn > 12,
  );
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThan(40_000);
});

test('a round of two computers in Risika at quick pace takes less than 5 seconds', async () => {
  let questions = 0;
  const { longest } = await measureWaits('risika', ['person', 'greedy', 'greedy'], () => ++questions > 400);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(5000);
});
