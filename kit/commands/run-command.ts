/** Parses the words of a game's command (paths, flags, options with a value) and runs it. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { CommandEnvironment } from './game-command.ts';
import { type ByLanguage, type Language, LANGUAGES } from '../text/game-texts.ts';
import { type OptionWordSyntax, readOptionWords } from './option-words.ts';

/** Exit codes of the program, the same for every command; each command's help explains its own. */
export const EXIT_CODES = {
  done: 0,
  /** The examined file, program or server is bad, or the work failed: a rule threw, a disk was full. */
  failed: 1,
  /** The arguments are wrong, or a file that they name is missing. */
  misused: 2,
  /** Stopped by Ctrl-C. */
  stopped: 130,
} as const;

/** The words and options that a command accepts. Every command also accepts `--lang`. */
export interface CommandSyntax extends Omit<OptionWordSyntax, 'takesValue' | 'posix'> {
  /** The number of words that are no options, mostly paths. */
  readonly paths: { readonly min: number; readonly max: number };
  readonly flags?: readonly string[];
  readonly texts?: readonly string[];
  readonly numbers?: { readonly [option: string]: { readonly min: number; readonly max: number } };
  /** Options with one of several values. */
  readonly choices?: { readonly [option: string]: readonly string[] };
  /** Options that may occur several times. */
  readonly lists?: readonly string[];
}

export interface CommandArguments {
  readonly paths: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Unknown options that were ignored. */
  readonly ignored: readonly string[];
  /** Former names of options that were used, each with the current one. */
  readonly formerNames: ReadonlyMap<string, string>;
}

/** An error in the words of a command. */
export type ArgumentMistake =
  | { readonly what: 'unknown'; readonly word: string }
  | { readonly what: 'no value'; readonly word: string }
  | {
      readonly what: 'number';
      readonly word: string;
      readonly given: string;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly what: 'one of';
      readonly word: string;
      readonly given: string;
      readonly among: readonly string[];
    }
  | { readonly what: 'paths' };

type ValueMistake = Extract<ArgumentMistake, { readonly given: string }>;

/** Everything a running command needs. */
export interface CommandContext<W, E = CommandEnvironment> {
  readonly args: CommandArguments;
  readonly texts: W;
  readonly language: Language;
  readonly environment: E;
}

/** Parses the words and runs the command; a mistake is printed in one line and gives the exit code `misused`. */
export async function runCommand<W, E extends Pick<CommandEnvironment, 'language' | 'printError'>>(
  words: readonly string[],
  syntax: CommandSyntax,
  texts: ByLanguage<W>,
  environment: E,
  run: (context: CommandContext<W, E>) => Promise<number>,
): Promise<number> {
  const language = parseLanguageOption(words) ?? environment.language;
  const parsed = parseArguments(words, syntax);
  if (parsed.ok) {
    for (const [old, current] of parsed.value.formerNames)
      environment.printError(formatRenamedOption(language, old, current));
    return run({ args: parsed.value, texts: texts[language], language, environment });
  }
  environment.printError(formatMistake(language, parsed.problem));
  return EXIT_CODES.misused;
}

const RENAMED_OPTION_TEXTS: ByLanguage<(old: string, current: string) => string> = {
  it: (old, current) => `${old} ora si chiama ${current}; il vecchio nome funziona ancora.`,
  en: (old, current) => `${old} is now called ${current}; the old name still works.`,
  pt: (old, current) => `${old} agora se chama ${current}; o nome antigo ainda funciona.`,
};

/** The notice about an option that has got another name. */
export const formatRenamedOption = (language: Language, old: string, current: string): string =>
  RENAMED_OPTION_TEXTS[language](old, current);

type MistakeTexts = {
  readonly [W in ArgumentMistake['what']]: (
    mistake: Extract<ArgumentMistake, { readonly what: W }>,
  ) => string;
};

const MISTAKE_TEXTS: ByLanguage<MistakeTexts> = {
  it: {
    unknown: ({ word }) => `Opzione sconosciuta: ${word}.`,
    'no value': ({ word }) => `Manca il valore di ${word}.`,
    number: ({ word, min, max }) => `${word} vuole un intero da ${min} a ${max}.`,
    'one of': ({ word, among, given }) =>
      `${word} vuole ${word === '--lang' ? 'una lingua' : 'uno'} fra ${among.join(', ')}, non ${given}.`,
    paths: () => 'Manca una parola o ce n’è una di troppo: --help mostra l’uso.',
  },
  en: {
    unknown: ({ word }) => `Unknown option: ${word}.`,
    'no value': ({ word }) => `${word} lacks its value.`,
    number: ({ word, min, max }) => `${word} takes a whole number from ${min} to ${max}.`,
    'one of': ({ word, among, given }) => `${word} takes one of ${among.join(', ')}, not ${given}.`,
    paths: () => 'A word is missing, or there is one too many: --help shows the usage.',
  },
  pt: {
    unknown: ({ word }) => `Opção desconhecida: ${word}.`,
    'no value': ({ word }) => `Falta o valor de ${word}.`,
    number: ({ word, min, max }) => `${word} recebe um inteiro de ${min} a ${max}.`,
    'one of': ({ word, among, given }) =>
      `${word} recebe um ${word === '--lang' ? 'idioma ' : ''}entre ${among.join(', ')}, não ${given}.`,
    paths: () => 'Falta uma palavra ou há uma a mais: --help mostra o uso.',
  },
};

function formatMistake(language: Language, mistake: ArgumentMistake): string {
  // TypeScript cannot see that the text accepts exactly this kind of mistake.
  const format = MISTAKE_TEXTS[language][mistake.what] as (mistake: ArgumentMistake) => string;
  return format(mistake);
}

/** The language that the words ask for, even if they contain mistakes otherwise. */
export function parseLanguageOption(words: readonly string[]): Language | undefined {
  const inline = words.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const given = inline ?? (words.includes('--lang') ? words[words.indexOf('--lang') + 1] : undefined);
  return LANGUAGES.find((language) => language === given);
}

export function parseArguments(
  words: readonly string[],
  syntax: CommandSyntax,
): Result<CommandArguments, ArgumentMistake> {
  const parsed = createEmptyArguments();
  const takesValue = (option: string): boolean | undefined =>
    isValueOption(syntax, option) || (syntax.flags?.includes(option) ? false : undefined);
  for (const word of readOptionWords(words, { ...syntax, takesValue })) {
    if (word.kind === 'plain') parsed.paths.push(word.word);
    else if (word.kind === 'ignored') parsed.ignored.push(word.word);
    else if (word.kind === 'missing value') return refuse({ what: 'no value', word: word.spelling });
    else if (word.kind !== 'option') return refuse({ what: 'unknown', word: word.word });
    else {
      const { name, spelling, value, isFormerName } = word;
      if (isFormerName) parsed.formerNames.set(spelling, name);
      if (!isValueOption(syntax, name)) parsed.flags.add(name);
      else {
        const mistake = addValue(parsed, syntax, name, value);
        if (mistake !== undefined) return refuse({ ...mistake, word: spelling });
      }
    }
  }
  const { min, max } = syntax.paths;
  const count = parsed.paths.length;
  return count < min || count > max ? refuse({ what: 'paths' }) : ok(parsed);
}

const createEmptyArguments = () => ({
  paths: [] as string[],
  flags: new Set<string>(),
  texts: new Map<string, string>(),
  numbers: new Map<string, number>(),
  lists: new Map<string, string[]>(),
  ignored: [] as string[],
  formerNames: new Map<string, string>(),
});

const isValueOption = ({ texts, numbers, choices, lists }: CommandSyntax, option: string): boolean =>
  option === '--lang' ||
  [...(texts ?? []), ...(lists ?? []), ...Object.keys({ ...numbers, ...choices })].includes(option);

function addValue(
  parsed: ReturnType<typeof createEmptyArguments>,
  { numbers = {}, choices = {}, lists = [] }: CommandSyntax,
  word: string,
  given: string,
): ValueMistake | undefined {
  const range = numbers[word];
  const among = word === '--lang' ? LANGUAGES : choices[word];
  if (range !== undefined) {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (!(number >= range.min && number <= range.max)) return { what: 'number', word, given, ...range };
    parsed.numbers.set(word, number);
  } else if (among !== undefined && !among.includes(given)) return { what: 'one of', word, given, among };
  else if (lists.includes(word)) parsed.lists.set(word, [...(parsed.lists.get(word) ?? []), given]);
  else parsed.texts.set(word, given);
  return undefined;
}
