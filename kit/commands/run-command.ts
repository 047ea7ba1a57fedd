/** Argument parsing for commands of games: paths, flags, and options with a value. */
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import type { CommandEnvironment } from './game-command.ts';
import { type ByLanguage, type Language, LANGUAGES } from '../text/game-texts.ts';

export const EXIT_CODES = { done: 0, refused: 1, misused: 2 } as const;

/** The arguments a command accepts. */
export interface CommandSyntax {
  /** Number of positional arguments, which are mostly paths. */
  readonly paths: { readonly min: number; readonly max: number };
  readonly flags?: readonly string[];
  readonly texts?: readonly string[];
  readonly numbers?: { readonly [option: string]: { readonly min: number; readonly max: number } };
}

interface CommandArguments {
  readonly paths: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** An error in a command line. */
type ArgumentMistake =
  | { readonly what: 'unknown'; readonly word: string }
  | { readonly what: 'no value'; readonly word: string }
  | { readonly what: 'number'; readonly word: string; readonly min: number; readonly max: number }
  | { readonly what: 'language'; readonly word: string }
  | { readonly what: 'paths' };

/** Parsed arguments with the texts and environment for one call of a command. */
export interface CommandContext<W> {
  readonly args: CommandArguments;
  readonly texts: W;
  readonly language: Language;
  readonly environment: CommandEnvironment;
}

/** Parses the arguments and runs the command. An error prints one line and returns an exit code. */
export async function runCommand<W>(
  given: readonly string[],
  grammar: CommandSyntax,
  words: ByLanguage<W>,
  hands: CommandEnvironment,
  work: (desk: CommandContext<W>) => Promise<number>,
): Promise<number> {
  const language = parseLanguageOption(given) ?? hands.language;
  const order = parseArguments(given, grammar);
  if (order.ok) return work({ args: order.value, texts: words[language], language, environment: hands });
  hands.printError(MISTAKE_TEXTS[language](order.problem));
  return EXIT_CODES.misused;
}

const MISTAKE_TEXTS: ByLanguage<(mistake: ArgumentMistake) => string> = {
  it: (mistake) => {
    switch (mistake.what) {
      case 'unknown':
        return `Opzione sconosciuta: ${mistake.word}.`;
      case 'no value':
        return `Manca il valore di ${mistake.word}.`;
      case 'number':
        return `${mistake.word} vuole un intero da ${mistake.min} a ${mistake.max}.`;
      case 'language':
        return `--lang vuole una lingua fra ${LANGUAGES.join(', ')}, non ${mistake.word}.`;
      case 'paths':
        return 'Manca una parola o ce n’è una di troppo: --help mostra l’uso.';
    }
  },
  en: (mistake) => {
    switch (mistake.what) {
      case 'unknown':
        return `Unknown option: ${mistake.word}.`;
      case 'no value':
        return `${mistake.word} lacks its value.`;
      case 'number':
        return `${mistake.word} takes a whole number from ${mistake.min} to ${mistake.max}.`;
      case 'language':
        return `--lang takes one of ${LANGUAGES.join(', ')}, not ${mistake.word}.`;
      case 'paths':
        return 'A word is missing, or there is one too many: --help shows the usage.';
    }
  },
  pt: (mistake) => {
    switch (mistake.what) {
      case 'unknown':
        return `Opção desconhecida: ${mistake.word}.`;
      case 'no value':
        return `Falta o valor de ${mistake.word}.`;
      case 'number':
        return `${mistake.word} recebe um inteiro de ${mistake.min} a ${mistake.max}.`;
      case 'language':
        return `--lang recebe um idioma entre ${LANGUAGES.join(', ')}, não ${mistake.word}.`;
      case 'paths':
        return 'Falta uma palavra ou há uma a mais: --help mostra o uso.';
    }
  },
};

const findLanguage = (word: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === word);

/** Finds the language of `--lang`, which also applies to error messages. */
export const parseLanguageOption = (given: readonly string[]): Language | undefined =>
  given.includes('--lang') ? findLanguage(given[given.indexOf('--lang') + 1]) : undefined;

function parseArguments(
  given: readonly string[],
  grammar: CommandSyntax,
): Result<CommandArguments, ArgumentMistake> {
  const { flags = [], texts = [], numbers = {}, paths } = grammar;
  const order = {
    paths: [] as string[],
    flags: new Set<string>(),
    texts: new Map<string, string>(),
    numbers: new Map<string, number>(),
  };
  for (let i = 0; i < given.length; i++) {
    const word = at(given, i);
    if (!word.startsWith('-')) {
      order.paths.push(word);
      continue;
    }
    if (flags.includes(word)) {
      order.flags.add(word);
      continue;
    }
    const range = numbers[word];
    if (range === undefined && word !== '--lang' && !texts.includes(word))
      return refuse({ what: 'unknown', word });
    const value = given[++i];
    if (value === undefined) return refuse({ what: 'no value', word });
    if (word === '--lang' && findLanguage(value) === undefined)
      return refuse({ what: 'language', word: value });
    if (range === undefined) order.texts.set(word, value);
    else if (/^\d{1,9}$/.test(value) && Number(value) >= range.min && Number(value) <= range.max)
      order.numbers.set(word, Number(value));
    else return refuse({ what: 'number', word, ...range });
  }
  const count = order.paths.length;
  return count < paths.min || count > paths.max ? refuse({ what: 'paths' }) : ok(order);
}
