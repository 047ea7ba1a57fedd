/** The command `lirya puzzles`: checks that puzzles have a forced solution, and generates puzzles from matches. */
import { encodeUtf8 } from '@ludoteca/kernel';
import {
  type CommandContext,
  type CommandEnvironment,
  type CommandSyntax,
  type Exercise,
  EXIT_CODES,
  formatExerciseFileProblem,
  type GameCommand,
  parseExerciseFile,
  runCommand,
  solveExercise,
  startExercise,
} from '@ludoteca/kit';
import { generatePuzzles } from '../exercises/generate-puzzles.ts';
import { PUZZLE_KINDS } from '../exercises/puzzle-kinds.ts';
import { game } from '../game.ts';
import { texts as gameTexts } from '../text/index.ts';
import { puzzlesHelp } from './puzzles-help.ts';
import { type PuzzleTexts, puzzleTexts } from './puzzle-texts.ts';

const SYNTAX = {
  paths: { min: 2, max: 20 },
  texts: ['--seed'],
  numbers: { '--matches': { min: 1, max: 10_000 } },
  choices: { '--kind': PUZZLE_KINDS },
} as const satisfies CommandSyntax;
const DEFAULTS = { matches: 20, seed: 'puzzles' } as const;

const runPuzzlesCommand = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, puzzleTexts, environment, async (context) => {
    const [action, ...files] = context.args.paths;
    const [file = ''] = files;
    if (action === 'check') return checkFiles(files, context);
    if (action === 'make' && files.length === 1) return makeFile(file, context);
    environment.printError(context.texts.usage);
    return EXIT_CODES.misused;
  });

async function checkFiles(files: readonly string[], context: CommandContext<PuzzleTexts>): Promise<number> {
  let isFine = true;
  for (const file of files) isFine = (await checkFile(file, context)) && isFine;
  return isFine ? EXIT_CODES.done : EXIT_CODES.failed;
}

/** Whether every exercise of the file has a forced solution. */
async function checkFile(
  file: string,
  { environment, texts, language }: CommandContext<PuzzleTexts>,
): Promise<boolean> {
  const parsed = parseExerciseFile(game, await environment.read(file));
  if (!parsed.ok) {
    const problem = formatExerciseFileProblem(language, parsed.problem, (reason) =>
      gameTexts[language].reason(reason, []),
    );
    environment.printError(`${file}: ${problem}`);
    return false;
  }
  let isFine = true;
  for (const exercise of parsed.value) {
    const started = startExercise(game, exercise);
    if (!started.ok) continue;
    const { verdict, positions } = solveExercise(exercise, started.value);
    environment.print(`${exercise.id}: ${texts.verdicts[verdict](positions)}`);
    isFine &&= verdict === 'forced';
  }
  return isFine;
}

async function makeFile(
  file: string,
  { args, environment, texts }: CommandContext<PuzzleTexts>,
): Promise<number> {
  const matches = args.numbers.get('--matches') ?? DEFAULTS.matches;
  const seed = args.texts.get('--seed') ?? DEFAULTS.seed;
  const kinds = PUZZLE_KINDS.filter((kind) => (args.texts.get('--kind') ?? kind) === kind);
  const exercises: Exercise[] = [];
  for (let match = 1; match <= matches; match++) {
    for (const kind of kinds)
      for (const { exercise } of generatePuzzles(`${seed} ${match}`, kind))
        exercises.push({ ...exercise, id: `${kind}-${exercises.length + 1}` });
    environment.printError(texts.progress(match, matches, exercises.length));
  }
  if (exercises.length === 0) {
    environment.printError(texts.none);
    return EXIT_CODES.failed;
  }
  await environment.write(file, encodeUtf8(formatExercises(exercises)));
  environment.print(texts.written(file, exercises.length));
  return EXIT_CODES.done;
}

/** One exercise per line, so that changes are easy to read. */
const formatExercises = (exercises: readonly Exercise[]): string =>
  `{"format":1,"game":"lirya","exercises":[\n${exercises.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

export const puzzlesCommand: GameCommand = {
  name: 'puzzles',
  usage: {
    it: 'check FILE…: se i rompicapi hanno una soluzione; make FILE [--matches N] [--kind TIPO] [--seed S]: ne crea da partite',
    en: 'check FILE…: whether puzzles have a solution; make FILE [--matches N] [--kind KIND] [--seed S]: makes some from matches',
    pt: 'check ARQUIVO…: se os desafios têm solução; make ARQUIVO [--matches N] [--kind TIPO] [--seed S]: cria alguns a partir de partidas',
  },
  help: puzzlesHelp,
  run: runPuzzlesCommand,
};
