/** The words of a game's command: paths, flags, and options that take a word. */
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import type { CommandHands } from './entry.ts';
import { type ByLanguage, type Language, LANGUAGES } from './texts.ts';

export const EXIT = { done: 0, refused: 1, misused: 2 } as const;

/** What a command understands. */
export interface Grammar {
  /** How many paths it takes. */
  readonly paths: { readonly min: number; readonly max: number };
  readonly flags?: readonly string[];
  readonly texts?: readonly string[];
  readonly numbers?: { readonly [option: string]: { readonly min: number; readonly max: number } };
}

interface Order {
  readonly paths: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** What is wrong with a command line. */
type Mistake =
  | { readonly what: 'unknown'; readonly word: string }
  | { readonly what: 'no value'; readonly word: string }
  | { readonly what: 'number'; readonly word: string; readonly min: number; readonly max: number }
  | { readonly what: 'paths' };

/** Where a command meets whoever calls it. */
export interface Desk<W> {
  readonly order: Order;
  readonly words: W;
  readonly language: Language;
  readonly hands: CommandHands;
}

/** Reads the words and does the work; a mistake is one line and a code. */
export async function atDesk<W>(
  given: readonly string[],
  grammar: Grammar,
  words: ByLanguage<W>,
  hands: CommandHands,
  work: (desk: Desk<W>) => Promise<number>,
): Promise<number> {
  const language = languageIn(given) ?? hands.language;
  const order = readOrder(given, grammar);
  if (order.ok) return work({ order: order.value, words: words[language], language, hands });
  hands.complain(MISTAKES[language](order.problem));
  return EXIT.misused;
}

const MISTAKES: ByLanguage<(mistake: Mistake) => string> = {
  it: (mistake) => {
    switch (mistake.what) {
      case 'unknown':
        return `Opzione sconosciuta: ${mistake.word}.`;
      case 'no value':
        return `Manca il valore di ${mistake.word}.`;
      case 'number':
        return `${mistake.word} vuole un intero da ${mistake.min} a ${mistake.max}.`;
      case 'paths':
        return 'Il numero dei file non è quello giusto: --help mostra l’uso.';
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
      case 'paths':
        return 'That is not the right number of files: --help shows the usage.';
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
      case 'paths':
        return 'O número de arquivos não está certo: --help mostra o uso.';
    }
  },
};

/** The language that somebody asks for; else it is that of whoever called. */
function languageIn(given: readonly string[]): Language | undefined {
  const word = given[given.indexOf('--lang') + 1];
  return given.includes('--lang') ? LANGUAGES.find((language) => language === word) : undefined;
}

function readOrder(given: readonly string[], grammar: Grammar): Result<Order, Mistake> {
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
    if (range === undefined) order.texts.set(word, value);
    else if (/^\d{1,9}$/.test(value) && Number(value) >= range.min && Number(value) <= range.max)
      order.numbers.set(word, Number(value));
    else return refuse({ what: 'number', word, ...range });
  }
  const count = order.paths.length;
  return count < paths.min || count > paths.max ? refuse({ what: 'paths' }) : ok(order);
}
