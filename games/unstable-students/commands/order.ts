/** The words of a command: paths, flags, and options that take a word. */
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import { type CommandHands, type Language, LANGUAGES } from '@ludoteca/kit';
import { type CommandWords, commandWords } from './words/index.ts';

export const EXIT = { done: 0, refused: 1, misused: 2 } as const;

/** What a command understands. */
export interface Grammar {
  /** How many paths it takes. */
  readonly paths: { readonly min: number; readonly max: number };
  readonly flags?: readonly string[];
  readonly texts?: readonly string[];
  readonly numbers?: { readonly [option: string]: { readonly min: number; readonly max: number } };
}

export interface Order {
  readonly paths: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** What is wrong with a command line. */
export type Mistake =
  | { readonly what: 'unknown'; readonly word: string }
  | { readonly what: 'no value'; readonly word: string }
  | { readonly what: 'number'; readonly word: string; readonly min: number; readonly max: number }
  | { readonly what: 'paths' };

export interface Desk {
  readonly order: Order;
  readonly words: CommandWords;
  readonly language: Language;
  readonly hands: CommandHands;
}

/** Reads the words and does the work; a mistake is one line and a code. */
export async function atDesk(
  given: readonly string[],
  grammar: Grammar,
  hands: CommandHands,
  work: (desk: Desk) => Promise<number>,
): Promise<number> {
  const language = languageIn(given);
  const words = commandWords[language];
  const order = readOrder(given, grammar);
  if (order.ok) return work({ order: order.value, words, language, hands });
  hands.complain(words.mistake(order.problem));
  return EXIT.misused;
}

/** Everybody may ask for a language; the files are Italian, and so are the answers unless somebody does. */
function languageIn(given: readonly string[]): Language {
  const word = given[given.indexOf('--lang') + 1];
  return (given.includes('--lang') ? LANGUAGES.find((language) => language === word) : undefined) ?? 'it';
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
