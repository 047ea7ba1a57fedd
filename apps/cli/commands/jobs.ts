/** `ludoteca jobs`: shows the runs of background jobs and cancels them. */
import { EXIT_CODES } from '@ludoteca/kit';
import type { JobQueue, RunStatus } from '@ludoteca/server';
import { CliError } from '../args/cli-error.ts';
import { type Command, defineCommand } from '../args/command.ts';
import { flagOption, textOption } from '../args/options.ts';
import { formatSuggestion } from '../args/suggestion.ts';
import { type JobTexts, jobTexts } from '../jobs/texts/index.ts';
import { loadServer, requireDatabase, toDatabaseError } from '../jobs/with-queued-run.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';

/** Of the table: the numbers. */
const RIGHT = [3, 4, 5];

const listCommand = defineCommand({
  name: 'jobs',
  parameters: ['[COMMAND …]'],
  options: { database: textOption('URL'), json: flagOption },
  run: async ([word], { database, json }, environment) => {
    const texts = jobTexts[environment.language];
    if (word !== undefined)
      throw new CliError(
        texts.unknown(quote(word), 'cancel') + formatSuggestion(environment.language, word, ['cancel']),
      );
    const runs = await withQueue(database, (queue) => queue.list());
    if (json) environment.print(JSON.stringify(runs));
    else if (runs.length === 0) environment.print(texts.noRuns);
    else
      for (const line of formatColumns([texts.headings, ...runs.map((run) => toRow(run, texts))], {
        right: RIGHT,
        width: environment.width,
      }))
        environment.print(line);
    if (runs.some(isWithoutWorker)) environment.printError(texts.noWorker);
    return EXIT_CODES.done;
  },
});

const isWithoutWorker = ({ workers, done, failed, total }: RunStatus): boolean =>
  workers === 0 && done + failed < total;

const cancelCommand = defineCommand({
  name: 'jobs cancel',
  parameters: ['RUN'],
  options: { database: textOption('URL') },
  run: async ([run = ''], { database }, environment) => {
    const texts = jobTexts[environment.language];
    if (!(await withQueue(database, (queue) => queue.cancel(run))))
      throw new CliError(texts.unknownRun(quote(run)));
    environment.print(texts.cancelled(run));
    return EXIT_CODES.done;
  },
});

/** Without a subcommand it lists the runs. */
export const jobsCommand: Command = {
  name: 'jobs',
  parameters: listCommand.parameters,
  describeOptions: listCommand.describeOptions,
  subcommands: [cancelCommand],
  run: (args, environment, entries) => {
    const [word, ...rest] = args;
    return word === 'cancel'
      ? cancelCommand.run(rest, environment, entries)
      : listCommand.run(args, environment, entries);
  },
};

async function withQueue<R>(database: string | undefined, use: (queue: JobQueue) => Promise<R>): Promise<R> {
  const url = await requireDatabase(database, '--database');
  const server = await loadServer();
  try {
    return await use(await server.JobQueue.open(url));
  } catch (error) {
    throw toDatabaseError(error);
  }
}

const toRow = (run: RunStatus, texts: JobTexts): readonly string[] => [
  run.id,
  run.kind,
  run.game,
  `${run.done}/${run.total}`,
  String(run.running),
  String(run.failed),
  run.collected ? texts.collected : formatAge(run.age),
];

/** The two largest units, such as `2 h 5 min`. */
function formatAge(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
