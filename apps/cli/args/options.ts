import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';
import { quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatSuggestion } from './suggestion.ts';

/** One option of a command: what the help says of it and how its words become a value. */
export interface CommandOption<V> {
  /** What stands for the value in the help. A flag has none. */
  readonly placeholder?: string;
  readonly about: string;
  parse(given: readonly string[], name: string): V;
}

export type CommandOptions = { readonly [name: string]: CommandOption<unknown> };
export type OptionValues<O extends CommandOptions> = {
  readonly [K in keyof O]: O[K] extends CommandOption<infer V> ? V : never;
};

/** What may stand once at most. */
function atMostOnce(given: readonly string[], name: string): string | undefined {
  if (given.length > 1) throw new CliError(`--${name} is given ${given.length} times; give it once`);
  return given[0];
}

export const flagOption = (about: string): CommandOption<boolean> => ({
  about,
  parse: (given) => given.length > 0,
});

export const textOption = (value: string, about: string): CommandOption<string | undefined> => ({
  placeholder: value,
  about,
  parse: atMostOnce,
});

export const repeatedOption = (value: string, about: string): CommandOption<readonly string[]> => ({
  placeholder: value,
  about,
  parse: (given) => given,
});

/** The number a word spells; none for any other word. */
export const parseInteger = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : Number.NaN);

export const integerOption = (
  value: string,
  min: number,
  max: number,
  about: string,
): CommandOption<number | undefined> => ({
  placeholder: value,
  about,
  parse: (given, name) => {
    const word = atMostOnce(given, name);
    if (word === undefined) return undefined;
    const number = parseInteger(word);
    if (number >= min && number <= max) return number;
    throw new CliError(`--${name} must be a whole number from ${min} to ${max}, not ${quote(word)}`);
  },
});

export const choiceOption = <const C extends string>(
  value: string,
  among: readonly C[],
  about: string,
): CommandOption<C | undefined> => ({
  placeholder: value,
  about,
  parse: (given, name) => {
    const word = atMostOnce(given, name);
    if (word === undefined) return undefined;
    const found = among.find((known) => known === word);
    if (found === undefined)
      throw new CliError(`--${name} must be one of ${among.join(', ')}, not ${quote(word)}`);
    return found;
  },
});

/** What every command understands besides its own options. */
export const COMMON_OPTIONS = {
  help: flagOption('show this help'),
  version: flagOption('print the version'),
};

export interface ParsedCommandLine<O extends CommandOptions> {
  /** Instead of what the command does. */
  readonly request: keyof typeof COMMON_OPTIONS | undefined;
  readonly positionals: readonly string[];
  readonly options: OptionValues<O>;
}

/** Reads the words after a command. Whatever it does not know, or finds incomplete, is a complaint. */
export function parseCommandLine<O extends CommandOptions>(
  args: readonly string[],
  own: O,
): ParsedCommandLine<O> {
  const options: CommandOptions = { ...own, ...COMMON_OPTIONS };
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
  const messages: string[] = [];
  const given = new Map<string, string[]>(Object.keys(options).map((name) => [name, []]));
  for (const token of tokens) {
    if (token.kind === 'positional') messages.push(token.value);
    if (token.kind !== 'option') continue;
    const value = readTokenValue(token, options);
    given.get(token.name)?.push(value);
  }
  const asksFor = (['help', 'version'] as const).find((name) => (given.get(name) ?? []).length > 0);
  // Whoever asks for help need not have got the rest right.
  const read = asksFor === undefined ? Object.entries(own) : [];
  const values = read.map(([name, option]) => [name, option.parse(given.get(name) ?? [], name)]);
  return { request: asksFor, positionals: messages, options: Object.fromEntries(values) as OptionValues<O> };
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
  // A word that looks like the next option is one: values of that look are given as --name=-value. No option looks like a number.
  if (value === undefined || value === '' || (inlineValue !== true && /^-(?!\d)/.test(value)))
    throw new CliError(`${rawName} needs a value: ${rawName} ${option.placeholder}`);
  return value;
}
