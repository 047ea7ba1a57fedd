/** `compare PROGRAM`: plays the same rounds with a program and by the rules, and reports the first difference. */
import { type Json, ok, type Result, refuse } from '@ludoteca/kernel';
import {
  type CommandContext,
  type CommandEnvironment,
  EXIT_CODES,
  ISOLATION_MODES,
  type IsolationMode,
  runCommand,
  type TerminalProgramProblem,
} from '@ludoteca/kit';
import { compareProgram, type ComparisonVerdict, SAVE_ARGUMENTS } from '../compare/compare-program.ts';
import { type ComparisonCase, createCases } from '../compare/create-cases.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import { deckToText } from '../settings.ts';
import { loadDeck } from './load-deck.ts';
import { commandTexts, type StudentsCommandTexts } from './texts/index.ts';

const GRAMMAR = {
  paths: { min: 1, max: 1 },
  flags: ['--json'],
  texts: ['--deck', '--seed'],
  numbers: { '--games': { min: 1, max: 1000 }, '--rounds': { min: 1, max: 100 } },
  choices: { '--dialect': DIALECTS, '--open': SAVE_ARGUMENTS, '--isolate': ISOLATION_MODES },
};
const DEFAULTS = { games: 20, rounds: 10, seed: 'compare', seats: 4 };

type Context = CommandContext<StudentsCommandTexts>;
type Judgement = Result<ComparisonVerdict, TerminalProgramProblem | { readonly what: 'not built' }>;

export const runCompare = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async (context) => {
    const { paths, texts: options, numbers } = context.args;
    const [path = ''] = paths;
    const deck = await loadDeck(options.get('--deck') ?? DEFAULT_DECK, DEFAULTS.seats, context);
    if (!deck.ok) return EXIT_CODES.failed;
    const cases = createCases({
      deck: deck.value,
      games: numbers.get('--games') ?? DEFAULTS.games,
      rounds: numbers.get('--rounds') ?? DEFAULTS.rounds,
      seed: options.get('--seed') ?? DEFAULTS.seed,
    });
    const judgeProgram = (program: string): Promise<Judgement> => judge(program, cases, deck.value, context);
    if (environment.findProgramProblem(path) !== 'a folder')
      return report([[path, await judgeProgram(path)]], context);
    const prepared = await environment.prepareSubmissions(path, isolationOf(context), context.language);
    try {
      const judgements: (readonly [string, Judgement])[] = [];
      for (const { path: submission, program } of prepared.submissions)
        judgements.push([
          submission,
          program.ok ? await judgeProgram(program.value) : refuse({ what: 'not built' }),
        ]);
      return report(judgements, context);
    } finally {
      await prepared.close();
    }
  });

const isolationOf = ({ args }: Context): IsolationMode =>
  ISOLATION_MODES.find((mode) => mode === args.texts.get('--isolate')) ?? 'auto';

async function judge(
  path: string,
  cases: readonly ComparisonCase[],
  deck: Json,
  context: Context,
): Promise<Judgement> {
  const opened = await context.environment.openTerminalProgram(path, isolationOf(context));
  if (!opened.ok) return opened;
  const options = context.args.texts;
  try {
    return ok(
      await compareProgram(opened.value, cases, {
        deck: indexDeck(deckToText(deck)).kinds,
        dialect: findDialect(options.get('--dialect')) ?? 'original',
        argument: SAVE_ARGUMENTS.find((argument) => argument === options.get('--open')) ?? 'name',
      }),
    );
  } finally {
    await opened.value.close();
  }
}

/** One line for each program, followed by its difference. Programs that agree give the exit code 0. */
function report(judgements: readonly (readonly [string, Judgement])[], context: Context): number {
  const { environment, args } = context;
  if (args.flags.has('--json'))
    for (const [program, judgement] of judgements)
      environment.print(JSON.stringify({ program, ...toReport(judgement) }));
  else {
    if (judgements.length === 0) environment.printError(context.texts.compare.empty);
    const width = Math.max(0, ...judgements.map(([program]) => program.length));
    for (const [program, judgement] of judgements)
      for (const [i, line] of formatJudgement(judgement, context).entries())
        environment.print(`${i === 0 ? program.padEnd(width) : ' '.repeat(width)}  ${line}`);
  }
  const agree = judgements.every(([, judgement]) => judgement.ok && judgement.value.what === 'agrees');
  return agree && judgements.length > 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

function formatJudgement(judgement: Judgement, { texts: { compare: texts } }: Context): readonly string[] {
  if (!judgement.ok) {
    const { problem } = judgement;
    return [texts.problems[problem.what]('why' in problem ? problem.why : '')];
  }
  const verdict = judgement.value;
  if (verdict.what === 'agrees') return [texts.agrees(verdict.rounds)];
  const { game, round, typed } = verdict.at;
  const lines = [texts.verdicts[verdict.what](game, round)];
  if (verdict.what === 'differs') {
    const { field, expected, found, rule } = verdict.difference;
    lines.push(texts.difference(field, expected, found), texts.rule(rule));
  }
  return [...lines, texts.typed(typed.join(' '))];
}

function toReport(judgement: Judgement) {
  if (!judgement.ok) return { verdict: 'not comparable', ...judgement.problem };
  const verdict = judgement.value;
  if (verdict.what === 'agrees') return { verdict: verdict.what, rounds: verdict.rounds };
  const { game, round, typed, random } = verdict.at;
  return {
    verdict: verdict.what,
    rounds: verdict.rounds,
    at: { game, round, typed, random },
    ...(verdict.what === 'differs' ? { difference: verdict.difference } : {}),
  };
}
