/** The analysis of a finished match as jobs: the match that workers get, and the rated answers that they send back. */
import {
  type AnyParts,
  type Archive,
  at,
  canonicalJson,
  type Infer,
  makeUnfinishedArchive,
  parseJson,
  type Question,
  recoverArchive,
  replay,
  schema,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry, RatedAnswer } from '@ludoteca/kit';
import {
  type AnalysedQuestion,
  type AnalysisPlan,
  analyseMatch,
  MAX_ITERATIONS,
  type QuestionRange,
} from '@ludoteca/players';
import type { JobResult, JobRun, JobTask } from '@ludoteca/server';
import type { CliEnvironment } from '../args/command.ts';
import { requireCards } from './match-cards.ts';
import { takeAll } from './take-all.ts';
import { withQueuedRun } from './with-queued-run.ts';

const { anyJson, integer, list, object, optional, text } = schema;

const KIND = 'analyse';
/** Questions of one job: the match is replayed up to them, which costs little beside the rollouts. */
const QUESTIONS_PER_JOB = 8;
const MAX_SEED = 10_000;
const MAX_ARCHIVE = 7_000_000;
const MAX_ANSWERS = 100_000;
const MAX_VARIATION = 100;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const estimate = schema.number(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

const analysisJobPlan = object({
  // The file of the match without times and names of players.
  archive: text(MAX_ARCHIVE, 1),
  iterations: integer(2, MAX_ITERATIONS),
  seed: text(MAX_SEED),
  range: object({ first: count, last: count }),
});
type AnalysisJobPlan = Infer<typeof analysisJobPlan>;

// Answers are numbers of options.
const ratedAnswer = object({
  option: count,
  chance: estimate,
  error: estimate,
  rollouts: integer(1, MAX_ITERATIONS),
  variation: optional(list(object({ question: anyJson, option: count }), MAX_VARIATION)),
});
type StoredAnswer = Infer<typeof ratedAnswer>;

const analysisValue = object({
  questions: list(
    object({ number: count, played: count, answers: list(ratedAnswer, MAX_ANSWERS, 1) }),
    QUESTIONS_PER_JOB,
  ),
});
type StoredQuestion = Infer<typeof analysisValue>['questions'][number];

type QueuedAnalysis = Pick<AnalysisPlan, 'iterations' | 'seed' | 'range'>;

/** Lets workers rate the answers; undefined if it was stopped. `onEntries`: that many entries more are done. */
export async function analyseInQueue(
  entry: AnyCatalogueEntry,
  archive: Archive,
  plan: QueuedAnalysis,
  environment: CliEnvironment,
  onEntries: (count: number) => void,
): Promise<readonly AnalysedQuestion[] | undefined> {
  const { range = { first: 0, last: Math.max(0, archive.entries.length - 1) } } = plan;
  const ranges = divideRange(range);
  const stored: StoredQuestion[] = [];
  const stop = environment.interceptInterrupt();
  const run = createAnalysisRun(entry, archive, { ...plan, range });
  await withQueuedRun(run, Array.from(ranges.keys()), environment, stop, (submitted) =>
    takeAll(submitted, ranges.length, async (job, result) => {
      const { first, last } = at(ranges, job);
      stored.push(...parseResult(result, { first, last }));
      onEntries(1 + last - first);
    }),
  );
  return stop.aborted ? undefined : joinQuestions(entry, archive, stored);
}

function createAnalysisRun(
  { game }: AnyCatalogueEntry,
  archive: Archive,
  { iterations, seed, range }: QueuedAnalysis & { readonly range: QuestionRange },
): Omit<JobRun, 'release'> {
  const plan: AnalysisJobPlan = {
    archive: Buffer.from(makeUnfinishedArchive({ archive })).toString(),
    iterations,
    seed,
    range,
  };
  return { kind: KIND, game: game.id, version: game.version, plan: canonicalJson(plan) };
}

/** The questions of each job. */
function divideRange({ first, last }: QuestionRange): readonly QuestionRange[] {
  const jobs = Math.ceil((1 + last - first) / QUESTIONS_PER_JOB);
  return Array.from({ length: jobs }, (_, job) => {
    const from = first + job * QUESTIONS_PER_JOB;
    return { first: from, last: Math.min(last, from + QUESTIONS_PER_JOB - 1) };
  });
}

const createOtherResultError = (): Error => new Error('a worker has sent something else than an analysis');

function parseResult({ value }: JobResult, { first, last }: QuestionRange): readonly StoredQuestion[] {
  const questions = parseJson(analysisValue, value)?.questions;
  if (questions?.every((one) => one.number >= first && one.number <= last) !== true)
    throw createOtherResultError();
  return questions;
}

/** The questions of the match with their ratings. */
function joinQuestions(
  { game }: AnyCatalogueEntry,
  archive: Archive,
  stored: readonly StoredQuestion[],
): readonly AnalysedQuestion[] {
  const byNumber = new Map(stored.map((one) => [one.number, one]));
  const joined: AnalysedQuestion[] = [];
  replay(game, archive, undefined, (match) => {
    const { number, question } = match;
    const rated = byNumber.get(number);
    if (rated === undefined || question === undefined) return;
    const answers = rated.answers.map((answer) => toRatedAnswer(question, answer));
    const played = answers[rated.answers.findIndex(({ option }) => option === rated.played)];
    if (played === undefined) throw createOtherResultError();
    const { seat } = question;
    joined.push({ number, seat, question, view: match.view(seat), answers, played });
  });
  return joined;
}

function toRatedAnswer(
  { options }: Question<AnyParts>,
  { option, variation, ...rating }: StoredAnswer,
): RatedAnswer<AnyParts> {
  if (option >= options.length) throw createOtherResultError();
  const rated = { choice: at(options, option), ...rating };
  if (variation === undefined) return rated;
  const steps = variation.map((step) => {
    const question = step.question as unknown as Question<AnyParts>;
    return { question, choice: at(question.options, step.option) };
  });
  return { ...rated, variation: steps };
}

/** The task of a worker for the analyses of one game. */
export const createAnalysisTask = (entry: AnyCatalogueEntry): JobTask => ({
  kind: KIND,
  game: entry.game.id,
  version: entry.game.version,
  execute: async (plan, job) => ({
    value: JSON.stringify({ questions: analyseRange(entry, plan, job).map(toStoredQuestion) }),
    content: new Uint8Array(0),
  }),
});

function analyseRange(entry: AnyCatalogueEntry, planText: string, job: number): readonly AnalysedQuestion[] {
  const plan = parseJson(analysisJobPlan, planText);
  const recovered = plan && recoverArchive(Buffer.from(plan.archive));
  if (plan === undefined || recovered?.ok !== true) throw new Error('the plan is not that of an analysis');
  const { archive } = recovered.value;
  if (archive.game !== entry.game.id) throw new Error(`the match is not one of ${entry.game.id}`);
  requireCards(entry, archive.cards);
  const { first, last } = plan.range;
  if (last < first || last > archive.entries.length) throw new Error('the match has no such questions');
  const range = divideRange(plan.range)[job];
  if (range === undefined) throw new Error(`the analysis has no job ${job}`);
  return analyseMatch(entry, archive, { ...plan, range });
}

const toStoredQuestion = ({ number, question, answers, played }: AnalysedQuestion): StoredQuestion => ({
  number,
  played: question.options.indexOf(played.choice),
  answers: answers.map(({ choice, variation, ...rating }) => ({
    option: question.options.indexOf(choice),
    ...rating,
    ...(variation === undefined
      ? {}
      : {
          variation: variation.map((step) => ({
            question: step.question as unknown as StoredVariationQuestion,
            option: step.question.options.indexOf(step.choice),
          })),
        }),
  })),
});

type StoredVariationQuestion = NonNullable<StoredAnswer['variation']>[number]['question'];
