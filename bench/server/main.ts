/** The entry point of `npm run bench:server`: the load of many tables on one server. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isPostgresUrl } from '@ludoteca/server';
import {
  readDatabaseUsage,
  readParentId,
} from '../../apps/server/testing/postgres/database-usage.testing.ts';
import { PostgresCluster } from '../../apps/server/testing/postgres/postgres-cluster.testing.ts';
import { MeasurementFile } from './measurement-file.ts';
import {
  type DatabaseReport,
  type HostileLoadReport,
  type LoadOptions,
  type LoadReport,
  measureEcho,
  measureHostileLoad,
  type MeasuredDatabase,
  measureServer,
  type ServerPlan,
} from './index.ts';
import type { Percentiles } from './measure-at-rate.ts';
import { readTotalUsage } from './process-usage.ts';
import { withDataFolder } from './server-process.ts';

const HELP = `npm run bench:server -- [OPTIONS]

  --tables N        tables that play at the same time (default 200)
  --rate N          answers per second in the first measurement (default 500)
  --seconds N       length of the first measurement; the second takes half of it (default 10)
  --storage NAME    libsql, postgres, both (default), or the address of an empty PostgreSQL database
  --servers N       measures also two, three … N servers on one PostgreSQL database (default 1: not)
  --hostile N       measures also how N hostile connections delay the answers of others (default 0: not)
  --whole           clients get whole observations instead of changes, as in version 0.1
  --results FILE    keeps finished rows in FILE; those that it has already are not measured again
  --minutes N       gives up if the whole takes longer (default 30)

A quarter each of the tables plays Uno and Lirya against a person and against a computer, which moves
at once. First answers are sent at a constant rate, beside an echo server with as many connections;
then every question is answered as soon as it is asked. Clients and servers share the machine; with
several servers the clients take them in turn, as behind a load balancer.
`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    storage: { type: 'string', default: 'both' },
    servers: { type: 'string', default: '1' },
    hostile: { type: 'string', default: '0' },
    whole: { type: 'boolean', default: false },
    results: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});

function parseCount(
  name: 'tables' | 'rate' | 'seconds' | 'servers' | 'hostile' | 'minutes',
  least = 1,
): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least) return count;
  console.error(`bench: --${name} must be a whole number of at least ${least}`);
  process.exit(2);
}

const formatPercentiles = ({ p50, p99 }: Percentiles): string =>
  `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;

function formatReport(name: string, report: LoadReport): string[] {
  const { answer, steadyMemory, most, memory, cpu, database } = report;
  const [front, workers, clients] = [cpu.front, cpu.workers, cpu.clients].map(Math.round);
  return [
    `${name}, at ${options.rate} answers/s: ${formatPercentiles(answer)}, ${Math.round(steadyMemory)} MiB`,
    `${name}, answered at once: ${Math.round(most)} answers/s, ${Math.round(memory)} MiB`,
    `${name}, CPU per answer: front ${front} µs, workers ${workers} µs, clients ${clients} µs`,
    ...(database === undefined ? [] : [formatDatabase(name, database)]),
  ];
}

const formatDatabase = (name: string, { cpu, commits, log, entries, entryBytes }: DatabaseReport): string =>
  `${name}, database per answer: CPU ${Math.round(cpu)} µs, ${commits.toFixed(2)} commits, ${Math.round(log)} bytes of log, ` +
  `${entries.toFixed(2)} entries of ${Math.round(entryBytes)} bytes`;

const formatHostileLoad = (name: string, { before, during, rate }: HostileLoadReport): string[] => [
  `${name}, before hostile connections: ${formatPercentiles(before)}`,
  `${name}, with ${connections} hostile connections (${Math.round(rate)} messages/s): ${formatPercentiles(during)}`,
];

const planServers = (storage: string, size: number): ServerPlan => ({
  storage,
  size,
  readDatabase: isPostgresUrl(storage) ? () => readDatabase(storage) : undefined,
});

/** Undefined if the database is not on this machine. */
async function readDatabase(url: string): Promise<MeasuredDatabase | undefined> {
  const { processId, ...usage } = await readDatabaseUsage(url);
  try {
    const { front, workers } = readTotalUsage([readParentId(processId)]);
    return { ...usage, cpu: front.cpu + workers.cpu };
  } catch {
    return undefined;
  }
}

/** A storage by its name, and how to measure with an empty one. */
interface MeasuredStorage {
  readonly name: string;
  measure<R>(run: (location: string) => Promise<R>): Promise<R>;
}

const LIBSQL: MeasuredStorage = { name: 'libsql', measure: withDataFolder };
const POSTGRES: MeasuredStorage = {
  name: 'PostgreSQL',
  async measure(run) {
    const cluster = await PostgresCluster.create();
    try {
      return await run(cluster.url());
    } finally {
      await cluster.delete();
    }
  },
};

function chooseStorages(chosen: string): readonly MeasuredStorage[] {
  if (chosen === 'both') return [LIBSQL, POSTGRES];
  if (chosen === 'libsql') return [LIBSQL];
  if (chosen === 'postgres') return [POSTGRES];
  return [{ name: 'database', measure: (run) => run(chosen) }];
}

async function printRow(key: string, measureLines: () => Promise<readonly string[]>): Promise<void> {
  const named = `${key} ${JSON.stringify([options, connections])}`;
  for (const line of await finished.complete(named, measureLines)) console.log(line);
}

if (values.help) {
  console.log(HELP);
  process.exit();
}
const options: LoadOptions = {
  tables: parseCount('tables'),
  rate: parseCount('rate'),
  seconds: parseCount('seconds'),
  deltas: !values.whole,
};
const servers = parseCount('servers');
const connections = parseCount('hostile', 0);
const finished = new MeasurementFile(values.results);
const minutes = parseCount('minutes');
/** Rejects when the measurement takes too long, so that databases and servers are put away. */
const tooLate = new Promise<never>((_, reject) => {
  setTimeout(() => reject(new Error(`not finished after ${minutes} minutes`)), minutes * 60_000).unref();
});
const inTime = <R>(measured: Promise<R>): Promise<R> => Promise.race([measured, tooLate]);

async function printRows(): Promise<void> {
  await printRow('echo', async () => [
    `bare echo, at ${options.rate} messages/s: ${formatPercentiles(await inTime(measureEcho(options)))}`,
  ]);
  for (const storage of chooseStorages(values.storage)) {
    const { name } = storage;
    await printRow(name, async () =>
      formatReport(
        name,
        await storage.measure((location) => inTime(measureServer(planServers(location, 1), options))),
      ),
    );
    const most = storage === LIBSQL ? 1 : servers;
    for (let count = 2; count <= most; count++)
      await printRow(`${name}, ${count} servers`, async () =>
        formatReport(
          `${name}, ${count} servers`,
          await storage.measure((location) => inTime(measureServer(planServers(location, count), options))),
        ),
      );
    if (connections === 0) continue;
    await printRow(`${name}, hostile connections`, async () =>
      formatHostileLoad(
        name,
        await storage.measure((location) => inTime(measureHostileLoad(location, options, connections))),
      ),
    );
  }
}

console.log(`${options.tables} tables, ${options.seconds} s`);
try {
  await printRows();
  process.exit();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
