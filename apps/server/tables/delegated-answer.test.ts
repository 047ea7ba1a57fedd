/** Tables whose experts are answered for by workers of jobs. */
import type { Json } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { AnswerService, DelegatedQuestion, JobReport } from '../jobs/answer-queue.ts';
import { createHostedContext, startHostedTable } from './hosted-lots.testing.ts';
import { ada, newsOf } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';

type Reply = (answer: Json | undefined) => void;

/** Answers when the test does. */
class HeldAnswers implements AnswerService {
  readonly isAvailable = true;
  readonly questions: (DelegatedQuestion & { readonly reply: Reply; readonly stop: AbortSignal })[] = [];

  compute(question: DelegatedQuestion, stop: AbortSignal): Promise<Json | undefined> {
    return new Promise((reply) => this.questions.push({ ...question, reply, stop }));
  }

  reportJobs(): Promise<JobReport> {
    return Promise.resolve({ jobs: { waiting: 0, running: this.questions.length }, workers: new Map() });
  }

  async close(): Promise<void> {}
}

/** A table at which a person has answered, so that the expert is asked. */
async function askExpert() {
  const answers = new HeldAnswers();
  const context = createHostedContext({ answers });
  const started = await startHostedTable(context, { pace: 'instant' }, ['person', 'expert']);
  const client = new RecordingClient(ada.id);
  await started.table.connect(client);
  const { asked } = newsOf(client).at(-1)!.sight;
  if (asked!.seat === 0)
    await started.table.handleRequest(client, {
      id: 1,
      answer: { number: asked!.number, choices: ['draw'] },
    });
  await expect.poll(() => answers.questions.length).toBe(1);
  const before = (await started.entries()).length;
  return { ...started, context, client, answers, before };
}

test('the answer of a worker is played, and other requests are served while it is computed', async () => {
  const { answers, entries, before, table } = await askExpert();
  const other = new RecordingClient('another');
  await table.connect(other);
  expect(newsOf(other)).not.toEqual([]);
  expect(await entries()).toHaveLength(before);
  answers.questions[0]!.reply('draw');
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(before);
  expect((await entries())[before]).toEqual({ answer: 'draw' });
});

test.each([undefined, 'cheat', { draw: 1 }])('after %j the server answers itself', async (answer) => {
  const { answers, entries, before, context } = await askExpert();
  answers.questions[0]!.reply(answer);
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(before);
  expect((await entries())[before]).toHaveProperty('answer');
  expect(await context.metrics.format()).toContain('ludoteca_delegated_answers_total{by="server"} 1');
});

test('a job whose question is not asked any more is stopped, and its late answer is not played', async () => {
  const { answers, entries, before, tables } = await askExpert();
  const [question] = answers.questions;
  await tables.close();
  expect(question!.stop.aborted).toBe(true);
  question!.reply('draw');
  expect(await entries()).toHaveLength(before);
});

test('settings that a person changes meanwhile neither stop the job nor let the server answer itself', async () => {
  const { answers, entries, before, table } = await askExpert();
  await table.control.setAutoPass(ada, { stops: [], control: true });
  await table.control.setAutoPass(ada, { stops: [], control: false });
  expect(await entries()).toHaveLength(before);
  expect(answers.questions.map(({ stop }) => stop.aborted)).toEqual([false]);
  answers.questions[0]!.reply('draw');
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(before);
  expect((await entries())[before]).toEqual({ answer: 'draw' });
});
