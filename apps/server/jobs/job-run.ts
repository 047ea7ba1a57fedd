/** Runs of background jobs: what they are, and which task of a worker plays them. */
import { createHash } from 'node:crypto';
import { type Infer, schema } from '@ludoteca/kernel';

const { integer, object, pattern } = schema;

/** Greatest number of jobs in a run. */
export const MAX_JOBS = 1_000_000;
/** Greatest length of the plan of a run, in characters. */
export const MAX_PLAN_CHARACTERS = 8_000_000;
/** Greatest sizes of the result of one job: its value as JSON, in characters, and its content, in bytes. */
export const MAX_VALUE_CHARACTERS = 8_000_000;
export const MAX_CONTENT_BYTES = 64 * 1024 * 1024;

/** Jobs of workers that have the same rules and the same version of the program can replace each other. */
export interface JobKind {
  readonly kind: string;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** Of the program: computer players may differ in another one. */
  readonly release: string;
}

/** Many jobs with one plan, from which each job follows by its number. */
export interface JobRun extends JobKind {
  /** JSON. Runs with the same plan are the same run. */
  readonly plan: string;
}

/** The result of a job: JSON, and bytes that need no text form. */
export interface JobResult {
  readonly value: string;
  readonly content: Uint8Array;
}

/** The name of the task in graphile-worker. A worker takes only jobs of tasks that it names. */
export const formatTask = ({ kind, game, version, release }: JobKind): string =>
  `ludoteca ${kind} ${game} ${version} ${release}`;

const RUN_ID_LENGTH = 16;

export const runIdOf = (run: JobRun): string =>
  createHash('sha256')
    .update(`${formatTask(run)}\n${run.plan}`)
    .digest('hex')
    .slice(0, RUN_ID_LENGTH);

/** The payload of a job as a worker reads it from the database. */
export const jobPayload = object({
  run: pattern(/^[\da-f]{16}$/, RUN_ID_LENGTH),
  number: integer(0, 2 ** 31 - 1),
});
export type JobPayload = Infer<typeof jobPayload>;
