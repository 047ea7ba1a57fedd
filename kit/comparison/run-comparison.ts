/** Compares a program, or each submission of a folder, and prints the verdicts. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { IsolationMode } from '../bots/referee.ts';
import { ISOLATION_MODES } from '../bots/referee.ts';
import { type CommandArguments, type CommandContext, EXIT_CODES } from '../commands/run-command.ts';
import type { TerminalProgram, TerminalProgramProblem } from '../commands/terminal-program.ts';
import type { ComparisonVerdict } from './compare-program.ts';
import { comparisonTexts, type RoundWords } from './comparison-texts.ts';

/** What differs between the games. */
export interface GameComparison {
  /** The page of the rules, as a path in the repository. */
  readonly rules: string;
  readonly roundWords: RoundWords;
  compare(program: TerminalProgram): Promise<ComparisonVerdict>;
}

type Judgement = Result<ComparisonVerdict, TerminalProgramProblem | { readonly what: 'not built' }>;
type JudgedProgram = readonly [path: string, judgement: Judgement];

/** The options that every comparison has. */
export const COMPARISON_SYNTAX = {
  paths: { min: 1, max: 1 },
  flags: ['--json'],
  texts: ['--seed'],
  numbers: { '--games': { min: 1, max: 1000 }, '--rounds': { min: 1, max: 100 } },
  choices: { '--isolate': ISOLATION_MODES },
} as const;

/** The number of matches and of their rounds, and the seed of the random answers. */
export const readComparisonSize = ({ numbers, texts }: CommandArguments, usualRounds: number) => ({
  games: numbers.get('--games') ?? 20,
  rounds: numbers.get('--rounds') ?? usualRounds,
  seed: texts.get('--seed') ?? 'compare',
});

export async function runComparison(game: GameComparison, context: CommandContext<unknown>): Promise<number> {
  const { environment, args, language } = context;
  const [path = ''] = args.paths;
  if (environment.findProgramProblem(path) !== 'a folder')
    return report([[path, await judge(path, game, context)]], game, context);
  const prepared = await environment.prepareSubmissions(path, isolationOf(context), language);
  try {
    const judged: JudgedProgram[] = [];
    for (const { path: submission, program } of prepared.submissions)
      judged.push([
        submission,
        program.ok ? await judge(program.value, game, context) : refuse({ what: 'not built' }),
      ]);
    return report(judged, game, context);
  } finally {
    await prepared.close();
  }
}

const isolationOf = ({ args }: CommandContext<unknown>): IsolationMode =>
  ISOLATION_MODES.find((mode) => mode === args.texts.get('--isolate')) ?? 'auto';

async function judge(
  path: string,
  game: GameComparison,
  context: CommandContext<unknown>,
): Promise<Judgement> {
  const opened = await context.environment.openTerminalProgram(path, isolationOf(context));
  if (!opened.ok) return opened;
  try {
    return ok(await game.compare(opened.value));
  } finally {
    await opened.value.close();
  }
}

/** One line for each program, followed by its difference. Programs that agree give the exit code 0. */
function report(
  judged: readonly JudgedProgram[],
  game: GameComparison,
  { environment, args, language }: CommandContext<unknown>,
): number {
  const texts = comparisonTexts[language];
  const formatJudgement = (judgement: Judgement): readonly string[] => {
    if (!judgement.ok) {
      const { problem } = judgement;
      return [texts.problems[problem.what]('why' in problem ? problem.why : '')];
    }
    const verdict = judgement.value;
    if (verdict.what === 'agrees') return [texts.agrees(verdict.rounds, game.roundWords)];
    const lines = [texts.verdicts[verdict.what](verdict.at.game, verdict.at.round, game.roundWords)];
    if (verdict.what === 'differs') {
      const { field, expected, found, rule } = verdict.difference;
      lines.push(texts.difference(field, expected, found), texts.rule(rule, game.rules));
    }
    return [...lines, texts.typed(verdict.at.typed.join(' '))];
  };
  if (args.flags.has('--json'))
    for (const [program, judgement] of judged)
      environment.print(JSON.stringify({ program, ...toReport(judgement) }));
  else {
    if (judged.length === 0) environment.printError(texts.empty);
    const width = Math.max(0, ...judged.map(([program]) => program.length));
    for (const [program, judgement] of judged)
      for (const [i, line] of formatJudgement(judgement).entries())
        environment.print(`${i === 0 ? program.padEnd(width) : ' '.repeat(width)}  ${line}`);
  }
  const agree = judged.every(([, judgement]) => judgement.ok && judgement.value.what === 'agrees');
  return agree && judged.length > 0 ? EXIT_CODES.done : EXIT_CODES.failed;
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
