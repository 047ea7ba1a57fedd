/** Answers of experts that workers compute in time, and those that the server must compute itself. */
import { once } from 'node:events';
import { catalogue } from '@ludoteca/games';
import { expect, onTestFinished, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { fixedRandom } from '../testing/fixed-random.testing.ts';
import { createPostgresUrl, executeOn } from '../testing/postgres/postgres-url.testing.ts';
import { rawRequest } from '../testing/requests.testing.ts';
import {
  connectChair,
  createTable,
  firstOption,
  playToEnd,
  registerGuest,
} from '../testing/server.testing.ts';
import { startSharingServer } from '../testing/shared-servers.testing.ts';
import { createAnswerTask } from './answer-job.ts';
import { AnswerQueue } from './answer-queue.ts';
import { JobQueue } from './job-queue.ts';
import { type JobTask, JobWorker } from './job-worker.ts';

const QUESTION = { game: 'lots', version: 1, plan: '{"seat":0}' };
const never = new AbortController().signal;
/** Milliseconds that no test waits for. */
const LONG = 600_000;

async function openQueue(timeout = LONG) {
  const url = await createPostgresUrl();
  const answers = await AnswerQueue.open({ url, release: 'test', timeout });
  onTestFinished(() => answers.close());
  return { url, answers, listRuns: async () => (await JobQueue.open(url)).list() };
}

/** Returns the number of jobs that the worker has begun. */
async function startWorker(url: string, tasks: readonly JobTask[]): Promise<() => number> {
  let begun = 0;
  const worker = await JobWorker.start({
    url,
    release: 'test',
    tasks: tasks.map((task) => ({
      ...task,
      execute: (plan, number, stop) => {
        begun++;
        return task.execute(plan, number, stop);
      },
    })),
    concurrency: 1,
    onProblem: () => undefined,
  });
  onTestFinished(() => worker.stop());
  return () => begun;
}

const createTask = (execute: () => Promise<string>, version = 1): JobTask => ({
  kind: 'answer',
  game: 'lots',
  version,
  execute: async () => ({ value: await execute(), content: new Uint8Array(0) }),
});

/** Starts a worker that does not answer before the end of the test. */
async function startSilentWorker(url: string, version?: number): Promise<() => number> {
  const released = new AbortController();
  const countBegun = await startWorker(url, [
    createTask(async () => {
      await once(released.signal, 'abort');
      return '';
    }, version),
  ]);
  // Before the worker is stopped, which waits for its jobs.
  onTestFinished(() => released.abort());
  return countBegun;
}

test('an answer of a worker is taken, and nothing is left of its run', async () => {
  const { url, answers, listRuns } = await openQueue();
  await startWorker(url, [createTask(async () => '{"answer":"draw"}')]);
  expect(await answers.compute(QUESTION, never)).toBe('draw');
  expect(await answers.compute(QUESTION, never)).toBe('draw');
  expect(await listRuns()).toEqual([]);
});

test('jobs and workers are counted in the metrics of a server', async () => {
  const { url, answers } = await openQueue();
  const countBegun = await startSilentWorker(url);
  const stop = new AbortController();
  const plans = ['1', '2', '3'].map((plan) => answers.compute({ ...QUESTION, plan }, stop.signal));
  await expect.poll(countBegun).toBe(1);
  const server = await startSharingServer(url, { answers });
  const readMetrics = async () => (await rawRequest(server, '/metrics')).text();
  await expect.poll(readMetrics).toContain('ludoteca_jobs{state="waiting"} 2');
  expect(await readMetrics()).toContain('ludoteca_jobs{state="running"} 1');
  expect(await readMetrics()).toContain('ludoteca_job_workers{kind="answer"} 1');
  stop.abort();
  await Promise.all(plans);
});

test('without a worker of this game nobody waits', async () => {
  const { url, answers, listRuns } = await openQueue();
  expect(await answers.compute(QUESTION, never)).toBeUndefined();
  expect(answers.isAvailable).toBe(false);
  await startSilentWorker(url, 2);
  await expect.poll(() => answers.isAvailable).toBe(true);
  expect(await answers.compute(QUESTION, never)).toBeUndefined();
  expect(await listRuns()).toEqual([]);
});

test('an answer that does not come in time is cancelled, and the next ones are not waited for', async () => {
  const { url, answers, listRuns } = await openQueue(200);
  const countBegun = await startSilentWorker(url);
  expect(await answers.compute(QUESTION, never)).toBeUndefined();
  expect(answers.isAvailable).toBe(false);
  expect(await answers.compute({ ...QUESTION, plan: '{}' }, never)).toBeUndefined();
  expect(countBegun()).toBeLessThan(2);
  expect(await listRuns()).toEqual([]);
});

test('an answer is not waited for after a stop, or when its run was cancelled', async () => {
  const { url, answers, listRuns } = await openQueue();
  const countBegun = await startSilentWorker(url);
  const stop = new AbortController();
  const stopped = answers.compute(QUESTION, stop.signal);
  await expect.poll(countBegun).toBe(1);
  expect(await listRuns()).toMatchObject([{ kind: 'answer', game: 'lots', total: 1, done: 0, running: 1 }]);
  stop.abort();
  expect(await stopped).toBeUndefined();
  const cancelled = answers.compute({ ...QUESTION, plan: '{}' }, never);
  await expect.poll(async () => (await listRuns()).length).toBe(1);
  const [run] = await listRuns();
  expect(await (await JobQueue.open(url)).cancel(run!.id)).toBe(true);
  expect(await cancelled).toBeUndefined();
  expect(answers.isAvailable).toBe(true);
});

test('what is no answer, and a job that fails, are no answers', async () => {
  const { url, answers } = await openQueue();
  const values = ['[]', 'x'];
  await startWorker(url, [createTask(async () => values.shift()!)]);
  expect(await answers.compute(QUESTION, never)).toBeUndefined();
  expect(await answers.compute(QUESTION, never)).toBeUndefined();
});

test('runs of servers that have ended are deleted', async () => {
  const { url, answers, listRuns } = await openQueue();
  const stop = new AbortController();
  await startSilentWorker(url);
  const waiting = answers.compute(QUESTION, stop.signal);
  await expect.poll(async () => (await listRuns()).length).toBe(1);
  await executeOn(url, 'update job_runs set made = 0');
  const next = await AnswerQueue.open({ url, release: 'test' });
  onTestFinished(() => next.close());
  expect(await listRuns()).toEqual([]);
  stop.abort();
  await waiting;
});

/** Plays a match of a person against an expert. Returns its entries. */
async function playExpert(url: string, answers?: AnswerQueue) {
  const server = await startSharingServer(url, { random: fixedRandom('experts'), answers });
  const ada = await registerGuest(server, 'Ada');
  const request = { game: 'rumour', seats: ['person', 'expert'], terms: { clock: null } };
  const { id } = await createTable(ada, request);
  const chair = connectChair(() => server, id, { token: ada.guest.token });
  await playToEnd(chair, firstOption);
  expectOk(await ada.api.archive(id));
  return (await server.storage.readEntries(id)).map(({ entry }) => entry);
}

test('a match whose expert answers by jobs is the match that the server plays alone', async () => {
  const { url, answers } = await openQueue();
  const countBegun = await startWorker(url, catalogue.map(createAnswerTask));
  const queued = await playExpert(url, answers);
  expect(countBegun()).toBeGreaterThan(0);
  expect(queued).toEqual(await playExpert(await createPostgresUrl()));
});
