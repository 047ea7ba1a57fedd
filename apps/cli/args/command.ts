import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type picocolors from 'picocolors';
import { CliError, EXIT, type ExitCode } from './cli-error.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { COMMON_OPTIONS, type CommandOptions, parseCommandLine, type OptionValues } from './options.ts';
import type { UiOptions } from '../terminal/open-ui.ts';
import type { Ui } from '../terminal/ui.ts';
import { readVersion } from './version.ts';

/** All that a command can do to the world besides files. Tests hand in their own. */
export interface CliEnvironment {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** The next line that is typed; undefined when there is no more. */
  readLine(): Promise<string | undefined>;
  /** How many characters fit on a line. */
  readonly width: number;
  /** Plain where nobody would see colours. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  /** Shows how far something has come, over what it showed before; absent where nobody watches. */
  readonly showProgress?: (text: string) => void;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  interceptInterrupt(): AbortSignal;
  /** The same for what runs until it is told to end, by Ctrl-C or by the system, however often it is told. */
  interceptTermination(): AbortSignal;
  /** Whether somebody sits at a terminal, types and looks. */
  readonly isInteractive: boolean;
  /** How whoever sits at the terminal is talked with. */
  openUi(wish: UiOptions): Ui;
  /** What the surroundings speak, for whoever says nothing else. */
  readonly language: Language;
}

/** A command as it is written. */
interface CommandDefinition<O extends CommandOptions> {
  readonly name: string;
  readonly about: string;
  /** The words it takes: `GAME`, `FILE`; the last may end in `…`, one or more, or stand in brackets, one or none. */
  readonly parameters: readonly string[];
  readonly options: O;
  /** What the help says after the options. */
  readonly notes: readonly string[];
  run(
    messages: readonly string[],
    options: OptionValues<O>,
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

/** A command as it is called. */
export interface Command {
  readonly name: string;
  readonly about: string;
  run(
    args: readonly string[],
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

export function defineCommand<O extends CommandOptions>(written: CommandDefinition<O>): Command {
  const { name, about, parameters, options } = written;
  return {
    name,
    about,
    run: async (args, environment, entries) => {
      const { request, positionals: messages, options: given } = parseCommandLine(args, options);
      if (request !== undefined) {
        const lines = request === 'help' ? formatHelp(written, environment.width) : [readVersion()];
        for (const line of lines) environment.print(line);
        return EXIT.done;
      }
      checkPositionals(parameters, messages);
      return written.run(messages, given, environment, entries);
    },
  };
}

function checkPositionals(takes: readonly string[], messages: readonly string[]): void {
  const missing = takes[messages.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new CliError(`${missing} is missing`);
  const extra = messages[takes.length];
  if (extra !== undefined && !takes.at(-1)?.endsWith('…'))
    throw new CliError(`${quote(extra)} is one word too many`);
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
