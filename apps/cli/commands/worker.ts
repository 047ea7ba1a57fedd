/** `ludoteca worker`: executes background jobs until it is stopped. */
import { realpathSync } from 'node:fs';
import { EXIT_CODES, type IsolationMode, ISOLATION_MODES, type Referee, inLanguages } from '@ludoteca/kit';
import { IsolationError, openReferee } from '@ludoteca/players/process';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { choiceOption, integerOption, repeatedOption, textOption } from '../args/options.ts';
import { readVersion } from '../args/version.ts';
import { waitForAbort } from '../args/wait-for-abort.ts';
import { createAnalysisTask } from '../jobs/analysis-job.ts';
import { createArenaTasks } from '../jobs/arena-job.ts';
import { createSimulationTask } from '../jobs/simulation-job.ts';
import { jobTexts } from '../jobs/texts/index.ts';
import { createTrainingTask } from '../jobs/training-job.ts';
import { loadServer, requireDatabase, toDatabaseError } from '../jobs/with-queued-run.ts';
import { formatPath, messageOf, toSingleLine } from '../terminal/sanitize.ts';

const messages = {
  noFolder: (folder: string, why: string) =>
    inLanguages(
      `--programs: non si può leggere ${formatPath(folder)}: ${why}`,
      `--programs: cannot read ${formatPath(folder)}: ${why}`,
      `--programs: não é possível ler ${formatPath(folder)}: ${why}`,
    ),
  notIsolated: (why: string) => `--isolate required: ${why}`,
};

const MAX_JOBS_AT_ONCE = 64;

export const workerCommand = defineCommand({
  name: 'worker',
  parameters: [],
  options: {
    database: textOption('URL'),
    jobs: integerOption('N', 1, MAX_JOBS_AT_ONCE),
    programs: repeatedOption('DIR'),
    isolate: choiceOption('LEVEL', ISOLATION_MODES),
  },
  run: async (_, { database, jobs = 1, programs, isolate = 'auto' }, environment, entries) => {
    const url = await requireDatabase(database, '--database');
    const programFolders = programs.map(findFolder);
    const texts = jobTexts[environment.language];
    const stop = environment.interceptTermination();
    const referee = await openWorkerReferee(isolate);
    try {
      const { createAnswerTask, JobWorker } = await loadServer();
      const worker = await JobWorker.start({
        url,
        release: readVersion(),
        tasks: entries.flatMap((entry) => [
          ...createArenaTasks(entry, { referee, programFolders }),
          createSimulationTask(entry),
          ...createTrainingTask(entry),
          createAnalysisTask(entry),
          createAnswerTask(entry),
        ]),
        concurrency: jobs,
        onProblem: (problem) => environment.printError(toSingleLine(problem)),
      }).catch((error: unknown) => {
        throw toDatabaseError(error);
      });
      environment.print(texts.takes(entries.map(({ game }) => game.id).join(', ')));
      const end = worker.waitForEnd();
      await Promise.race([end, waitForAbort(stop)]);
      await worker.stop();
      if (!stop.aborted) throw new CliError(texts.lost, EXIT_CODES.failed);
      environment.print(texts.stopped);
      return EXIT_CODES.done;
    } finally {
      await referee.close();
    }
  },
});

function findFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    throw new CliError(messages.noFolder(folder, messageOf(error)));
  }
}

async function openWorkerReferee(isolation: IsolationMode): Promise<Referee> {
  try {
    return await openReferee(isolation);
  } catch (error) {
    if (error instanceof IsolationError) throw new CliError(messages.notIsolated(error.message));
    throw error;
  }
}
