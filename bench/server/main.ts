/** The entry point of `npm run bench:server`: the load of many tables on one server. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PostgresCluster } from '../../apps/server/testing/postgres/postgres-cluster.testing.ts';
import { type LoadOptions, type LoadReport, measureEcho, measureServer } from './index.ts';
import type { Percentiles } from './measure-at-rate.ts';
import { withDataFolder } from './server-process.ts';

const HELP = `npm run bench:server -- [OPTIONS]

  --tables N        tables that play at the same time (default 200)
  --rate N          answers per second in the first measurement (default 500)
  --seconds N       length of the first measurement; the second takes half of it (default 10)
  --storage NAME    libsql, postgres, both (default), or the address of an empty PostgreSQL database
  --whole           clients get whole observations instead of changes, as in version 0.1

A quarter each of the tables plays Uno and Lirya against a person and against a computer, which moves
at once. First answers are sent at a constant rate, beside an echo server with as many connections;
then every question is answered as soon as it is asked. Clients and server share the machine.
`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    storage: { type: 'string', default: 'both' },
    whole: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function parseCount(name: 'tables' | 'rate' | 'seconds'): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`bench: --${name} must be a whole number of at least 1`);
  process.exit(2);
}

const formatPercentiles = ({ p50, p99 }: Percentiles): string =>
  `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(1)} ms`;

function printReport(storage: string, { answer, most, memory, cpu }: LoadReport): void {
  console.log(`${storage}, at ${options.rate} answers/s: ${formatPercentiles(answer)}`);
  console.log(`${storage}, answered at once: ${Math.round(most)} answers/s, ${Math.round(memory)} MiB`);
  const [front, workers, clients] = [cpu.front, cpu.workers, cpu.clients].map(Math.round);
  console.log(`${storage}, CPU per answer: front ${front} µs, workers ${workers} µs, clients ${clients} µs`);
}

async function measurePostgres(): Promise<void> {
  const cluster = await PostgresCluster.create();
  try {
    printReport('PostgreSQL', await measureServer(cluster.url(), options));
  } finally {
    await cluster.delete();
  }
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
console.log(`${options.tables} tables, ${options.seconds} s`);
console.log(`bare echo, at ${options.rate} messages/s: ${formatPercentiles(await measureEcho(options))}`);
if (values.storage === 'libsql' || values.storage === 'both')
  printReport('libsql', await withDataFolder((folder) => measureServer(folder, options)));
if (values.storage === 'postgres' || values.storage === 'both') await measurePostgres();
if (values.storage.includes(':')) printReport('database', await measureServer(values.storage, options));
