/** The options of the referee's commands: those of the original referee and those added to it. */
import { ok, type Result } from '@ludoteca/kernel';
import {
  type ArgumentMistake,
  type CommandArguments,
  type CommandSyntax,
  ISOLATION_MODES,
  type IsolationMode,
  type Language,
  parseArguments,
  parseLanguageOption,
} from '@ludoteca/kit';
import { INVALID_ACTION_AUDIENCES, type InvalidActionAudience } from '../bot-protocol.ts';

export interface RefereeOptions {
  readonly bots: readonly string[];
  /** Drawn if absent. */
  readonly seed: number | undefined;
  /** Time for a whole turn in milliseconds; 0: unlimited. */
  readonly time: number;
  /** Time of each bot for all its turns in seconds; absent: unlimited. */
  readonly matchTime: number | undefined;
  readonly hand: number;
  readonly decks: number;
  readonly firstCard: 'number' | 'ace';
  readonly strict: boolean;
  readonly invalid: InvalidActionAudience;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly debug: boolean;
  readonly messages: boolean;
  readonly json: boolean;
  readonly help: boolean;
  readonly csv: string | undefined;
  readonly out: string | undefined;
  readonly isolate: IsolationMode;
  readonly language: Language;
  /** For `check`: the number of matches that each program plays. */
  readonly games: number;
  /** For `rerun`: the live bots as `id=path`. */
  readonly live: readonly string[];
}

/** The language of the original referee. */
const DEFAULT_LANGUAGE: Language = 'pt';

const COMMON_SYNTAX = {
  paths: { min: 0, max: Number.POSITIVE_INFINITY },
  inlineValues: true,
  synonyms: { '--seed': '-s', '--time': '-t' },
  renamed: { '--save': '--out' },
} as const;
const PROTOCOL_CHOICES = { '--invalid': INVALID_ACTION_AUDIENCES, '--isolate': ISOLATION_MODES };
const TABLE_CHOICES = { '--first-card': ['number', 'ace'] };
const TABLE_NUMBERS = {
  '-s': { min: 0, max: 999_999_999 },
  '-t': { min: 0, max: 86_400_000 },
  '--match-time': { min: 1, max: 86_400 },
  '-c': { min: 1, max: 53 },
  '--decks': { min: 1, max: 2 },
};

export const PLAY_SYNTAX: CommandSyntax = {
  ...COMMON_SYNTAX,
  flags: ['-v', '-d', '--strict', '-h', '--help', '-q', '-m', '--json'],
  texts: ['-csv', '--out'],
  numbers: TABLE_NUMBERS,
  choices: { ...TABLE_CHOICES, ...PROTOCOL_CHOICES },
};
export const CHECK_SYNTAX: CommandSyntax = {
  ...COMMON_SYNTAX,
  flags: ['-d', '--strict'],
  texts: ['--out'],
  numbers: { ...TABLE_NUMBERS, '--games': { min: 1, max: 100_000 } },
  choices: { ...TABLE_CHOICES, ...PROTOCOL_CHOICES },
};
export const RERUN_SYNTAX: CommandSyntax = {
  ...COMMON_SYNTAX,
  flags: ['-v', '-d', '--strict'],
  lists: ['--live'],
  choices: PROTOCOL_CHOICES,
};

/** Options of the original referee that have no effect, with the number of words that follow them. */
const INEFFECTIVE_OPTIONS = { '-i': 0, '-r': 1 };

export interface ParsedRefereeOptions {
  readonly options: RefereeOptions;
  /** Options without effect. */
  readonly ignored: readonly string[];
  readonly formerNames: ReadonlyMap<string, string>;
}

/** Scripts for the original referee (`isLenient`) may pass options that have no effect; otherwise unknown options are mistakes. */
export function parseRefereeOptions(
  words: readonly string[],
  syntax: CommandSyntax = PLAY_SYNTAX,
  isLenient = false,
): Result<ParsedRefereeOptions, ArgumentMistake> {
  const parsed = parseArguments(
    words,
    isLenient ? { ...syntax, ignoreUnknown: INEFFECTIVE_OPTIONS } : syntax,
  );
  if (!parsed.ok) return parsed;
  const { ignored, formerNames } = parsed.value;
  return ok({ options: toOptions(parsed.value), ignored, formerNames });
}

// The parser has checked the values of texts with choices.
const toOptions = ({ paths, flags, texts, numbers, lists }: CommandArguments): RefereeOptions => ({
  bots: paths,
  seed: numbers.get('-s'),
  time: numbers.get('-t') ?? 3000,
  matchTime: numbers.get('--match-time'),
  hand: numbers.get('-c') ?? 7,
  decks: numbers.get('--decks') ?? 1,
  firstCard: (texts.get('--first-card') ?? 'number') as RefereeOptions['firstCard'],
  strict: flags.has('--strict'),
  invalid: (texts.get('--invalid') ?? 'others') as InvalidActionAudience,
  quiet: flags.has('-q'),
  verbose: flags.has('-v'),
  debug: flags.has('-d'),
  messages: flags.has('-m'),
  json: flags.has('--json'),
  help: flags.has('-h') || flags.has('--help'),
  csv: texts.get('-csv'),
  out: texts.get('--out'),
  isolate: (texts.get('--isolate') ?? 'auto') as IsolationMode,
  language: (texts.get('--lang') ?? DEFAULT_LANGUAGE) as Language,
  games: numbers.get('--games') ?? 10,
  live: lists.get('--live') ?? [],
});

/** The language of the words, even if they contain mistakes otherwise. */
export const findLanguage = (words: readonly string[]): Language =>
  parseLanguageOption(words) ?? DEFAULT_LANGUAGE;
