/** Jobs are executed by workers that know them, tried again, and reported when they fail for good. */
import { expect, onTestFinished, test } from 'vitest';
import { createPostgresUrl, executeOn } from '../testing/postgres/postgres-url.testing.ts';
import { JobQueue } from './job-queue.ts';
import type { JobRun } from './job-run.ts';
import { type JobTask, JobWorker } from './job-worker.ts';
import { JobFailedError, type SubmittedRun } from './submitted-run.ts';

const RUN: JobRun = { kind: 'echo', game: 'lots', version: 1, release: 'test', plan: '{"a":1}' };
const ECHO: JobTask = {
  kind: 'echo',
  game: 'lots',
  version: 1,
  execute: async (plan, number) => ({ value: plan, content: Uint8Array.of(number) }),
};
const stop = new AbortController().signal;

async function openQueue() {
  const url = await createPostgresUrl();
  return { url, queue: await JobQueue.open(url) };
}

async function submit(
  queue: JobQueue,
  run: JobRun,
  numbers: readonly number[],
  attempts?: number,
): Promise<SubmittedRun> {
  const submitted = await queue.submit(run, numbers, {
    stop,
    ...(attempts === undefined ? {} : { attempts }),
  });
  onTestFinished(() => submitted.close());
  return submitted;
}

/** Returns the problems that the worker reports. */
async function startWorker(url: string, task: Partial<JobTask> = {}): Promise<readonly string[]> {
  const problems: string[] = [];
  const worker = await JobWorker.start({
    url,
    release: 'test',
    tasks: [{ ...ECHO, ...task }],
    concurrency: 1,
    onProblem: (problem) => problems.push(problem),
  });
  onTestFinished(() => worker.stop());
  return problems;
}

/** Failed jobs wait for seconds before they are tried again. */
const hurry = (url: string): Promise<void> =>
  executeOn(url, 'update graphile_worker._private_jobs set run_at = now() where locked_at is null');

test('a job is left to a worker that has its game and version', async () => {
  const { url, queue } = await openQueue();
  const [old, current] = [await submit(queue, RUN, [1]), await submit(queue, { ...RUN, version: 2 }, [1])];
  await startWorker(url, { game: 'uno' });
  await startWorker(url, { version: 2 });
  expect((await current.take(1))?.value).toBe(RUN.plan);
  expect(await queue.list()).toMatchObject([
    { id: old.id, done: 0, failed: 0, running: 0, workers: 0 },
    { id: current.id, done: 1, workers: 1 },
  ]);
  await startWorker(url);
  expect(await old.take(1)).toEqual({ value: RUN.plan, content: Buffer.of(1) });
});

test('a job that fails is tried again, reported when it fails for good, and tried anew by the next command', async () => {
  const { url, queue } = await openQueue();
  const executed: number[] = [];
  let isBroken = true;
  const problems = await startWorker(url, {
    execute: async (plan, number, signal) => {
      executed.push(number);
      if (number === 1 && isBroken) throw new Error('no luck');
      return ECHO.execute(plan, number, signal);
    },
  });
  const run = await submit(queue, RUN, [0, 1], 2);
  const failed = run.take(1).catch((error: unknown) => error);
  await expect.poll(() => problems.length).toBe(1);
  await expect
    .poll(async () => {
      await hurry(url);
      return problems.length;
    })
    .toBe(2);
  expect(await failed).toEqual(new JobFailedError('no luck'));
  expect(problems).toEqual([`job ${run.id} 1: no luck`, `job ${run.id} 1: no luck`]);
  expect((await run.take(0))?.content).toEqual(Buffer.of(0));
  expect(await queue.list()).toMatchObject([{ total: 2, done: 1, failed: 1 }]);
  isBroken = false;
  const again = await submit(queue, RUN, [0, 1]);
  expect(again.id).toBe(run.id);
  expect((await again.take(1))?.content).toEqual(Buffer.of(1));
  expect(executed.toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1]);
});

test('a job whose workers all ended in it is reported', async () => {
  const { url, queue } = await openQueue();
  const run = await submit(queue, RUN, [0], 1);
  await executeOn(
    url,
    "update graphile_worker._private_jobs set attempts = 1, locked_by = 'gone', locked_at = now() - interval '1 hour'",
  );
  await startWorker(url);
  await expect(run.take(0)).rejects.toThrow('every worker that took it ended');
});

test('jobs and results of others than this program are removed or refused', async () => {
  const { url, queue } = await openQueue();
  const problems = await startWorker(url, {
    execute: async () => ({ value: 'x'.repeat(8_000_001), content: new Uint8Array(0) }),
  });
  for (const payload of ['{"run":"../x","number":0}', '{"number":-1}', '[]', '"x"'])
    await executeOn(url, `select graphile_worker.add_job('ludoteca echo lots 1 test', '${payload}')`);
  await expect.poll(() => problems.length).toBe(4);
  for (const problem of problems) expect(problem).toMatch(/^job \d+ is not a job of ludoteca$/);
  const run = await submit(queue, RUN, [0], 1);
  await expect(run.take(0)).rejects.toThrow('the result is too large');
});

test('programs that start together create the tables once', async () => {
  const url = await createPostgresUrl();
  const queues = await Promise.all([1, 2, 3, 4].map(() => JobQueue.open(url)));
  for (const queue of queues) expect(await queue.list()).toEqual([]);
});
