/** Defines a command: its parameters, options and help, and the environment in which it runs. */
import { EXIT_CODES, type Language, type AnyCatalogueEntry } from '@ludoteca/kit';
import type picocolors from 'picocolors';
import { CliError, type ExitCode } from './cli-error.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { COMMON_OPTIONS, type CommandOptions, parseCommandLine, type OptionValues } from './options.ts';
import type { ByteStreams } from '../batch/run-batch.ts';
import type { UiOptions } from '../terminal/open-ui.ts';
import type { Ui } from '../terminal/ui.ts';
import { readVersion } from './version.ts';

/** The outside world of a command except files. Tests pass their own. */
export interface CliEnvironment {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** The next typed line; undefined at the end of the input. */
  readLine(): Promise<string | undefined>;
  /** Characters per line. */
  readonly width: number;
  /** Without effect if the output is not a terminal. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  /** Replaces the progress line; absent if standard error is not a terminal. */
  readonly showProgress?: (text: string) => void;
  /** From now on Ctrl-C aborts the signal instead of ending the program. */
  interceptInterrupt(): AbortSignal;
  /**
   * The same for a command that runs until it is stopped: Ctrl-C and SIGTERM abort the signal, however often they come.
   */
  interceptTermination(): AbortSignal;
  /** Whether input and output are a terminal. */
  readonly isInteractive: boolean;
  openUi(uiOptions: UiOptions): Ui;
  /** Standard input and output as bytes, for a command that reads no lines. */
  openByteStreams(): ByteStreams;
  /** The language of the locale. */
  readonly language: Language;
}

/** A command as its file defines it. */
interface CommandDefinition<O extends CommandOptions> {
  readonly name: string;
  readonly about: string;
  /** Positional parameters, such as `GAME`. The last may end in `…` (one or more), stand in brackets (optional), or both. */
  readonly parameters: readonly string[];
  readonly options: O;
  /** Lines after the options in the help. */
  readonly notes: readonly string[];
  run(
    positionals: readonly string[],
    options: OptionValues<O>,
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

/** An option as lists and completions show it. */
export interface CommandOptionInfo {
  readonly name: string;
  readonly about: string;
  readonly takesValue: boolean;
}

/** A command that can be run with unparsed arguments. */
export interface Command {
  readonly name: string;
  readonly about: string;
  /** In the order of the help. */
  readonly options: readonly CommandOptionInfo[];
  run(
    args: readonly string[],
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

export function defineCommand<O extends CommandOptions>(definition: CommandDefinition<O>): Command {
  const { name, about, parameters, options } = definition;
  return {
    name,
    about,
    options: Object.entries(options).map(([option, { about: what, placeholder }]) => ({
      name: option,
      about: what,
      takesValue: placeholder !== undefined,
    })),
    run: async (args, environment, entries) => {
      const { request, positionals, options: values } = parseCommandLine(args, options);
      if (request !== undefined) {
        const lines = request === 'help' ? formatHelp(definition, environment.width) : [readVersion()];
        for (const line of lines) environment.print(line);
        return EXIT_CODES.done;
      }
      checkPositionals(parameters, positionals);
      return definition.run(positionals, values, environment, entries);
    },
  };
}

function checkPositionals(parameters: readonly string[], positionals: readonly string[]): void {
  const missing = parameters[positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new CliError(`${missing} is missing`);
  const extra = positionals[parameters.length];
  if (extra !== undefined && !/…\]?$/.test(parameters.at(-1) ?? ''))
    throw new CliError(`unexpected argument ${quote(extra)}`);
}

function formatHelp<O extends CommandOptions>(
  { name, about, parameters, options, notes }: CommandDefinition<O>,
  width: number,
): readonly string[] {
  const rows = Object.entries(options).map(([option, { placeholder, about: what }]) => [
    `  --${option}${placeholder === undefined ? '' : ` ${placeholder}`}`,
    what,
  ]);
  const everywhere = [
    ['  -h, --help', COMMON_OPTIONS.help.about],
    ['  --version', COMMON_OPTIONS.version.about],
  ];
  return [
    ...wrapText(`ludoteca ${[name, ...parameters].join(' ')}${rows.length > 0 ? ' [options]' : ''}`, width),
    '',
    ...wrapText(about, width),
    '',
    'Options',
    ...formatColumns([...rows, ...everywhere], { width }),
    ...(notes.length > 0 ? ['', ...notes.flatMap((note) => wrapText(note, width))] : []),
  ];
}
