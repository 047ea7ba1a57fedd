/** `compare PROGRAM`: plays the same rounds with a program and by the rules, and reports the first difference. */
import {
  type CommandEnvironment,
  COMPARISON_SYNTAX,
  EXIT_CODES,
  type RoundWords,
  runCommand,
  runComparison,
} from '@ludoteca/kit';
import { createCases } from '../compare/create-cases.ts';
import { compareSaves, SAVE_ARGUMENTS } from '../compare/save-comparison.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import { deckToText } from '../settings.ts';
import { loadDeck } from './load-deck.ts';
import { commandTexts } from './texts/index.ts';

const SYNTAX = {
  ...COMPARISON_SYNTAX,
  texts: ['--deck', '--seed'],
  choices: { ...COMPARISON_SYNTAX.choices, '--dialect': DIALECTS, '--open': SAVE_ARGUMENTS },
};
const DEFAULTS = { games: 20, rounds: 10, seed: 'compare', seats: 4 };
const ROUND_WORDS: RoundWords = {
  it: ['turno', 'turni'],
  en: ['round', 'rounds'],
  pt: ['rodada', 'rodadas'],
};

export const runCompare = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, commandTexts, environment, async (context) => {
    const { texts: options, numbers } = context.args;
    const deck = await loadDeck(options.get('--deck') ?? DEFAULT_DECK, DEFAULTS.seats, context);
    if (!deck.ok) return EXIT_CODES.failed;
    const cases = createCases({
      deck: deck.value,
      games: numbers.get('--games') ?? DEFAULTS.games,
      rounds: numbers.get('--rounds') ?? DEFAULTS.rounds,
      seed: options.get('--seed') ?? DEFAULTS.seed,
    });
    const comparison = {
      deck: indexDeck(deckToText(deck.value)).kinds,
      dialect: findDialect(options.get('--dialect')) ?? 'original',
      argument: SAVE_ARGUMENTS.find((argument) => argument === options.get('--open')) ?? 'name',
    } as const;
    return runComparison(
      {
        rules: 'games/unstable-students/RULES.md',
        roundWords: ROUND_WORDS,
        compare: (program) => compareSaves(program, cases, comparison),
      },
      context,
    );
  });
