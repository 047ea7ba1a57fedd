/** `ludoteca store`: copies, backs up, restores, checks and repairs the data of a server. */
import { resolve } from 'node:path';
import { EXIT_CODES } from '@ludoteca/kit';
import type { DataReport, ProgressListener } from '@ludoteca/server';
import { CliError, type ExitCode } from '../../args/cli-error.ts';
import { type CliEnvironment, type Command, defineCommand } from '../../args/command.ts';
import { textOption } from '../../args/options.ts';
import { formatSuggestion } from '../../args/suggestion.ts';
import { findStorageLocation, resolveLocation } from '../../files/storage-location.ts';
import { ProgressBar } from '../../terminal/progress-bar.ts';
import { formatPath, messageOf, quote } from '../../terminal/sanitize.ts';
import { type StoreTexts, storeTexts } from './texts/index.ts';

const STORE_COMMANDS = ['copy', 'backup', 'restore', 'check', 'repair'] as const;
type StoreCommandName = (typeof STORE_COMMANDS)[number];

/** Explains the commands and refuses unknown ones. */
const overviewCommand = defineCommand({
  name: 'store',
  parameters: ['COMMAND …'],
  options: {},
  run: async ([word = ''], _, { language }) => {
    const { unknown } = storeTexts[language];
    throw new CliError(
      unknown(quote(word), STORE_COMMANDS.join(', ')) + formatSuggestion(language, word, STORE_COMMANDS),
    );
  },
});

/** Loaded on demand, since few commands need the server. */
const loadServer = () => import('@ludoteca/server');
type ServerModule = Awaited<ReturnType<typeof loadServer>>;

interface StoreCommandDefinition {
  readonly parameters: readonly string[];
  /** Returns the report and the sentence about it. */
  readonly run: (
    server: ServerModule,
    words: readonly string[],
    data: string | undefined,
    texts: StoreTexts,
    onProgress: ProgressListener,
  ) => Promise<{ readonly report: DataReport; readonly sentence: string }>;
}

const DEFINITIONS: { readonly [K in StoreCommandName]: StoreCommandDefinition } = {
  copy: {
    parameters: ['FROM', 'TO'],
    run: async (server, [from = '', to = ''], _, texts, onProgress) => {
      const target = resolveLocation(to);
      const report = await server.copyStorage(resolveLocation(from), target, onProgress);
      return { report, sentence: texts.copied(report, formatPath(server.formatLocation(target))) };
    },
  },
  backup: {
    parameters: ['FILE'],
    run: async (server, [file = ''], data, texts, onProgress) => {
      const report = await server.backupStorage(findStorageLocation(data), resolve(file), onProgress);
      return { report, sentence: texts.backedUp(report, formatPath(file)) };
    },
  },
  restore: {
    parameters: ['FILE'],
    run: async (server, [file = ''], data, texts, onProgress) => {
      const target = findStorageLocation(data);
      const report = await server.copyStorage(resolve(file), target, onProgress);
      return { report, sentence: texts.restored(report, formatPath(server.formatLocation(target))) };
    },
  },
  check: {
    parameters: [],
    run: async (server, _, data, texts, onProgress) => {
      const report = await server.checkStorage(findStorageLocation(data), onProgress);
      return { report, sentence: isDamaged(report) ? texts.damaged(report) : texts.whole(report) };
    },
  },
  repair: {
    parameters: ['TO'],
    run: async (server, [to = ''], data, texts, onProgress) => {
      if (server.isPostgresUrl(to)) throw new CliError(texts.folderNeeded);
      const report = await server.repairStorage(findStorageLocation(data), resolve(to), onProgress);
      return { report, sentence: texts.repaired(report, formatPath(to)) };
    },
  },
};

const isDamaged = ({ damaged, damagedGuests, damagedDocuments }: DataReport): boolean =>
  damaged.length + damagedGuests + damagedDocuments > 0;

const SUBCOMMANDS: readonly Command[] = STORE_COMMANDS.map((name) =>
  defineCommand({
    name: `store ${name}`,
    parameters: DEFINITIONS[name].parameters,
    options: name === 'copy' ? {} : { data: textOption('DIR|URL') },
    run: async (words, options, environment) => {
      const texts = storeTexts[environment.language];
      const server = await loadServer();
      const data = 'data' in options ? options.data : undefined;
      try {
        const { report, sentence } = await DEFINITIONS[name].run(
          server,
          words,
          data,
          texts,
          createProgress(environment),
        );
        return printReport(report, sentence, texts, environment);
      } catch (error) {
        throw toCliError(error, server, texts);
      } finally {
        environment.showProgress?.('');
      }
    },
  }),
);

/** Runs the named command; without one it explains them all. */
export const storeCommand: Command = {
  name: 'store',
  parameters: overviewCommand.parameters,
  describeOptions: () => [],
  subcommands: SUBCOMMANDS,
  run: (args, environment, entries) => {
    const [word, ...rest] = args;
    const command = SUBCOMMANDS.find(({ name }) => name === `store ${word}`);
    if (command !== undefined) return command.run(rest, environment, entries);
    return overviewCommand.run(word === undefined ? ['--help'] : args, environment, entries);
  },
};

function createProgress({ showProgress }: CliEnvironment): ProgressListener {
  let bar: ProgressBar | undefined;
  let shown = 0;
  return (done, total) => {
    bar ??= new ProgressBar(showProgress, total);
    bar.advance(done - shown);
    shown = done;
  };
}

function printReport(
  report: DataReport,
  sentence: string,
  texts: StoreTexts,
  { print, printError }: CliEnvironment,
): ExitCode {
  for (const id of report.damaged) printError(texts.damagedTable(formatPath(id)));
  print(sentence);
  return isDamaged(report) ? EXIT_CODES.failed : EXIT_CODES.done;
}

function toCliError(error: unknown, { StorageError }: ServerModule, texts: StoreTexts): unknown {
  if (error instanceof CliError) return error;
  if (!(error instanceof StorageError)) return new CliError(messageOf(error));
  return new CliError(texts.describeProblem(error));
}
