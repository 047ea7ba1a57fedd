/** `compare PROGRAM`: plays the same rounds with a program and by the rules, and reports the first difference. */
import {
  type CommandEnvironment,
  COMPARISON_SYNTAX,
  readComparisonSize,
  EXIT_CODES,
  type RoundWords,
  runCommand,
  runComparison,
  type GameCommand,
} from '@ludoteca/kit';
import { createCases } from '../compare/create-cases.ts';
import { compareSaves, SAVE_ARGUMENTS } from '../compare/save-comparison.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import { deckToText } from '../settings.ts';
import { loadDeck } from './load-deck.ts';
import { commandTexts } from './texts/index.ts';
import { compareHelp } from './help.ts';

const SYNTAX = {
  ...COMPARISON_SYNTAX,
  texts: [...COMPARISON_SYNTAX.texts, '--deck'],
  choices: { ...COMPARISON_SYNTAX.choices, '--dialect': DIALECTS, '--open': SAVE_ARGUMENTS },
};
const USUAL_ROUNDS = 10;
const SEATS = 4;
const ROUND_WORDS: RoundWords = {
  it: ['turno', 'turni'],
  en: ['round', 'rounds'],
  pt: ['rodada', 'rodadas'],
};

const runCompare = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, commandTexts, environment, async (context) => {
    const { texts: options } = context.args;
    const deck = await loadDeck(options.get('--deck') ?? DEFAULT_DECK, SEATS, context);
    if (!deck.ok) return EXIT_CODES.failed;
    const cases = createCases({ deck: deck.value, ...readComparisonSize(context.args, USUAL_ROUNDS) });
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

export const compareCommand: GameCommand = {
  name: 'compare',
  usage: {
    it: 'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--deck FILE] [--lang L]: un programma compilato a confronto con le regole',
    en: 'PROGRAM|FOLDER [--games N] [--rounds N] [--deck FILE] [--lang L]: a compiled program compared with the rules',
    pt: 'PROGRAMA|PASTA [--games N] [--rounds N] [--deck ARQUIVO] [--lang L]: um programa compilado comparado com as regras',
  },
  help: compareHelp,
  run: runCompare,
};
