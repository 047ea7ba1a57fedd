/** The options of a command, and their values on the command line. */
import {
  type Language,
  LANGUAGES,
  inLanguages,
  type ByLanguage,
  type OptionWordMistake,
  readOptionWords,
} from '@ludoteca/kit';
import { CliError } from './cli-error.ts';
import { quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { withSuggestion } from './suggestion.ts';

const messages = {
  repeated: (name: string, times: number) =>
    inLanguages(
      `--${name} è dato ${times} volte; dallo una volta sola`,
      `--${name} is given ${times} times; give it once`,
      `--${name} foi dado ${times} vezes; dê uma só`,
    ),
  number: (name: string, min: number, max: number, word: string) =>
    inLanguages(
      `--${name} dev’essere un intero da ${min} a ${max}, non ${quote(word)}`,
      `--${name} must be a whole number from ${min} to ${max}, not ${quote(word)}`,
      `--${name} deve ser um inteiro de ${min} a ${max}, não ${quote(word)}`,
    ),
  oneOf: (name: string, among: readonly string[], word: string) =>
    inLanguages(
      `--${name} dev’essere uno fra ${among.join(', ')}, non ${quote(word)}`,
      `--${name} must be one of ${among.join(', ')}, not ${quote(word)}`,
      `--${name} deve ser um destes: ${among.join(', ')}, não ${quote(word)}`,
    ),
  unknown: (option: string) =>
    inLanguages(
      `opzione sconosciuta: ${quoteIfUnsafe(option)}`,
      `unknown option ${quoteIfUnsafe(option)}`,
      `opção desconhecida: ${quoteIfUnsafe(option)}`,
    ),
  noValue: (option: string) =>
    inLanguages(`${option} non vuole un valore`, `${option} takes no value`, `${option} não recebe valor`),
  value: (option: string, placeholder: string) =>
    inLanguages(
      `manca il valore di ${option}: ${option} ${placeholder}`,
      `${option} needs a value: ${option} ${placeholder}`,
      `falta o valor de ${option}: ${option} ${placeholder}`,
    ),
};

/** One option: how its values are called and parsed. Its explanation is on the help page of the command. */
export interface CommandOption<V> {
  /** The placeholder of the value in the help. A flag has none. */
  readonly placeholder?: string;
  parse(values: readonly string[], name: string): V;
}

export type CommandOptions = { readonly [name: string]: CommandOption<unknown> };
export type OptionValues<O extends CommandOptions> = {
  readonly [K in keyof O]: O[K] extends CommandOption<infer V> ? V : never;
};

function atMostOnce(values: readonly string[], name: string): string | undefined {
  if (values.length > 1) throw new CliError(messages.repeated(name, values.length));
  return values[0];
}

export const flagOption: CommandOption<boolean> = { parse: (values) => values.length > 0 };

export const textOption = (placeholder: string): CommandOption<string | undefined> => ({
  placeholder,
  parse: atMostOnce,
});

export const repeatedOption = (placeholder: string): CommandOption<readonly string[]> => ({
  placeholder,
  parse: (values) => values,
});

/** NaN unless the word consists of 1 to 15 digits. */
export const parseInteger = (word: string): number => (/^\d{1,15}$/.test(word) ? Number(word) : Number.NaN);

export const integerOption = (
  placeholder: string,
  min: number,
  max: number,
): CommandOption<number | undefined> => ({
  placeholder,
  parse: (values, name) => {
    const word = atMostOnce(values, name);
    if (word === undefined) return undefined;
    const number = parseInteger(word);
    if (number >= min && number <= max) return number;
    throw new CliError(messages.number(name, min, max, word));
  },
});

export const choiceOption = <const C extends string>(
  placeholder: string,
  among: readonly C[],
): CommandOption<C | undefined> => ({
  placeholder,
  parse: (values, name) => {
    const word = atMostOnce(values, name);
    if (word === undefined) return undefined;
    const found = among.find((known) => known === word);
    if (found === undefined) throw new CliError(messages.oneOf(name, among, word));
    return found;
  },
});

/** Options of every command. */
export const COMMON_OPTIONS = {
  lang: choiceOption('LANG', LANGUAGES),
  help: flagOption,
  version: flagOption,
};
const REQUESTS = ['help', 'version'] as const;

/** Former names of options, each with the current one. */
export type RenamedOptions<O extends CommandOptions> = { readonly [old: string]: keyof O & string };

export interface ParsedCommandLine<O extends CommandOptions> {
  /** Help or version, requested instead of running the command. */
  readonly request: (typeof REQUESTS)[number] | undefined;
  readonly language: Language | undefined;
  readonly positionals: readonly string[];
  readonly options: OptionValues<O>;
  /** Former names that were used. */
  readonly formerNames: readonly string[];
}

/** Throws a `CliError` for unknown or incomplete options. */
export function parseCommandLine<O extends CommandOptions>(
  args: readonly string[],
  ownOptions: O,
  renamed: RenamedOptions<O> = {},
): ParsedCommandLine<O> {
  const options: CommandOptions = { ...ownOptions, ...COMMON_OPTIONS };
  const positionals: string[] = [];
  const formerNames: string[] = [];
  const given = new Map<string, string[]>(Object.keys(options).map((name) => [name, []]));
  const words = readOptionWords(args, {
    takesValue: (option) => takesValue(options, option),
    synonyms: { '-h': '--help' },
    renamed: Object.fromEntries(
      Object.entries(renamed).map(([old, current]) => [`--${old}`, `--${current}`]),
    ),
    inlineValues: true,
    posix: true,
  });
  for (const word of words) {
    if (word.kind === 'plain') positionals.push(word.word);
    else if (word.kind === 'option') {
      if (word.isFormerName) formerNames.push(word.spelling.slice(2));
      given.get(word.name.slice(2))?.push(word.value);
    } else if (word.kind !== 'ignored') throw new CliError(describeMistake(word, options));
  }
  const request = REQUESTS.find((name) => (given.get(name) ?? []).length > 0);
  const language = COMMON_OPTIONS.lang.parse(given.get('lang') ?? [], 'lang');
  // A request for help is answered even if the options of the command are wrong.
  const read = request === undefined ? Object.entries(ownOptions) : [];
  const values = read.map(([name, option]) => [name, option.parse(given.get(name) ?? [], name)]);
  return {
    request,
    language,
    positionals,
    options: Object.fromEntries(values) as OptionValues<O>,
    formerNames,
  };
}

const findOption = (options: CommandOptions, name: string): CommandOption<unknown> | undefined =>
  name.startsWith('--') && Object.hasOwn(options, name.slice(2)) ? options[name.slice(2)] : undefined;

function takesValue(options: CommandOptions, name: string): boolean | undefined {
  const option = findOption(options, name);
  return option && option.placeholder !== undefined;
}

function describeMistake(mistake: OptionWordMistake, options: CommandOptions): ByLanguage<string> {
  switch (mistake.kind) {
    case 'missing value': {
      const { spelling, name } = mistake;
      return messages.value(spelling, findOption(options, name)?.placeholder ?? '');
    }
    case 'unwanted value':
      return messages.noValue(mistake.spelling);
    case 'unknown': {
      const known = Object.keys(options).map((name) => `--${name}`);
      return withSuggestion(messages.unknown(mistake.spelling), mistake.spelling, known);
    }
  }
}
