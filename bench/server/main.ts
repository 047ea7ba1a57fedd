/** The entry point of `npm run bench:server`: the load of many tables on one server. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PostgresCluster } from '../../apps/server/testing/postgres/postgres-cluster.testing.ts';
import { createContentsByGame } from '../../testkit/contents-by-game.testing.ts';
import {
  formatAttacks,
  formatHostileLoad,
  formatLoad,
  formatPercentiles,
  isMissed,
  judgeLoad,
  judgeSpeedup,
} from './format-reports.ts';
import { type LoadOptions, measureBaseline, measureEcho, measureServer } from './index.ts';
import { type Attack, measureAttacks } from './measure-attacks.ts';
import { measureHostileLoad } from './measure-hostile-load.ts';
import { type MeasuredRow, MeasurementFile } from './measurement-file.ts';
import { planServers } from './plan-servers.ts';
import { withDataFolder } from './server-process.ts';

const HELP = `npm run bench:server -- [OPTIONS]

  --tables N        tables that play at the same time (default 200)
  --rate N          answers per second in the first measurement (default 500)
  --seconds N       length of the first measurement; the second takes half of it (default 10)
  --storage NAME    libsql, postgres, both (default), or the address of an empty PostgreSQL database
  --servers N       measures also two, three … N servers on one PostgreSQL database (default 1: not)
  --baseline DIR    compares with version 0.1 in DIR, a clone of it with its packages
  --attacks N       measures also N attacks of each kind by the content of each game (default 0)
  --hostile N       measures also how N hostile connections delay the answers of others (default 0)
  --silent N        with them there are N connections that say nothing (default 0)
  --no-load         leaves out the load, so only what the options above add is measured
  --whole           clients get whole observations instead of changes, as in version 0.1
  --results FILE    keeps finished rows in FILE; those that it has already are not measured again
  --minutes N       gives up if the whole takes longer (default 30)

A quarter each of the tables plays Uno and Lirya against a person and against a computer, which moves
at once. First answers are sent at a constant rate, beside an echo server with as many connections;
then every question is answered as soon as it is asked. Clients and servers share the machine; with
several servers the clients take them in turn, as behind a load balancer. Lines that begin with
"met" or "missed" compare with what a public server needs; the program ends with 1 if one is missed.
`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    storage: { type: 'string', default: 'both' },
    servers: { type: 'string', default: '1' },
    baseline: { type: 'string' },
    attacks: { type: 'string', default: '0' },
    hostile: { type: 'string', default: '0' },
    silent: { type: 'string', default: '0' },
    'no-load': { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    results: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});

type CountOption = 'tables' | 'rate' | 'seconds' | 'servers' | 'attacks' | 'hostile' | 'silent' | 'minutes';

function parseCount(name: CountOption, least = 1): number {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least) return count;
  console.error(`bench: --${name} must be a whole number of at least ${least}`);
  process.exit(2);
}

/** A storage by its name, and how to measure with an empty one. */
interface MeasuredStorage {
  readonly name: string;
  readonly measure: <R>(run: (location: string) => Promise<R>) => Promise<R>;
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

/** So many attacks on time and on memory with the content of each game. */
const listAttacks = (count: number): readonly Attack[] =>
  Object.entries(createContentsByGame()).flatMap(([game, contents]) =>
    (['time', 'memory'] as const).flatMap((demands) =>
      contents
        .filter((content) => content.demands === demands)
        .slice(0, count)
        .map((content) => ({ game, content })),
    ),
  );

/** Builds a program that runs the server of version 0.1. */
function bundleBaseline(folder: string): string {
  const program = fileURLToPath(new URL('baseline.mjs', import.meta.url));
  execFileSync(process.execPath, ['tools/bundle-baseline.mjs', folder, program], { stdio: 'inherit' });
  return program;
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
  passes: true,
};
const servers = parseCount('servers');
const others = { hostile: parseCount('hostile', 0), silent: parseCount('silent', 0) };
const attacks = listAttacks(parseCount('attacks', 0));
const finished = new MeasurementFile(values.results);
const minutes = parseCount('minutes');
/** Rejects when the measurement takes too long, so that databases and servers are put away. */
const tooLate = new Promise<never>((_, reject) => {
  setTimeout(() => reject(new Error(`not finished after ${minutes} minutes`)), minutes * 60_000).unref();
});
const inTime = <R>(measured: Promise<R>): Promise<R> => Promise.race([measured, tooLate]);

let isAllMet = true;
function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
  if (lines.some(isMissed)) isAllMet = false;
}

/** Prints a row. `details`: options on which its values depend besides those of the load. */
async function printRow(
  key: string,
  measure: () => Promise<MeasuredRow>,
  details: unknown = '',
): Promise<MeasuredRow> {
  const row = await finished.complete(`${key} ${JSON.stringify([options, details])}`, measure);
  print(row.lines);
  return row;
}

async function printLoad(storages: readonly MeasuredStorage[]): Promise<void> {
  await printRow('echo', async () => {
    const echo = await inTime(measureEcho(options));
    return { values: {}, lines: [`bare echo, at ${options.rate} messages/s: ${formatPercentiles(echo)}`] };
  });
  const { baseline: folder } = values;
  const baseline =
    folder === undefined
      ? undefined
      : await printRow('version 0.1', async () => {
          const program = bundleBaseline(folder);
          const report = await withDataFolder((data) => inTime(measureBaseline(program, data, options)));
          return formatLoad('version 0.1', options.rate, report);
        });
  for (const { name, measure } of storages)
    for (let count = 1; count <= (name === LIBSQL.name ? 1 : servers); count++) {
      const title = count === 1 ? name : `${name}, ${count} servers`;
      const row = await printRow(title, async () => {
        const report = await measure((location) =>
          inTime(measureServer(planServers(location, count), options)),
        );
        return formatLoad(title, options.rate, report);
      });
      if (count === 1) print(judgeLoad(row));
      if (baseline !== undefined && name === LIBSQL.name) print([judgeSpeedup(row, baseline)]);
    }
}

const onProgress = (text: string): void => console.error(text);
const runAttacks = (location: string) =>
  inTime(measureAttacks(location, attacks, { ...options, onProgress }));
const runHostileLoad = (location: string) => inTime(measureHostileLoad(location, { ...options, ...others }));

async function printHostility({ name, measure }: MeasuredStorage): Promise<void> {
  if (attacks.length > 0)
    await printRow(
      `${name}, attacks`,
      async () => formatAttacks(name, await measure(runAttacks)),
      attacks.length,
    );
  if (others.hostile > 0)
    await printRow(
      `${name}, hostile connections`,
      async () => formatHostileLoad(name, others.hostile, await measure(runHostileLoad)),
      others,
    );
}

console.log(`${options.tables} tables, ${options.seconds} s`);
try {
  const storages = chooseStorages(values.storage);
  if (!values['no-load']) await printLoad(storages);
  for (const storage of storages) await printHostility(storage);
  process.exit(isAllMet ? 0 : 1);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
