/**
 * Measures how long an answer takes from a client to a durable entry and back, compared with a plain WebSocket echo, and how many
 * answers the server takes when every question is answered at once. The server runs in its own processes, all clients in this one.
 */
import process from 'node:process';
import type { RowResult } from '../measure.ts';
import { EchoClients } from './echo-clients.ts';
import { type Percentiles, measureAtRate } from './measure-at-rate.ts';
import { type ProcessUsage, readTotalUsage } from './process-usage.ts';
import {
  type ServerProcess,
  withServerProcess,
  withServerProcesses,
  withDataFolder,
} from './server-process.ts';
import { PEOPLE_PER_TABLE, TableLoad, type TableLoadOptions } from './table-load.ts';

export interface LoadOptions extends Omit<TableLoadOptions, 'addresses'> {
  /** Answers per second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface LoadReport {
  readonly answer: Percentiles;
  /** Memory after the first measurement, in MiB, with all workers. */
  readonly steadyMemory: number;
  /** Answers per second when every question is answered at once. */
  readonly most: number;
  /** Memory after both measurements, in MiB, with all workers. */
  readonly memory: number;
  /** Processor time per answer at the highest rate, in µs. */
  readonly cpu: { readonly front: number; readonly workers: number; readonly clients: number };
  /** For PostgreSQL on this machine. */
  readonly database?: DatabaseReport | undefined;
}

/** The resources that the database has used so far. */
export interface MeasuredDatabase {
  /** In seconds. */
  readonly cpu: number;
  readonly commits: number;
  /** Bytes of the write-ahead log. */
  readonly log: number;
  readonly entries: number;
  /** Bytes of all entries with their index. */
  readonly entryBytes: number;
}

/** The use of the database per answer at the highest rate, with the answers of computers. */
export interface DatabaseReport {
  /** In µs. */
  readonly cpu: number;
  readonly commits: number;
  /** Bytes of the write-ahead log. */
  readonly log: number;
  readonly entries: number;
  /** Bytes of each entry with its index. */
  readonly entryBytes: number;
}

const WARM_UP_SECONDS = 3;
const ROW_OPTIONS: LoadOptions = { tables: 200, rate: 500, seconds: 10, deltas: true, passes: true };

/** Answers at a fixed rate and as many as possible, with the echo for comparison. */
export async function measureServerRows(): Promise<RowResult[]> {
  const { rate, tables } = ROW_OPTIONS;
  const echo = await measureEcho(ROW_OPTIONS);
  const { answer, most } = await withDataFolder((folder) => measureServer({ storage: folder }, ROW_OPTIONS));
  const durations = (what: string, { p50, p99 }: Percentiles): RowResult[] => [
    { name: `server: ${what}, ${rate}/s at ${tables} tables, half`, unit: 'ms', value: p50 },
    { name: `server: ${what}, ${rate}/s at ${tables} tables, 99 %`, unit: 'ms', value: p99 },
  ];
  return [
    ...durations('answers', answer),
    ...durations('bare echo', echo),
    { name: `server: ${tables} tables answered as soon as they ask`, unit: 'answers/s', value: most },
  ];
}

/** An echo server with as many connections, at the same rate. */
export const measureEcho = (options: LoadOptions): Promise<Percentiles> =>
  withServerProcess(['echo'], async ({ address }) => {
    const echoes = await EchoClients.open(address, options.tables * PEOPLE_PER_TABLE);
    const message = JSON.stringify({ id: 100, answer: { number: 100, choices: [{ discard: 'a card' }] } });
    const spread = await measureSteadyRate(options, () => echoes.call(message));
    echoes.close();
    return spread;
  });

export interface ServerPlan {
  /** A folder or the address of a PostgreSQL database, which several servers can share. */
  readonly storage: string;
  /** The number of servers. Default: 1. */
  readonly size?: number;
  /** Undefined if the storage is not a PostgreSQL database on this machine. */
  readonly readDatabase?: (() => Promise<MeasuredDatabase | undefined>) | undefined;
}

export const measureServer = (
  { storage, size = 1, readDatabase }: ServerPlan,
  options: LoadOptions,
): Promise<LoadReport> =>
  withServerProcesses(size, ['serve', storage], (servers) => measureLoad(servers, options, readDatabase));

/** A server of version 0.1. `program`: the file that runs it, see `tools/bundle-baseline.mjs`. */
export const measureBaseline = (program: string, folder: string, options: LoadOptions): Promise<LoadReport> =>
  withServerProcesses(
    1,
    ['serve', folder],
    (servers) => measureLoad(servers, { ...options, deltas: false, passes: false }),
    program,
  );

async function measureLoad(
  servers: readonly ServerProcess[],
  options: LoadOptions,
  readDatabase?: ServerPlan['readDatabase'],
): Promise<LoadReport> {
  const pids = servers.map(({ pid }) => pid);
  const load = await TableLoad.open({ ...options, addresses: servers.map(({ address }) => address) });
  const answer = await measureSteadyRate(options, () => load.answer());
  const databaseBefore = await readDatabase?.();
  const [before, ownBefore] = [readTotalUsage(pids), process.cpuUsage()];
  const steadyMemory = before.front.memory + before.workers.memory;
  const { most, count } = await measureMaxRate(options, () => load.answer());
  const [after, own] = [readTotalUsage(pids), process.cpuUsage(ownBefore)];
  const databaseAfter = await readDatabase?.();
  load.close();
  const each = (from: ProcessUsage, to: ProcessUsage): number => ((to.cpu - from.cpu) * 1e6) / count;
  return {
    answer,
    steadyMemory,
    most,
    memory: after.front.memory + after.workers.memory,
    cpu: {
      front: each(before.front, after.front),
      workers: each(before.workers, after.workers),
      clients: (own.user + own.system) / count,
    },
    database: databaseBefore && databaseAfter && compareUsage(databaseBefore, databaseAfter, count),
  };
}

const compareUsage = (
  before: MeasuredDatabase,
  after: MeasuredDatabase,
  answers: number,
): DatabaseReport => ({
  cpu: ((after.cpu - before.cpu) * 1e6) / answers,
  commits: (after.commits - before.commits) / answers,
  log: (after.log - before.log) / answers,
  entries: (after.entries - before.entries) / answers,
  entryBytes: after.entryBytes / after.entries,
});

export async function measureSteadyRate(
  { rate, seconds }: LoadOptions,
  fire: () => Promise<unknown>,
): Promise<Percentiles> {
  await measureAtRate(rate, WARM_UP_SECONDS, fire);
  return measureAtRate(rate, seconds, fire);
}

/** Keeps one answer per table in flight. */
async function measureMaxRate(
  { seconds, tables }: LoadOptions,
  fire: () => Promise<unknown>,
): Promise<{ readonly most: number; readonly count: number }> {
  const begun = performance.now();
  const end = begun + (seconds * 1000) / 2;
  let count = 0;
  const go = async (): Promise<void> => {
    for (; performance.now() < end; count++) await fire();
  };
  await Promise.all(Array.from({ length: tables }, go));
  return { count, most: (count * 1000) / (performance.now() - begun) };
}
