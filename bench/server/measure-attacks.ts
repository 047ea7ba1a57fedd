/** Measures how tables with hostile content delay others: those whose match is in the same worker, and all others. */
import { type AttackContent, playHostileTable } from './hostile-table.ts';
import { computePercentiles, type Percentiles, type LatencySample, sampleAtRate } from './measure-at-rate.ts';
import type { MatchAssignment } from './match-assignments.ts';
import { type ServerProcess, withServerProcess } from './server-process.ts';
import { TableLoad, type TableLoadOptions } from './table-load.ts';

export interface Attack {
  readonly game: string;
  readonly content: AttackContent;
}

export interface AttackOptions extends Omit<TableLoadOptions, 'addresses'> {
  readonly rate: number;
  readonly seconds: number;
  readonly onProgress: (text: string) => void;
}

export interface AttackReport {
  readonly before: Percentiles;
  /** During the attacks: at tables whose match was in another worker than those of hostile tables. */
  readonly others: Percentiles;
  /** The longest delay at a table of the same worker, in milliseconds, and the most long delays of such a table in one attack. */
  readonly longest: number;
  readonly mostDelays: number;
  readonly attacks: number;
  /** Attacks that the server refused before they became a table. */
  readonly refused: number;
}

/** An attack, from its first request until everything was quiet again. */
interface AttackPeriod {
  readonly begun: number;
  readonly ended: number;
  readonly table: string | undefined;
  /** The number of matches that had been opened at its beginning and at its end. */
  readonly openedBefore: number;
  readonly openedAfter: number;
}

/** Milliseconds beyond which an answer was delayed by the stop of its worker. */
const LONG_DELAY = 500;
/** Delays that are nearer than this belong to one stop of a worker. */
const SAME_STOP = 1000;
const WARM_UP_SECONDS = 3;
/** Milliseconds between two attacks. */
const PAUSE = 500;

export const measureAttacks = (
  storage: string,
  attacks: readonly Attack[],
  options: AttackOptions,
): Promise<AttackReport> =>
  withServerProcess(['serve', storage], async (server) => {
    const { rate, seconds } = options;
    const load = await TableLoad.open({ ...options, addresses: [server.address] });
    const answer = (): Promise<string> => load.answer();
    await sampleAtRate(rate, (fired) => fired >= rate * WARM_UP_SECONDS, answer);
    const before = computePercentiles(await sampleAtRate(rate, (fired) => fired >= rate * seconds, answer));
    const periods: AttackPeriod[] = [];
    let isOver = false;
    const sampling = sampleAtRate(rate, () => isOver, answer);
    for (const attack of attacks) {
      periods.push(await runAttack(server, attack));
      options.onProgress(
        `${periods.length} of ${attacks.length} attacks: ${attack.game}, ${attack.content.name}`,
      );
    }
    isOver = true;
    const samples = await sampling;
    const opened = await server.listAssignments();
    load.close();
    return { before, ...summarize(samples, periods, opened) };
  });

async function runAttack(server: ServerProcess, { game, content }: Attack): Promise<AttackPeriod> {
  const openedBefore = (await server.listAssignments()).length;
  const begun = performance.now();
  const table = await playHostileTable(server.address, game, content);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  const ended = performance.now();
  return { begun, ended, table, openedBefore, openedAfter: (await server.listAssignments()).length };
}

function summarize(
  samples: readonly LatencySample<string>[],
  periods: readonly AttackPeriod[],
  opened: readonly MatchAssignment[],
): Omit<AttackReport, 'before'> {
  const others: LatencySample<string>[] = [];
  let [longest, mostDelays] = [0, 0];
  for (const period of periods) {
    const during = samples.filter(({ due }) => due >= period.begun && due < period.ended);
    const neighbours = findNeighbours(period, opened);
    others.push(...during.filter(({ result }) => !neighbours.has(result)));
    const affected = during.filter(({ result }) => neighbours.has(result));
    for (const { milliseconds } of affected) longest = Math.max(longest, milliseconds);
    for (const table of neighbours)
      mostDelays = Math.max(mostDelays, countStops(affected.filter(({ result }) => result === table)));
  }
  const refused = periods.filter(({ table }) => table === undefined).length;
  return { others: computePercentiles(others), longest, mostDelays, attacks: periods.length, refused };
}

/** The tables whose match was in a worker, before or during the attack, in which that of the hostile table was opened. */
function findNeighbours(
  { table, openedBefore, openedAfter }: AttackPeriod,
  opened: readonly MatchAssignment[],
): ReadonlySet<string> {
  const workersBefore = new Map(opened.slice(0, openedBefore).map((one) => [one.table, one.worker]));
  const during = opened.slice(openedBefore, openedAfter);
  const attacked = new Set(during.filter((one) => one.table === table).map(({ worker }) => worker));
  const placed = [...Array.from(workersBefore, ([id, worker]) => ({ table: id, worker })), ...during];
  return new Set(placed.filter(({ worker }) => attacked.has(worker)).map((one) => one.table));
}

/** How many times the worker of a table was stopped, by the delays of its answers. */
function countStops(samples: readonly LatencySample<string>[]): number {
  const ends = samples
    .filter(({ milliseconds }) => milliseconds > LONG_DELAY)
    .map(({ due, milliseconds }) => due + milliseconds)
    .toSorted((a, b) => a - b);
  return ends.filter((end, i) => i === 0 || end - (ends[i - 1] ?? 0) > SAME_STOP).length;
}
