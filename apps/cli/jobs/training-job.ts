/** Matches of self-play for `ludoteca train` as jobs: workers send back the positions with their results. */
import { type AnyParts, canonicalJson, parseJson, schema } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Feature, ValueInput } from '@ludoteca/kit';
import { collectSamples, findValueFeatures, type RatedSample, type TrainingPlan } from '@ludoteca/players';
import type { JobResult, JobRun, JobTask, SubmittedRun } from '@ludoteca/server';
import { takeAll } from './take-all.ts';

const { integer, list, object, text } = schema;

const KIND = 'train';
const MATCHES_PER_JOB = 10;
const MAX_TEXT = 200;
const MAX_SAMPLES = 100_000;
/** Numbers of a sample besides its features: the estimate, NaN if there is none, and the result. */
const OTHER_NUMBERS = 2;

const trainingJobPlan = object({
  seats: integer(1, 100),
  player: text(MAX_TEXT, 1),
  seed: text(MAX_TEXT),
  games: integer(1, 1_000_000),
});

/** The number of samples of each match. */
const trainingValue = object({ samples: list(integer(0, MAX_SAMPLES), MATCHES_PER_JOB) });

export const createTrainingRun = (
  { game }: AnyCatalogueEntry,
  plan: TrainingPlan,
): Omit<JobRun, 'release'> => ({
  kind: KIND,
  game: game.id,
  version: game.version,
  plan: canonicalJson({ ...plan }),
});

/** The numbers of the jobs. */
export const listTrainingJobs = ({ games }: TrainingPlan): readonly number[] =>
  Array.from({ length: Math.ceil(games / MATCHES_PER_JOB) }, (_, number) => number);

/** The numbers of the matches of a job. */
const listMatches = ({ games }: TrainingPlan, job: number): readonly number[] => {
  const from = job * MATCHES_PER_JOB;
  const count = Math.max(0, Math.min(MATCHES_PER_JOB, games - from));
  return Array.from({ length: count }, (_, i) => from + i);
};

/** Passes on the samples of every match, in any order. */
export const takeSamples = (
  run: SubmittedRun,
  plan: TrainingPlan,
  { names }: Feature<ValueInput<AnyParts>>,
  onMatch: (number: number, samples: readonly RatedSample[]) => void,
): Promise<void> =>
  takeAll(run, listTrainingJobs(plan).length, async (job, result) => {
    const matches = listMatches(plan, job);
    for (const [i, samples] of parseSamples(result, names.length, matches.length).entries())
      onMatch((matches[0] ?? 0) + i, samples);
  });

function parseSamples(
  { value, content }: JobResult,
  length: number,
  matches: number,
): readonly (readonly RatedSample[])[] {
  const counts = parseJson(trainingValue, value)?.samples;
  const row = length + OTHER_NUMBERS;
  const total = counts?.reduce((sum, count) => sum + count, 0);
  if (counts?.length !== matches || total === undefined || content.length !== total * row * 8)
    throw new Error('a worker has sent something else than samples');
  const numbers = new Float64Array(new Uint8Array(content).buffer);
  let from = 0;
  return counts.map((count) =>
    Array.from({ length: count }, (): RatedSample => {
      const sample = numbers.subarray(from, (from += row));
      const [estimate = Number.NaN, result = Number.NaN] = sample.subarray(length);
      return {
        features: Float32Array.from(sample.subarray(0, length)),
        estimate: Number.isNaN(estimate) ? undefined : estimate,
        result,
      };
    }),
  );
}

/** The task of a worker for the self-play of one game; none if there is nothing to learn from. */
export const createTrainingTask = (entry: AnyCatalogueEntry): readonly JobTask[] => {
  const { id: game, version, seats } = entry.game;
  if (findValueFeatures(entry, seats.min) === undefined) return [];
  return [{ kind: KIND, game, version, execute: async (plan, job) => playMatches(entry, plan, job) }];
};

function playMatches(entry: AnyCatalogueEntry, planText: string, job: number): JobResult {
  const plan = parseJson(trainingJobPlan, planText);
  const feature = plan && findValueFeatures(entry, plan.seats);
  if (plan === undefined || feature === undefined) throw new Error('the plan is not that of a training');
  const matches = listMatches(plan, job);
  if (matches.length === 0) throw new Error(`the training has no job ${job}`);
  const samples = matches.map((number) => collectSamples({ entry, feature, ...plan }, number));
  const numbers = samples
    .flat()
    .flatMap(({ features, estimate = Number.NaN, result }) => Array.from(features).concat(estimate, result));
  return {
    value: JSON.stringify({ samples: samples.map(({ length }) => length) }),
    content: new Uint8Array(Float64Array.from(numbers).buffer),
  };
}
