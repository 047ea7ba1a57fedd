/** Several server processes on one PostgreSQL database, while servers, connections, notifications and the database fail. */
import { catalogue } from '@ludoteca/games';
import { createFastDice, type Dice, type Recording, verify } from '@ludoteca/kernel';
import { isSoak, reportSoak, scaleVolume } from '@ludoteca/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { replaySteps } from '../execution/open-match.ts';
import { openStorage } from '../storage/open-storage.ts';
import { CHANGE_CHANNEL } from '../storage/notify-change.ts';
import { bundleFile, bundleProgram } from '../testing/child-process.testing.ts';
import { PostgresCluster } from '../testing/postgres/postgres-cluster.testing.ts';
import { PostgresProxy } from '../testing/postgres/postgres-proxy.testing.ts';
import { executeOn } from '../testing/postgres/postgres-url.testing.ts';
import {
  CrashLoad,
  digestSteps,
  expectStored,
  fetchRecording,
  NO_SERVER,
  type ReceivedMatch,
} from './crash-load.testing.ts';
import { RestartedServer, type StartServer } from './restarted-server.testing.ts';
import { installAudit, readAudit } from './write-audit.testing.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'sharing-worker');
const runProgram = bundleProgram(new URL('crashing-server.testing.ts', import.meta.url), 'sharing-server');

const SERVERS = 3;
/** Longer in soaks, in which the servers share the machine with hundreds of tables. */
const LEASE_MILLISECONDS = isSoak ? 3000 : 1500;
/** Long enough to lose all leases. */
const PAUSE_MILLISECONDS = 2 * LEASE_MILLISECONDS;
/** Milliseconds for which faults happen at least, one after another; each of them happens at least once. */
const FAULT_MILLISECONDS = scaleVolume(5 * 60_000);
/** Tables at the same time, of all games: each is followed by another one when its match is over. */
const TABLES = Math.max(catalogue.length, scaleVolume(300));
/** Answers of a seat after the last fault. */
const LAST_ANSWERS = 20;
/** Acknowledged answers between two faults. */
const ANSWERS = 15;
/** A connection of a client breaks once in so many messages, and is opened again at any server. */
const MESSAGES_PER_BREAK = 300;
const REPORT_INTERVAL = 10_000;

const startServer: StartServer = (url, onStart) =>
  runProgram([workerFile, url, 'never', '0', String(LEASE_MILLISECONDS)], onStart);

/** Notifications that say nothing new: of the past, and of tables that do not exist. */
async function sendFalseNotifications(url: string, load: CrashLoad): Promise<void> {
  const tables = [...load.acknowledged.keys(), 'nowhere'];
  const payloads = tables.flatMap((table) => [`${table} 0`, `${table} 1`, table]);
  await executeOn(
    url,
    payloads.map((payload) => `select pg_notify('${CHANGE_CHANNEL}', '${payload}')`).join(';'),
  );
}

type Faults = { readonly [name: string]: () => void | Promise<void> };

const formatTime = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Lets the faults happen in turn, with answers between them, for the time that is set. Returns how often each has happened. */
async function causeFaults(faults: Faults, load: CrashLoad): Promise<ReadonlyMap<string, number>> {
  const counts = new Map(Object.keys(faults).map((name) => [name, 0]));
  let answers = 0;
  load.onAcknowledged = () => {
    answers++;
  };
  const begun = performance.now();
  let reported = begun;
  const list = (): string => Array.from(counts, ([name, count]) => `${count} ${name}`).join(', ');
  for (let round = 0; round === 0 || performance.now() - begun < FAULT_MILLISECONDS; round++)
    for (const [name, cause] of Object.entries(faults)) {
      const next = answers + ANSWERS;
      await expect.poll(() => answers, { interval: 20 }).toBeGreaterThanOrEqual(next);
      await cause();
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (performance.now() - reported < REPORT_INTERVAL) continue;
      reported = performance.now();
      const time = `${formatTime(reported - begun)} of ${formatTime(FAULT_MILLISECONDS)}`;
      reportSoak(`${time}: ${answers} answers, ${load.finishedTables.length} matches over; ${list()}`);
    }
  reportSoak(`${answers} answers; ${list()}; finishing the matches`);
  return counts;
}

test('no acknowledged answer is lost, every client sees each event once, and every match has one history', async () => {
  const cluster = await PostgresCluster.create();
  onTestFinished(() => cluster.delete());
  const url = cluster.url();
  await (await openStorage(url)).close();
  await installAudit(url);
  const dice: Dice = createFastDice('shared database');
  const servers: RestartedServer[] = [];
  while (servers.length < SERVERS) {
    const name = `server-${servers.length + 1}`;
    servers.push(new RestartedServer(name, await PostgresProxy.open(url, createFastDice(name)), startServer));
  }
  onTestFinished(() => Promise.all(servers.map((server) => server.stop())).then(() => undefined));
  for (const server of servers) server.start();

  const load = new CrashLoad({ lastAnswers: LAST_ANSWERS, isWatched: true });
  load.findServer = () => ({ ...NO_SERVER, address: dice.pick(servers).address ?? NO_SERVER.address });
  load.shouldBreak = () => dice.int(MESSAGES_PER_BREAK) === 0;
  const playing = Promise.all(
    Array.from({ length: TABLES }, (_, i) => load.play(catalogue[i % catalogue.length]!, `table ${i}`)),
  );
  const counts = await causeFaults(
    {
      'servers killed': () => dice.pick(servers).kill(),
      'servers stopped and resumed': () => dice.pick(servers).pause(PAUSE_MILLISECONDS),
      'connections to the database cut': () => dice.pick(servers).proxy.cut(),
      'floods of false notifications': () => sendFalseNotifications(url, load),
      'restarts of the database': async () => {
        await cluster.stop();
        await cluster.start();
      },
    },
    load,
  );
  load.finishMatches();
  await playing;
  for (const count of counts.values()) expect(count).toBeGreaterThan(0);
  const disturbed = servers.reduce((sum, { proxy }) => sum + proxy.disturbedNotifications, 0);
  expect(disturbed).toBeGreaterThan(0);

  await expectArchives(load);
  await Promise.all(servers.map((server) => server.stop()));
  const storage = await openStorage(url);
  onTestFinished(() => storage.close());
  await expectStored(storage, load);
  const audit = await readAudit(url);
  // A server that had lost its leases has written nothing, and no entry has replaced another.
  expect(audit).toMatchObject({ sharedLeases: 0, foreignEntries: 0, repeatedEntries: 0 });
  expect(load.finishedTables.length).toBeGreaterThanOrEqual(TABLES);
  reportSoak(
    `no answer lost or repeated: ${audit.entries} entries in ${load.finishedTables.length} matches, ${load.received.length} clients, ` +
      `${audit.takeovers} takeovers, ${disturbed} notifications late or repeated; every archive verified`,
  );
});

/** Every archive is that of a match by the rules, and every client has received its events: each once, in order, no others. */
async function expectArchives(load: CrashLoad): Promise<void> {
  const clients = new Map<string, ReceivedMatch[]>(load.finishedTables.map((id) => [id, []]));
  for (const received of load.received) clients.get(received.table)?.push(received);
  for (const [i, [id, received]] of Array.from(clients).entries()) {
    expectReceived(await fetchRecording(load.findServer, id), received);
    if ((i + 1) % 500 === 0) reportSoak(`${i + 1} of ${load.finishedTables.length} archives verified`);
  }
}

function expectReceived(recording: Recording, clients: readonly ReceivedMatch[]): void {
  const { archive } = recording;
  const { game } = catalogue.find((entry) => entry.game.id === archive.game)!;
  expectOk(verify(game, recording));
  const steps = replaySteps(game, archive);
  expect(clients.length).toBeGreaterThan(1);
  for (const { table, watcher, steps: received } of clients)
    expect(received, `${watcher} of table ${table}`).toBe(
      digestSteps(steps.map(({ number, events }) => ({ number, events: events.get(watcher) }))),
    );
}
