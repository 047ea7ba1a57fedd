/** `check DIR` plays some matches of each submission in a folder against the sample bot and reports its first fault. */
import { at } from '@ludoteca/kernel';
import {
  type BotFailure,
  BotTranscript,
  type CommandEnvironment,
  type PreparedSubmission,
  type Referee,
  type TextRow,
  toPlainText,
  type GameCommand,
} from '@ludoteca/kit';
import { assignBotIds } from '../referee/bot-ids.ts';
import { findWithdrawal, playBotMatch, startBotMatch, toContestant } from '../referee/bot-match.ts';
import { BotRecorder, combineObservers } from '../referee/bot-recorder.ts';
import { formatFailure } from '../referee/format-failure.ts';
import { saveMatch } from '../referee/match-output.ts';
import { Narrator } from '../referee/narrator.ts';
import { CHECK_SYNTAX } from '../referee/options.ts';
import {
  REFEREE_EXIT_CODES,
  type RefereeContext,
  runRefereeCommand,
  withReferee,
} from '../referee/run-referee-command.ts';
import { UsageError } from '../referee/usage-error.ts';
import { checkHelp } from './help.ts';

/** All programs are checked with the same deals. */
const FIRST_SEED = 1;

const runCheck = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runRefereeCommand(words, CHECK_SYNTAX, environment, async (context) => {
    const { options, texts, commandName } = context;
    const [folder, extra] = options.bots;
    if (folder === undefined || extra !== undefined) throw new UsageError(texts.check.usage(commandName));
    const stopSignal = environment.interceptInterrupt();
    return withReferee(context, async (referee) => {
      const prepared = await environment.prepareSubmissions(folder, options.isolate, options.language);
      try {
        if (prepared.submissions.length === 0) throw new UsageError(texts.check.none(folder));
        let faults = 0;
        for (const submission of prepared.submissions) {
          const verdict = stopSignal.aborted
            ? undefined
            : await checkSubmission(context, referee, submission);
          if (verdict === undefined) return REFEREE_EXIT_CODES.stopped;
          for (const line of verdict.lines) environment.print(line);
          if (verdict.isFault) faults++;
        }
        return faults > 0 ? REFEREE_EXIT_CODES.someoneOut : REFEREE_EXIT_CODES.done;
      } finally {
        await prepared.close();
      }
    });
  });

interface SubmissionVerdict {
  readonly isFault: boolean;
  readonly lines: readonly string[];
}

async function checkSubmission(
  context: RefereeContext,
  referee: Referee,
  { path, program }: PreparedSubmission,
): Promise<SubmissionVerdict | undefined> {
  if (program.ok) return checkProgram(context, referee, path, program.value);
  const [why = '', ...evidence] = program.problem;
  const lines = [context.texts.check.unusable(path, why), ...evidence.map((line) => `    ${line}`)];
  return { isFault: true, lines };
}

/** Plays until the first match that the program does not survive; undefined if interrupted. */
async function checkProgram(
  context: RefereeContext,
  referee: Referee,
  path: string,
  program: string,
): Promise<SubmissionVerdict | undefined> {
  const { options, texts } = context;
  let refusedCount = 0;
  let firstRefusal: string | undefined;
  for (let game = 1; game <= options.games; game++) {
    const seed = (options.seed ?? FIRST_SEED) + game - 1;
    const trial = await playTrial(context, referee, path, program, seed);
    if (trial.stopped) return undefined;
    if (trial.failure !== undefined)
      return { isFault: true, lines: [texts.check.fault(path, game, seed, trial.failure)] };
    refusedCount += trial.refusedCount;
    firstRefusal ??= trial.firstRefusal;
  }
  const line =
    firstRefusal === undefined ? texts.check.fine(path) : texts.check.shaky(path, refusedCount, firstRefusal);
  return { isFault: false, lines: [line] };
}

interface TrialResult {
  readonly stopped: boolean;
  readonly failure: string | undefined;
  readonly refusedCount: number;
  readonly firstRefusal: string | undefined;
}

const SEATS_PER_TRIAL = 3;

/**
 * The program takes each seat in turn, since it may fail only where it is not the first to be dealt to. Its opponents are the sample bot
 * and, in every other match, the clumsy player: programs must survive INVALID ACTION.
 */
function createSeating(path: string, sample: string, seed: number): readonly string[] {
  const opponents = [sample, seed % 2 === 0 ? ':clumsy' : sample];
  return opponents.toSpliced(seed % SEATS_PER_TRIAL, 0, path);
}

async function playTrial(
  { options, environment, texts }: RefereeContext,
  referee: Referee,
  path: string,
  program: string,
  seed: number,
): Promise<TrialResult> {
  const bots = createSeating(path, environment.sampleBot('uno'), seed);
  const { ids } = assignBotIds(bots);
  const narration = new BotTranscript();
  const print = (row: TextRow): void => {
    narration.write(toPlainText(row));
    if (options.debug) environment.print(row);
  };
  print([{ text: texts.seed(seed) }]);
  const narrator = new Narrator({ ...options, names: ids, print });
  const recorder = new BotRecorder(ids, options.out !== undefined);
  const report = await playBotMatch(referee, {
    ...startBotMatch(options, bots.length, seed),
    options,
    seats: bots.map((word, seat) => (word === path ? { program } : toContestant(word, seed, seat))),
    names: ids,
    clock: options.time,
    observer: combineObservers(narrator, recorder),
    stopSignal: environment.interceptInterrupt(),
  });
  narrator.close();
  if (options.out !== undefined) {
    await environment.makeFolder(options.out);
    const result = { options: { ...options, bots }, seed, ids, report, recorder, isolation: referee.level };
    await saveMatch(options.out, result, narration, environment);
  }
  const seat = seed % SEATS_PER_TRIAL;
  const { refusedCount, firstRefusal } = at(recorder.records, seat);
  const format = (failure: BotFailure | undefined): string | undefined =>
    failure && formatFailure(options.language, at(ids, seat), failure);
  return {
    stopped: report.stopped,
    failure: format(findWithdrawal(report, seat)),
    refusedCount,
    firstRefusal: format(firstRefusal),
  };
}

export const checkCommand: GameCommand = {
  name: 'check',
  usage: {
    it: 'CARTELLA: dieci partite di ogni programma contro il bot d’esempio: OK o il primo errore',
    en: 'DIR: ten games of each program against the sample bot: OK or its first fault',
    pt: 'PASTA: dez partidas de cada programa contra o bot de exemplo: OK ou a primeira falha',
  },
  help: checkHelp,
  run: runCheck,
};
