/** Defines a command: its parameters, options and help, and the environment in which it runs. */
import {
  EXIT_CODES,
  formatRenamedOption,
  type Language,
  type AnyCatalogueEntry,
  inLanguages,
} from '@ludoteca/kit';
import type picocolors from 'picocolors';
import { CliError, type ExitCode } from './cli-error.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { type HelpPages, helpTexts } from '../help/texts/index.ts';
import {
  type CommandOption,
  type CommandOptions,
  parseCommandLine,
  type OptionValues,
  type RenamedOptions,
} from './options.ts';
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

export type CommandName = keyof HelpPages;

/** A command as its file defines it. */
interface CommandDefinition<N extends CommandName, O extends CommandOptions> {
  /** Also the name of its help page. */
  readonly name: N;
  /** Positional parameters, such as `GAME`. The last may end in `…` (one or more), stand in brackets (optional), or both. */
  readonly parameters: readonly string[];
  readonly options: O;
  readonly renamedOptions?: RenamedOptions<O>;
  run(
    positionals: readonly string[],
    /** `lang` is the language that was asked for; the environment has the one to be used. */
    options: OptionValues<O> & { readonly lang: Language | undefined },
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

/** An option as lists and completions show it. */
export interface CommandOptionInfo {
  readonly name: string;
  readonly placeholder: string | undefined;
  readonly about: string;
}

/** A command that can be run with unparsed arguments. */
export interface Command {
  readonly name: CommandName;
  readonly parameters: readonly string[];
  /** Its own options in the order of the help. */
  readonly describeOptions: (language: Language) => readonly CommandOptionInfo[];
  /** Commands whose names begin with the name of this one. */
  readonly subcommands?: readonly Command[];
  run(
    args: readonly string[],
    environment: CliEnvironment,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<ExitCode>;
}

export function defineCommand<
  N extends CommandName,
  O extends CommandOptions & { readonly [K in keyof HelpPages[N]['options']]: CommandOption<unknown> },
>(definition: CommandDefinition<N, O>): Command {
  const { name, parameters, options, renamedOptions = {} } = definition;
  const describeOptions: Command['describeOptions'] = (language) => {
    const explanations: { readonly [option: string]: string } = helpTexts[language].pages[name].options;
    return Object.entries(options).map(([option, { placeholder }]) => ({
      name: option,
      placeholder,
      about: explanations[option] ?? '',
    }));
  };
  return {
    name,
    parameters,
    describeOptions,
    run: async (args, environment, entries) => {
      const parsed = parseCommandLine(args, options, renamedOptions);
      const language = parsed.language ?? environment.language;
      if (parsed.request !== undefined) {
        const usage = { name, parameters, options: describeOptions(language) };
        const lines =
          parsed.request === 'help' ? formatHelp(usage, language, environment.width) : [readVersion()];
        for (const line of lines) environment.print(line);
        return EXIT_CODES.done;
      }
      for (const old of new Set(parsed.formerNames))
        environment.printError(formatRenamedOption(language, `--${old}`, `--${renamedOptions[old] ?? ''}`));
      checkPositionals(parameters, parsed.positionals);
      const values = { ...parsed.options, lang: parsed.language };
      return definition.run(parsed.positionals, values, { ...environment, language }, entries);
    },
  };
}

function checkPositionals(parameters: readonly string[], positionals: readonly string[]): void {
  const missing = parameters[positionals.length];
  if (missing !== undefined && !missing.startsWith('['))
    throw new CliError(inLanguages(`manca ${missing}`, `${missing} is missing`, `falta ${missing}`));
  const extra = positionals[parameters.length];
  if (extra !== undefined && !/…\]?$/.test(parameters.at(-1) ?? ''))
    throw new CliError(
      inLanguages(
        `argomento di troppo: ${quote(extra)}`,
        `unexpected argument ${quote(extra)}`,
        `argumento a mais: ${quote(extra)}`,
      ),
    );
}

interface CommandUsage {
  readonly name: CommandName;
  readonly parameters: readonly string[];
  readonly options: readonly CommandOptionInfo[];
}

function formatHelp(
  { name, parameters, options }: CommandUsage,
  language: Language,
  width: number,
): readonly string[] {
  const { pages, headings, anyOptions, common } = helpTexts[language];
  const { about, notes, exitCodes } = pages[name];
  const rows = [
    ...options.map((option) => [`  ${formatOption(option)}`, option.about]),
    ['  --lang LANG', common.lang],
    ['  -h, --help', common.help],
    ['  --version', common.version],
  ];
  const subcommands = Object.entries(pages)
    .filter(([page]) => page.startsWith(`${name} `))
    .map(([page, { about: what }]) => [`  ${page.slice(name.length + 1)}`, what]);
  return [
    ...wrapText(`ludoteca ${[name, ...parameters, anyOptions].join(' ')}`, width),
    '',
    ...wrapText(about, width),
    '',
    ...(subcommands.length === 0 ? [] : [headings.commands, ...formatColumns(subcommands, { width }), '']),
    headings.options,
    ...formatColumns(rows, { width }),
    '',
    ...notes.flatMap((note) => wrapText(note, width)),
    ...wrapText(`${headings.exitCodes}: ${exitCodes}`, width),
  ];
}

/** `--seed SEED`. */
export const formatOption = ({
  name,
  placeholder,
}: Pick<CommandOptionInfo, 'name' | 'placeholder'>): string =>
  placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
