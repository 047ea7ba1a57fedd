/** `compare PROGRAM`: plays the same rounds with a program and by the rules, and reports the first difference. */
import {
  type ByLanguage,
  type CommandEnvironment,
  COMPARISON_SYNTAX,
  compareProgram,
  decodeUnknownText,
  EXIT_CODES,
  type RoundWords,
  runCommand,
  runComparison,
} from '@ludoteca/kit';
import { createCases } from '../compare/create-cases.ts';
import { DEFAULT_DIALOGUE, type Dialogue, parseDialogue } from '../compare/dialogue.ts';
import { createComparison } from '../compare/save-comparison.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import { form } from '../settings.ts';

const SYNTAX = {
  ...COMPARISON_SYNTAX,
  texts: ['--dialogue', '--seed'],
  choices: {
    ...COMPARISON_SYNTAX.choices,
    '--dialect': DIALECTS,
    '--defence': form.defence.among,
  },
};
const DEFAULTS = { games: 20, rounds: 5, seed: 'compare' };
const ROUND_WORDS: RoundWords = { it: ['giro', 'giri'], en: ['round', 'rounds'], pt: ['rodada', 'rodadas'] };

const invalidDialogue: ByLanguage<(path: string) => string> = {
  it: (path) => `${path}: non è un dialogo come lo descrive docs/risika-files.md.`,
  en: (path) => `${path}: not a dialogue as docs/risika-files.md describes it.`,
  pt: (path) => `${path}: não é um diálogo como docs/risika-files.md o descreve.`,
};

export const compare = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, invalidDialogue, environment, async (context) => {
    const { texts: options, numbers } = context.args;
    const path = options.get('--dialogue');
    const dialogue = await loadDialogue(path, environment);
    if (dialogue === undefined) {
      environment.printError(context.texts(path ?? ''));
      return EXIT_CODES.failed;
    }
    const cases = createCases({
      games: numbers.get('--games') ?? DEFAULTS.games,
      rounds: numbers.get('--rounds') ?? DEFAULTS.rounds,
      seed: options.get('--seed') ?? DEFAULTS.seed,
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
