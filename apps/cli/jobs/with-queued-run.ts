/** Lets workers execute the jobs of a command, and reports what goes wrong. */
import { EXIT_CODES, type ByLanguage, inLanguages } from '@ludoteca/kit';
import type { JobRun, SubmittedRun } from '@ludoteca/server';
import { CliError } from '../args/cli-error.ts';
import type { CliEnvironment } from '../args/command.ts';
import { readVersion } from '../args/version.ts';
import { findStorageLocation } from '../files/storage-location.ts';
import { messageOf, toSingleLine } from '../terminal/sanitize.ts';
import { jobTexts } from './texts/index.ts';

/** Loaded on demand, since few commands need it. */
export const loadServer = () => import('@ludoteca/server');

/** The database of the jobs: the address given, or that of DATABASE_URL. */
export async function requireDatabase(given: string | undefined, option: string): Promise<string> {
  const location = findStorageLocation(given);
  if ((await loadServer()).isPostgresUrl(location)) return location;
  throw new CliError(
    inLanguages(
      `${option}: i lavori vogliono un database PostgreSQL; metti il suo indirizzo in DATABASE_URL`,
      `${option}: jobs need a PostgreSQL database; set DATABASE_URL to its address`,
      `${option}: as tarefas precisam de um banco de dados PostgreSQL; ponha o endereço dele em DATABASE_URL`,
    ),
  );
}

const describeDatabaseProblem = (why: string): ByLanguage<string> =>
  inLanguages(
    `il database dei lavori: ${why}`,
    `the database of the jobs: ${why}`,
    `o banco de dados das tarefas: ${why}`,
  );

/** A database that cannot be used is reported in one line. */
export const toDatabaseError = (error: unknown): CliError =>
  error instanceof CliError
    ? error
    : new CliError(describeDatabaseProblem(toSingleLine(messageOf(error))), EXIT_CODES.failed);

/** Submits the jobs with these numbers and collects their results. After a stop the run goes on without this command. */
export async function withQueuedRun(
  run: Omit<JobRun, 'release'>,
  numbers: readonly number[],
  { printError, language }: Pick<CliEnvironment, 'printError' | 'language'>,
  stop: AbortSignal,
  collect: (submitted: SubmittedRun) => Promise<void>,
): Promise<void> {
  const texts = jobTexts[language];
  const { JobQueue, JobFailedError, MAX_JOBS, RunCancelledError } = await loadServer();
  if (numbers.length > MAX_JOBS) throw new CliError(texts.manyJobs(numbers.length, MAX_JOBS));
  const url = await requireDatabase(undefined, '--queue');
  const submitted = await submit();
  try {
    await collect(submitted);
    if (stop.aborted) printError(texts.goesOn(submitted.id));
    else await submitted.finish();
  } catch (error) {
    if (error instanceof JobFailedError)
      throw new CliError(texts.failed(submitted.id, toSingleLine(error.message)), EXIT_CODES.failed);
    if (error instanceof RunCancelledError)
      throw new CliError(texts.cancelledElsewhere(submitted.id), EXIT_CODES.failed);
    throw error;
  } finally {
    await submitted.close();
  }

  async function submit(): Promise<SubmittedRun> {
    try {
      const queue = await JobQueue.open(url);
      const opened = await queue.submit({ ...run, release: readVersion() }, numbers, { stop });
      const status = (await queue.list()).find(({ id }) => id === opened.id);
      printError(texts.submitted(opened.id, numbers.length));
      if (status?.workers === 0) printError(texts.noWorker);
      return opened;
    } catch (error) {
      throw toDatabaseError(error);
    }
  }
}
