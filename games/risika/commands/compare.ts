/** `compare PROGRAM`: plays the same rounds with a program and by the rules, and reports the first difference. */
import {
  type ByLanguage,
  type CommandEnvironment,
  COMPARISON_SYNTAX,
  compareProgram,
  readComparisonSize,
  decodeUnknownText,
  EXIT_CODES,
  type RoundWords,
  runCommand,
  runComparison,
  type GameCommand,
} from '@ludoteca/kit';
import { createCases } from '../compare/create-cases.ts';
import { DEFAULT_DIALOGUE, type Dialogue, parseDialogue } from '../compare/dialogue.ts';
import { createComparison } from '../compare/save-comparison.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import { form } from '../settings.ts';
import { compareHelp } from './help.ts';

const SYNTAX = {
  ...COMPARISON_SYNTAX,
  texts: [...COMPARISON_SYNTAX.texts, '--dialogue'],
  choices: {
    ...COMPARISON_SYNTAX.choices,
    '--dialect': DIALECTS,
    '--defence': form.defence.among,
  },
};
const USUAL_ROUNDS = 5;
const ROUND_WORDS: RoundWords = { it: ['giro', 'giri'], en: ['round', 'rounds'], pt: ['rodada', 'rodadas'] };

const invalidDialogue: ByLanguage<(path: string) => string> = {
  it: (path) => `${path}: non è un dialogo come lo descrive docs/risika-files.md.`,
  en: (path) => `${path}: not a dialogue as docs/risika-files.md describes it.`,
  pt: (path) => `${path}: não é um diálogo como docs/risika-files.md o descreve.`,
};

const runCompare = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, invalidDialogue, environment, async (context) => {
    const { texts: options } = context.args;
    const path = options.get('--dialogue');
    const dialogue = await loadDialogue(path, environment);
    if (dialogue === undefined) {
      environment.printError(context.texts(path ?? ''));
      return EXIT_CODES.failed;
    }
    const cases = createCases({
      ...readComparisonSize(context.args, USUAL_ROUNDS),
      dialogue,
      defence: form.defence.among.find((value) => value === options.get('--defence')) ?? form.defence.usual,
    });
    const comparison = createComparison(findDialect(options.get('--dialect')) ?? 'original');
    return runComparison(
      {
        rules: 'games/risika/RULES.md',
        roundWords: ROUND_WORDS,
        compare: (program) => compareProgram(program, cases, comparison),
      },
      context,
    );
  });

async function loadDialogue(
  path: string | undefined,
  environment: CommandEnvironment,
): Promise<Dialogue | undefined> {
  if (path === undefined) return DEFAULT_DIALOGUE;
  return parseDialogue(decodeUnknownText(await environment.read(path)));
}

export const compareCommand: GameCommand = {
  name: 'compare',
  usage: {
    it: 'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--dialogue FILE]: un programma compilato a confronto con le regole',
    en: 'PROGRAM|FOLDER [--games N] [--rounds N] [--dialogue FILE]: a compiled program compared with the rules',
    pt: 'PROGRAMA|PASTA [--games N] [--rounds N] [--dialogue ARQUIVO]: um programa compilado comparado com as regras',
  },
  help: compareHelp,
  run: runCompare,
};
