/** Over a real connection, with workers and in real time, the delay of an automatic pass does not tell what the seat holds. */
import { catalogue } from '@ludoteca/games';
import { at, createFastDice } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { createProcessStarter } from '../execution/worker-process.ts';
import type { Server } from '../serve.ts';
import { bundleFile } from '../testing/child-process.testing.ts';
import {
  connectChair,
  createTable,
  registerGuest,
  startServer,
  waitUntil,
} from '../testing/server.testing.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'passing-worker');

const WINDOWS = 500;
const TERMS = { passDelay: 15, clock: null } as const;
/** Of a standard normal distribution: once in a thousand tests. */
const MAX_DEVIATION = 3.29;

/** Milliseconds until the pass, as a spectator sees it, in windows with and without a response in hand. */
interface ObservedDelays {
  readonly able: number[];
  readonly unable: number[];
}

const countWindows = ({ able, unable }: ObservedDelays): number => able.length + unable.length;

/** Plays one match at random. */
async function observeMatch(server: Server, seed: string, delays: ObservedDelays): Promise<void> {
  const rules = catalogue.find(({ game }) => game.id === 'teferi')!.autoPass!;
  const dice = createFastDice(seed);
  const people = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const request = { game: 'teferi', seats: ['person', 'person'], terms: TERMS };
  const { id } = await createTable(at(people, 0), request);
  expectOk(await at(people, 1).api.join(id));
  const askedAt = new Map<number, number>();
  const windows = new Map<number, keyof ObservedDelays>();
  const spectator = connectChair(() => server, id);
  spectator.subscribe(({ observation: { asked } }) => {
    if (asked !== undefined) askedAt.set(asked.number, performance.now());
  });
  const chairs = people.map(({ guest }) => connectChair(() => server, id, { token: guest.token }));
  for (const { api } of people) expectOk(await api.setAutoPass(id, { stops: [], control: false }));
  for (const chair of chairs)
    chair.subscribe(({ observation: { asked, view, outcome } }) => {
      if (outcome !== undefined || asked?.seat !== chair.watcher || !('options' in asked)) return;
      const pass = rules.findAutoPass({ asked, view, outcome });
      if (pass === undefined) chair.answer(asked.number, dice.pick(asked.options)).catch(() => undefined);
      else if (pass.isCertain !== true)
        windows.set(
          asked.number,
          rules.findForcedPass({ asked, view, outcome }) === undefined ? 'able' : 'unable',
        );
    });
  await waitUntil(spectator, () => spectator.table?.state === 'over' || windows.size >= WINDOWS);
  for (const chair of [...chairs, spectator]) chair.close();
  for (const [number, kind] of windows) {
    const [asked, passed] = [askedAt.get(number), askedAt.get(number + 1)];
    if (asked !== undefined && passed !== undefined) delays[kind].push(passed - asked);
  }
}

/** The test of Mann and Whitney: by how many standard deviations one sample tends to be greater. */
function compareSamples(first: readonly number[], second: readonly number[]): number {
  const sorted = [...first, ...second].toSorted((a, b) => a - b);
  const ranks = first.reduce((sum, value) => sum + sorted.indexOf(value) + 1, 0);
  const pairs = first.length * second.length;
  const wins = ranks - (first.length * (first.length + 1)) / 2;
  return (wins - pairs / 2) / Math.sqrt((pairs * (sorted.length + 1)) / 12);
}

test('the delays with and without a response in hand cannot be told apart', async () => {
  const server = await startServer({ startWorker: createProcessStarter(workerFile, 384), workers: 2 });
  const delays: ObservedDelays = { able: [], unable: [] };
  for (let match = 0; countWindows(delays) < WINDOWS; match++)
    await observeMatch(server, `observed ${match}`, delays);
  const { able, unable } = delays;
  expect(Math.min(able.length, unable.length)).toBeGreaterThan(30);
  const deviation = compareSamples(able, unable);
  console.log(`${able.length} able, ${unable.length} unable: ${deviation.toFixed(2)} standard deviations`);
  expect(Math.abs(deviation)).toBeLessThan(MAX_DEVIATION);
});
