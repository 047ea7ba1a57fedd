/** The options of a command and the parser of the command line. */
import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';
import { quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatSuggestion } from './suggestion.ts';

/** One option: its help text and how its values are parsed. */
export interface CommandOption<V> {
  /** The placeholder of the value in the help. A flag has none. */
  readonly placeholder?: string;
  readonly about: string;
  parse(values: readonly string[], name: string): V;
}

export type CommandOptions = { readonly [name: string]: CommandOption<unknown> };
export type OptionValues<O extends CommandOptions> = {
  readonly [K in keyof O]: O[K] extends CommandOption<infer V> ? V : never;
};

function atMostOnce(values: readonly string[], name: string): string | undefined {
  if (values.length > 1) throw new CliError(`--${name} is given ${values.length} times; give it once`);
  return values[0];
}

export const flagOption = (about: string): CommandOption<boolean> => ({
  about,
  parse: (values) => values.length > 0,
});

export const textOption = (placeholder: string, about: string): CommandOption<string | undefined> => ({
  placeholder,
  about,
  parse: atMostOnce,
});

export const repeatedOption = (placeholder: string, about: string): CommandOption<readonly string[]> => ({
  placeholder,
  about,
  parse: (values) => values,
});

/** NaN unless the word consists of 1 to 15 digits. */
export const parseInteger = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : Number.NaN);

export const integerOption = (
  placeholder: string,
  min: number,
  max: number,
  about: string,
): CommandOption<number | undefined> => ({
  placeholder,
  about,
  parse: (values, name) => {
    const word = atMostOnce(values, name);
    if (word === undefined) return undefined;
    const number = parseInteger(word);
    if (number >= min && number <= max) return number;
    throw new CliError(`--${name} must be a whole number from ${min} to ${max}, not ${quote(word)}`);
  },
});

export const choiceOption = <const C extends string>(
  placeholder: string,
  among: readonly C[],
  about: string,
): CommandOption<C | undefined> => ({
  placeholder,
  about,
  parse: (values, name) => {
    const word = atMostOnce(values, name);
    if (word === undefined) return undefined;
    const found = among.find((known) => known === word);
    if (found === undefined)
      throw new CliError(`--${name} must be one of ${among.join(', ')}, not ${quote(word)}`);
    return found;
  },
});

/** Options of every command. */
export const COMMON_OPTIONS = {
  help: flagOption('show this help'),
  version: flagOption('print the version'),
};

export interface ParsedCommandLine<O extends CommandOptions> {
  /** Help or version, requested instead of running the command. */
  readonly request: keyof typeof COMMON_OPTIONS | undefined;
  readonly positionals: readonly string[];
  readonly options: OptionValues<O>;
}

/** Throws a `CliError` for unknown or incomplete options. */
export function parseCommandLine<O extends CommandOptions>(
  args: readonly string[],
  ownOptions: O,
): ParsedCommandLine<O> {
  const options: CommandOptions = { ...ownOptions, ...COMMON_OPTIONS };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { placeholder }]) => [
        name,
        {
          type: placeholder === undefined ? 'boolean' : 'string',
          ...(name === 'help' ? { short: 'h' } : {}),
        },
      ]),
    ),
  });
  const positionals: string[] = [];
  const given = new Map<string, string[]>(Object.keys(options).map((name) => [name, []]));
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const value = readTokenValue(token, options);
    given.get(token.name)?.push(value);
  }
  const request = (['help', 'version'] as const).find((name) => (given.get(name) ?? []).length > 0);
  // A request for help is answered even if the other options are wrong.
  const read = request === undefined ? Object.entries(ownOptions) : [];
  const values = read.map(([name, option]) => [name, option.parse(given.get(name) ?? [], name)]);
  return { request, positionals, options: Object.fromEntries(values) as OptionValues<O> };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readTokenValue({ name, rawName, value, inlineValue }: OptionToken, options: CommandOptions): string {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) {
    const known = Object.keys(options).map((other) => `--${other}`);
    throw new CliError(`unknown option ${quoteIfUnsafe(rawName)}${formatSuggestion(rawName, known)}`);
  }
  if (option.placeholder === undefined) {
    if (value !== undefined) throw new CliError(`${rawName} takes no value`);
    return '';
  }
  // A value that begins with a dash must be written `--name=-value`, unless it is a number: no option looks like one.
  if (value === undefined || value === '' || (inlineValue !== true && /^-(?!\d)/.test(value)))
    throw new CliError(`${rawName} needs a value: ${rawName} ${option.placeholder}`);
  return value;
}
