/** Several server processes on one PostgreSQL database, while servers, connections and the database fail. */
import { catalogue } from '@ludoteca/games';
import { createFastDice, type Dice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../storage/open-storage.ts';
import { CHANGE_CHANNEL } from '../storage/notify-change.ts';
import { bundleFile, bundleProgram, type ChildHandle } from '../testing/child-process.testing.ts';
import { PostgresCluster } from '../testing/postgres/postgres-cluster.testing.ts';
import { PostgresProxy } from '../testing/postgres/postgres-proxy.testing.ts';
import { executeOn } from '../testing/postgres/postgres-url.testing.ts';
import { CrashLoad, expectStored, expectVerified, NO_SERVER } from './crash-load.testing.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'sharing-worker');
const startServer = bundleProgram(new URL('crashing-server.testing.ts', import.meta.url), 'sharing-server');

const SERVERS = 3;
const LEASE_MILLISECONDS = 1500;
/** Times that all faults happen. */
const ROUNDS = scaleVolume(50);
/** Matches that are played at the same time: of each game several, one after another. */
const MATCHES_PER_GAME = Math.max(1, scaleVolume(50));
/** Acknowledged answers between two faults. */
const ANSWERS = 15;
/** A connection of a client breaks once in so many messages, and is opened again at any server. */
const MESSAGES_PER_BREAK = 300;

/** A server that is started again whenever it ends. */
class RestartedServer {
  readonly proxy: PostgresProxy;
  address: string | undefined;
  private child: ChildHandle | undefined;
  private isStopping = false;
  private ended: Promise<void> = Promise.resolve();

  constructor(proxy: PostgresProxy) {
    this.proxy = proxy;
  }

  start(): void {
    this.ended = this.run();
  }

  kill(): void {
    this.address = undefined;
    this.child?.kill();
  }

  /** Stops the process for longer than its leases last. */
  async pause(): Promise<void> {
    const { child } = this;
    child?.pause();
    await new Promise((resolve) => setTimeout(resolve, 2 * LEASE_MILLISECONDS));
    child?.resume();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.kill();
    await this.ended;
    await this.proxy.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopping)
      await startServer(
        [workerFile, this.proxy.url, 'never', '0', String(LEASE_MILLISECONDS)],
        (address, child) => {
          this.child = child;
          this.address = address;
          if (this.isStopping) child.kill();
        },
      );
  }
}

/** Notifications that say nothing new: of the past, and of tables that do not exist. */
async function disturb(url: string, load: CrashLoad): Promise<void> {
  const tables = [...load.acknowledged.keys(), 'nowhere'];
  for (const table of tables)
    for (const payload of [`${table} 0`, `${table} 1`, table])
      await executeOn(url, `select pg_notify('${CHANGE_CHANNEL}', '${payload}')`);
}

test('no acknowledged answer is lost, no client misses a step, and every match has one history', async () => {
  const cluster = await PostgresCluster.create();
  onTestFinished(() => cluster.delete());
  const url = cluster.url();
  const dice: Dice = createFastDice('shared database');
  const servers: RestartedServer[] = [];
  while (servers.length < SERVERS) servers.push(new RestartedServer(await PostgresProxy.open(url)));
  onTestFinished(() => Promise.all(servers.map((server) => server.stop())).then(() => undefined));
  for (const server of servers) server.start();

  const load = new CrashLoad();
  load.findServer = () => ({ ...NO_SERVER, address: dice.pick(servers).address ?? NO_SERVER.address });
  load.shouldBreak = () => dice.int(MESSAGES_PER_BREAK) === 0;
  let answers = 0;
  load.onAcknowledged = () => {
    answers++;
  };
  const matches = catalogue.flatMap((entry) =>
    Array.from({ length: MATCHES_PER_GAME }, (_, i) => load.play(entry, `table ${i}`)),
  );
  const playing = Promise.all(matches);

  const faults: readonly (() => void | Promise<void>)[] = [
    () => dice.pick(servers).kill(),
    () => dice.pick(servers).pause(),
    () => dice.pick(servers).proxy.cut(),
    () => disturb(url, load),
    async () => {
      await cluster.stop();
      await cluster.start();
    },
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const fault of faults) {
      const next = answers + ANSWERS;
      await expect.poll(() => answers, { interval: 20 }).toBeGreaterThanOrEqual(next);
      await fault();
    }
  load.finishMatches();
  // The clients check that they have received every step once and in order.
  await playing;

  await expectVerified(load);
  await Promise.all(servers.map((server) => server.stop()));
  const storage = await openStorage(url);
  onTestFinished(() => storage.close());
  await expectStored(storage, load);
  expect(load.finishedTables.length).toBeGreaterThanOrEqual(catalogue.length);
});
