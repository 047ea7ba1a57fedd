/** English texts about background jobs. */
import type { JobTexts } from './job-texts.ts';

const number = new Intl.NumberFormat('en');
const countJobs = (count: number): string => `${number.format(count)} ${count === 1 ? 'job' : 'jobs'}`;

export const en: JobTexts = {
  submitted: (run, jobs) => `Run ${run}: ${countJobs(jobs)} for the workers; ludoteca jobs shows them.`,
  noWorker: 'No worker has these rules yet: ludoteca worker, with the same DATABASE_URL, starts one.',
  goesOn: (run) =>
    `The workers go on. The same command collects the results; ludoteca jobs cancel ${run} ends the run.`,
  failed: (run, why) =>
    `a job of run ${run} has failed: ${why}; the same command tries the failed jobs again`,
  cancelledElsewhere: (run) => `run ${run} was cancelled`,
  manyJobs: (jobs, most) => `--queue: ${countJobs(jobs)} are too many; the most is ${number.format(most)}`,
  headings: ['Run', 'Kind', 'Game', 'Done', 'Running', 'Failed', 'Age'],
  collected: 'collected',
  noRuns: 'There are no runs.',
  cancelled: (run) => `Run ${run} is cancelled.`,
  unknownRun: (run) => `there is no run ${run}; ludoteca jobs lists them`,
  unknown: (word, known) => `${word} is not a command of jobs; there is ${known}`,
  takes: (games) => `Takes jobs of ${games}. Ctrl-C stops the worker.`,
  stopped: 'Stopped.',
  lost: 'the database of the jobs is out of reach',
};
