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
import { type StoreCommandName, type StoreTexts, storeTexts } from './texts/index.ts';

const ABOUT = 'Copies, backs up, restores, checks and repairs the data of a server.';

export const storeCommand: Command = {
  name: 'store',
  about: ABOUT,
  options: [],
  run: async (args, environment, entries) => {
    const texts = storeTexts[environment.language];
    const commands = createStoreCommands(texts);
    const [word, ...rest] = args;
    const command = commands.find(({ name }) => name === `store ${word}`);
    if (command !== undefined) return command.run(rest, environment, entries);
    return createOverview(texts).run(word === undefined ? ['--help'] : args, environment, entries);
  },
};

/** Explains the commands and refuses unknown ones. */
const createOverview = ({ about, unknown, more }: StoreTexts): Command =>
  defineCommand({
    name: 'store',
    about: ABOUT,
    parameters: ['COMMAND …'],
    options: {},
    notes: [...Object.entries(about).map(([name, what]) => `${name}: ${what}`), more],
    run: async ([word = '']) => {
      const names = Object.keys(about);
      throw new CliError(unknown(quote(word), names.join(', ')) + formatSuggestion(word, names));
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
    onProgress: ProgressListener,
  ) => Promise<{ readonly report: DataReport; readonly sentence: string }>;
}

const createDefinitions = (
  texts: StoreTexts,
): { readonly [K in StoreCommandName]: StoreCommandDefinition } => ({
  copy: {
    parameters: ['FROM', 'TO'],
    run: async (server, [from = '', to = ''], _, onProgress) => {
      const target = resolveLocation(to);
      const report = await server.copyStorage(resolveLocation(from), target, onProgress);
      return { report, sentence: texts.copied(report, formatPath(server.formatLocation(target))) };
    },
  },
  backup: {
    parameters: ['FILE'],
    run: async (server, [file = ''], data, onProgress) => {
      const report = await server.backupStorage(findStorageLocation(data), resolve(file), onProgress);
      return { report, sentence: texts.backedUp(report, formatPath(file)) };
    },
  },
  restore: {
    parameters: ['FILE'],
    run: async (server, [file = ''], data, onProgress) => {
      const target = findStorageLocation(data);
      const report = await server.copyStorage(resolve(file), target, onProgress);
      return { report, sentence: texts.restored(report, formatPath(server.formatLocation(target))) };
    },
  },
  check: {
    parameters: [],
    run: async (server, _, data, onProgress) => {
      const report = await server.checkStorage(findStorageLocation(data), onProgress);
      return { report, sentence: isDamaged(report) ? texts.damaged(report) : texts.whole(report) };
    },
  },
  repair: {
    parameters: ['TO'],
    run: async (server, [to = ''], data, onProgress) => {
      if (server.isPostgresUrl(to)) throw new CliError(texts.folderNeeded);
      const report = await server.repairStorage(findStorageLocation(data), resolve(to), onProgress);
      return { report, sentence: texts.repaired(report, formatPath(to)) };
    },
  },
});

const isDamaged = ({ damaged, damagedGuests }: DataReport): boolean => damaged.length + damagedGuests > 0;

const createStoreCommands = (texts: StoreTexts): readonly Command[] => {
  const definitions = Object.entries(createDefinitions(texts)) as [
    StoreCommandName,
    StoreCommandDefinition,
  ][];
  return definitions.map(([name, { parameters, run }]) =>
    defineCommand({
      name: `store ${name}`,
      about: texts.about[name],
      parameters,
      options: name === 'copy' ? {} : { data: textOption('DIR|URL', texts.data) },
      notes: texts.notes[name],
      run: async (words, options, environment) => {
        const server = await loadServer();
        const data = 'data' in options ? options.data : undefined;
        try {
          const { report, sentence } = await run(server, words, data, createProgress(environment));
          return printReport(report, sentence, texts, environment);
        } catch (error) {
          throw toCliError(error, server, texts);
        } finally {
          environment.showProgress?.('');
        }
      },
    }),
  );
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
