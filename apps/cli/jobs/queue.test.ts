/** Commands with --queue give what they give without it, whatever happens to the workers. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Archive, parseArchive } from '@ludoteca/kernel';
import { JobWorker } from '@ludoteca/server';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { bundleProgram } from '../../server/testing/child-process.testing.ts';
import { createPostgresUrl } from '../../server/testing/postgres/postgres-url.testing.ts';
import { readVersion } from '../args/version.ts';
import { callCli, type CliResult, makeTempFolder, readFolder } from '../testing/cli.testing.ts';
import { createAnalysisTask } from './analysis-job.ts';
import { createSimulationTask } from './simulation-job.ts';
import { createTrainingTask } from './training-job.ts';

const runWorker = bundleProgram(new URL('job-worker.testing.ts', import.meta.url), 'job-worker');

/** An empty database that DATABASE_URL names. */
async function useDatabase(): Promise<string> {
  const url = await createPostgresUrl();
  vi.stubEnv('DATABASE_URL', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  return url;
}

/** A worker in this process. */
async function startWorker(url: string): Promise<void> {
  const worker = await JobWorker.start({
    url,
    release: readVersion(),
    tasks: [
      ...catalogue.map(createSimulationTask),
      ...catalogue.flatMap(createTrainingTask),
      ...catalogue.map(createAnalysisTask),
    ],
    concurrency: 2,
    onProblem: (problem) => expect.fail(problem),
  });
  onTestFinished(() => worker.stop());
}

const MATCHES = scaleVolume(2000);
/** The jobs at which two workers are killed, each twice. */
const DEATHS = [2, 1];

test('a tournament on three workers, of which two are killed twice, is the one that is played here', async () => {
  const url = await useDatabase();
  const folder = await makeTempFolder();
  const play = (name: string, ...options: readonly string[]): Promise<CliResult> => {
    const players = [':greedy', ':random', '--rounds', String(MATCHES / 2), '--seed', 'q'];
    return callCli([
      'arena',
      'rumour',
      ...players,
      '--isolate',
      'none',
      '--out',
      join(folder, name),
      ...options,
    ]);
  };
  const queued = play('queued', '--queue');
  const start = (death: number) => runWorker([url, readVersion(), String(death)], () => undefined);
  const signals = await Promise.all(
    [0, 1].map(async () => {
      const killed: (string | null)[] = [];
      for (const death of DEATHS) killed.push(await start(death));
      return killed;
    }),
  );
  expect(signals.flat()).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL']);
  for (let worker = 0; worker < 3; worker++) void start(0);
  const { exit, out, err } = await queued;
  expect(exit).toBe(0);
  expect(err).toContainEqual(expect.stringMatching(/^Run [\da-f]{16}: [\d,]+ jobs for the workers/));
  const local = await play('local');
  expect(out).toEqual(local.out);
  for (const name of ['report.html', 'results.csv', 'tables.json'])
    expect(await readFile(join(folder, 'queued', name))).toEqual(await readFile(join(folder, 'local', name)));
  const archives = await readArchives(join(folder, 'queued/matches'));
  expect(archives.size).toBe(MATCHES);
  expect(archives).toEqual(await readArchives(join(folder, 'local/matches')));
});

/** Without the notes beside a match, which have the time of each answer. */
const readArchives = async (folder: string): Promise<ReadonlyMap<string, Archive>> =>
  new Map(
    Array.from(await readFolder(folder), ([name, bytes]) => [name, expectOk(parseArchive(bytes)).archive]),
  );

const withoutSeconds = ([line = '{}']: readonly string[]): object =>
  ({ ...JSON.parse(line), seconds: 0 }) as object;

test('a simulation has the same totals, archives and decisions', async () => {
  await startWorker(await useDatabase());
  const folder = await makeTempFolder();
  const play = (name: string, ...options: readonly string[]): Promise<CliResult> => {
    const files = ['--archive', join(folder, `${name}.arc`), '--record', join(folder, `${name}.rec`)];
    const games = ['--games', String(scaleVolume(2000)), '--first', '3', '--seed', 's'];
    return callCli(['sim', 'rumour', '--players', 'greedy,random', ...games, ...files, '--json', ...options]);
  };
  const [queued, local] = [await play('queued', '--queue'), await play('local')];
  expect(queued.exit).toBe(0);
  expect(withoutSeconds(queued.out)).toEqual(withoutSeconds(local.out));
  for (const extension of ['arc', 'rec'])
    expect(await readFile(join(folder, `queued.${extension}`))).toEqual(
      await readFile(join(folder, `local.${extension}`)),
    );
});

test('a training has the same weights', async () => {
  await startWorker(await useDatabase());
  const train = ['train', 'uno', '--games', '13', '--players', 'random', '--date', '2026-01-31'];
  const queued = await callCli([...train, '--queue']);
  expect(queued.exit).toBe(0);
  expect(queued.out).toEqual((await callCli(train)).out);
});

test.each(['rumour', 'uno'])('an analysis of %s has the same ratings', async (game) => {
  await startWorker(await useDatabase());
  const archive = join(await makeTempFolder(), 'match.ludoteca');
  await callCli(['play', game, '--seed', 'a', '--players', 'greedy,greedy', '--out', archive]);
  for (const options of [
    ['--iterations', '24'],
    ['--json', '--iterations', '8'],
    ['--at', '0', '--iterations', '64'],
  ]) {
    const analyse = ['analyse', archive, '--seed', 's', ...options];
    const [queued, local] = [await callCli([...analyse, '--queue']), await callCli(analyse)];
    expect(queued).toMatchObject({ exit: 0, out: local.out });
    expect(queued.err[0]).toMatch(/^Run [\da-f]{16}: [\d,]+ jobs? for the workers/);
  }
});

const SIMULATION = ['sim', 'rumour', '--games', '5', '--seed', '1', '--json'];

/** Waits for the only run. */
async function findRun(): Promise<string> {
  await expect.poll(async () => (await callCli(['jobs', '--json'])).out[0]).toContain('"id"');
  const { out } = await callCli(['jobs', '--json']);
  return (JSON.parse(out[0] ?? '') as [{ readonly id: string }])[0].id;
}

test('a command that was stopped leaves the run, and the same command gets its results', async () => {
  const url = await useDatabase();
  const controller = new AbortController();
  const first = callCli([...SIMULATION, '--queue'], [], { stop: controller.signal });
  const run = await findRun();
  controller.abort();
  const { exit, err } = await first;
  expect(exit).toBe(130);
  expect(err).toContain(
    `The workers go on. The same command collects the results; ludoteca jobs cancel ${run} ends the run.`,
  );
  await startWorker(url);
  await expect.poll(async () => (await callCli(['jobs'])).out[1]).toMatch(/ 5\/5 +0 +0 /);
  const second = await callCli([...SIMULATION, '--queue']);
  expect(withoutSeconds(second.out)).toEqual(withoutSeconds((await callCli(SIMULATION)).out));
  expect((await callCli(['jobs'])).out[1]).toMatch(/collected$/);
});

test('a cancelled run ends its command and leaves nothing', async () => {
  await useDatabase();
  const waiting = callCli([...SIMULATION, '--queue']);
  const run = await findRun();
  expect((await callCli(['jobs', 'cancel', run])).out).toEqual([`Run ${run} is cancelled.`]);
  const { exit, err } = await waiting;
  expect(exit).toBe(1);
  expect(err.at(-1)).toContain(`run ${run} was cancelled`);
  expect((await callCli(['jobs'])).out).toEqual(['There are no runs.']);
  expect(await callCli(['jobs', 'cancel', run])).toMatchObject({ exit: 2 });
});

test('what cannot be queued is refused in one line', async () => {
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const pages = await makeTempFolder();
  await writeFile(join(pages, 'index.html'), '');
  for (const [args, problem] of [
    [[...SIMULATION, '--queue'], 'jobs need a PostgreSQL database'],
    [[...SIMULATION, '--queue', '--jobs', '2'], 'without --jobs'],
    [[...SIMULATION, '--queue', '--out', 'x'], 'without --out'],
    [['worker'], 'jobs need a PostgreSQL database'],
    [['serve', '--queue', '--pages', pages, '--data', pages], '--queue: jobs need a PostgreSQL database'],
    [
      ['worker', '--database', 'postgres://x@127.0.0.1:1/y', '--programs', 'missing'],
      '--programs: cannot read',
    ],
    [['jobs', '--database', 'postgres://x@127.0.0.1:1/y'], 'the database of the jobs: '],
    [['jobs', 'cancle'], 'is not a command of jobs; there is cancel; did you mean cancel?'],
  ] as const) {
    const { exit, out, err } = await callCli(args);
    expect({ args, out, lines: err.length }).toEqual({ args, out: [], lines: 1 });
    expect(exit).not.toBe(0);
    expect(err[0]).toContain(problem);
  }
});
