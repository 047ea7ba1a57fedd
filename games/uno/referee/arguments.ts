/** The command line of the original referee, whose scripts put options anywhere, and what was added to it. */
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import { type IsolationMode, ISOLATION_MODES, type Language, LANGUAGES } from '@ludoteca/kit';
import { INVALID, type Invalid } from '../bots.ts';

/** What is asked of the referee. */
export interface Order {
  readonly bots: readonly string[];
  /** Drawn if absent. */
  readonly seed?: number;
  /** For a whole turn, in milliseconds; 0: no clock. */
  readonly time: number;
  readonly hand: number;
  readonly decks: number;
  readonly firstCard: 'number' | 'ace';
  readonly strict: boolean;
  readonly invalid: Invalid;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly debug: boolean;
  readonly messages: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly csv?: string;
  readonly save?: string;
  readonly isolate: IsolationMode;
  readonly language: Language;
  /** For `check`: how many games each program plays. */
  readonly games: number;
  /** For `rerun`: who plays live, id=path. */
  readonly live: readonly string[];
}

/** What is wrong with a command line: a word, and what it would have to be. */
export type Mistake =
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
    };

export interface ReadOrder {
  readonly order: Order;
  /** Words that the original took and that mean nothing: dropped. */
  readonly dropped: readonly string[];
}

type Draft = { -readonly [K in keyof Order]: Order[K] } & { bots: string[]; live: string[] };
type Value = Result<unknown, (word: string) => Mistake>;

/** An option: the field it fills, and how its word becomes a value; a flag takes no word. */
type Option = { readonly fills: keyof Order; readonly read?: (given: string) => Value };

const flag = (fills: keyof Order): Option => ({ fills });
const text = (fills: keyof Order): Option => ({ fills, read: ok });
const whole = (fills: keyof Order, min: number, max: number): Option => ({
  fills,
  read: (given) => {
    const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return number >= min && number <= max
      ? ok(number)
      : refuse((word) => ({ what: 'number', word, given, min, max }));
  },
});
const oneOf = (fills: keyof Order, among: readonly string[]): Option => ({
  fills,
  read: (given) =>
    among.includes(given) ? ok(given) : refuse((word) => ({ what: 'one of', word, given, among })),
});

export type Options = { readonly [word: string]: Option };

/** What every command of the referee understands. */
const MANNERS: Options = {
  '--strict': flag('strict'),
  '--invalid': oneOf('invalid', INVALID),
  '--isolate': oneOf('isolate', ISOLATION_MODES),
  '--lang': oneOf('language', LANGUAGES),
};
const TABLE: Options = {
  '-s': whole('seed', 0, 999_999_999),
  '-t': whole('time', 0, 86_400_000),
  '-c': whole('hand', 1, 53),
  '--decks': whole('decks', 1, 2),
  '--first-card': oneOf('firstCard', ['number', 'ace']),
};
const TELLING: Options = { '-v': flag('verbose'), '-d': flag('debug') };

export const PLAY: Options = {
  ...TABLE,
  ...TELLING,
  ...MANNERS,
  '-h': flag('help'),
  '--help': flag('help'),
  '-q': flag('quiet'),
  '-m': flag('messages'),
  '-csv': text('csv'),
  '--json': flag('json'),
  '--save': text('save'),
};
export const CHECK: Options = { ...TABLE, ...MANNERS, '--games': whole('games', 1, 100_000) };
export const RERUN: Options = { ...TELLING, ...MANNERS, '--live': text('live') };

/** What the original takes and does nothing with, and how many words follow it. */
const IDLE: ReadonlyMap<string, number> = new Map([
  ['-i', 0],
  ['-r', 1],
]);

const USUAL: Omit<Order, 'bots' | 'live'> = {
  time: 3000,
  hand: 7,
  decks: 1,
  firstCard: 'number',
  strict: false,
  invalid: 'others',
  quiet: false,
  verbose: false,
  debug: false,
  messages: false,
  json: false,
  help: false,
  isolate: 'auto',
  language: 'pt',
  games: 10,
};

/** Reads a command line. Where the original's ways are kept, words with a dash that mean nothing are dropped; elsewhere they are mistakes. */
export function readOrder(
  words: readonly string[],
  options: Options = PLAY,
  lenient = false,
): Result<ReadOrder, Mistake> {
  const draft: Draft = { ...USUAL, bots: [], live: [] };
  const dropped: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = at(words, i);
    if (!word.startsWith('-') || word === '-') {
      draft.bots.push(word);
      continue;
    }
    const [, name = word, inline] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) {
      if (!lenient) return refuse({ what: 'unknown', word });
      dropped.push(word);
      i += IDLE.get(word) ?? 0;
      continue;
    }
    const takes = option.read !== undefined && inline === undefined;
    const filled = fill(draft, name, option, takes ? words[++i] : inline);
    if (filled !== undefined) return refuse(filled);
  }
  return ok({ order: draft, dropped });
}

/** Fills the field of an option; what is wrong with its word, if anything. */
function fill(
  draft: Draft,
  word: string,
  { fills, read }: Option,
  given: string | undefined,
): Mistake | undefined {
  if (read === undefined && given !== undefined) return { what: 'unknown', word: `${word}=${given}` };
  if (read !== undefined && (given === undefined || given === '')) return { what: 'no value', word };
  const value = read === undefined ? ok(true) : read(given ?? '');
  if (!value.ok) return value.problem(word);
  if (fills === 'live') draft.live.push(String(value.value));
  else Object.assign(draft, { [fills]: value.value });
  return undefined;
}

/** The language of a command line, even of one that is mistaken otherwise. */
export function languageIn(words: readonly string[]): Language {
  const inline = words.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const given = inline ?? (words.includes('--lang') ? words[words.indexOf('--lang') + 1] : undefined);
  return LANGUAGES.find((language) => language === given) ?? USUAL.language;
}
