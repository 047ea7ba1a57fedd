/** `check DIR` plays some matches of each program in a folder against the sample bot and reports its first fault. */
import { at, type Seat } from '@ludoteca/kernel';
import type { BotFailure, CommandEnvironment, Contestant, Referee } from '@ludoteca/kit';
import { assignBotIds } from '../referee/bot-ids.ts';
import { findWithdrawal, playBotMatch, startBotMatch } from '../referee/bot-match.ts';
import { BotRecorder } from '../referee/bot-recorder.ts';
import { formatFailure } from '../referee/format-failure.ts';
import { CHECK_SYNTAX } from '../referee/options.ts';
import {
  REFEREE_EXIT_CODES,
  type RefereeContext,
  runRefereeCommand,
  withReferee,
} from '../referee/run-referee-command.ts';
import { UsageError } from '../referee/usage-error.ts';

/** All programs are checked with the same deals. */
const FIRST_SEED = 1;

export const check = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runRefereeCommand(words, CHECK_SYNTAX, environment, async (context) => {
    const { options, texts, commandName } = context;
    const [folder, extra] = options.bots;
    if (folder === undefined || extra !== undefined) throw new UsageError(texts.check.usage(commandName));
    const programs = await environment.programsIn(folder);
    if (programs.length === 0) throw new UsageError(texts.check.none(folder));
    const stopSignal = environment.interceptInterrupt();
    return withReferee(context, async (referee) => {
      let faults = 0;
      for (const path of programs) {
        const verdict = stopSignal.aborted ? undefined : await checkProgram(context, referee, path);
        if (verdict === undefined) return REFEREE_EXIT_CODES.stopped;
        environment.print(verdict.line);
        if (verdict.isFault) faults++;
      }
      return faults > 0 ? REFEREE_EXIT_CODES.someoneOut : REFEREE_EXIT_CODES.done;
    });
  });

interface ProgramVerdict {
  readonly isFault: boolean;
  readonly line: string;
}

/** Plays until the first match that the program does not survive; undefined if interrupted. */
async function checkProgram(
  context: RefereeContext,
  referee: Referee,
  path: string,
): Promise<ProgramVerdict | undefined> {
  const { options, texts } = context;
  let refusedCount = 0;
  let firstRefusal: string | undefined;
  for (let game = 1; game <= options.games; game++) {
    const seed = (options.seed ?? FIRST_SEED) + game - 1;
    const trial = await playTrial(context, referee, path, seed);
    if (trial.stopped) return undefined;
    if (trial.failure !== undefined)
      return { isFault: true, line: texts.check.fault(path, game, seed, trial.failure) };
    refusedCount += trial.refusedCount;
    firstRefusal ??= trial.firstRefusal;
  }
  const line =
    firstRefusal === undefined ? texts.check.fine(path) : texts.check.shaky(path, refusedCount, firstRefusal);
  return { isFault: false, line };
}

interface TrialResult {
  readonly stopped: boolean;
  readonly failure: string | undefined;
  readonly refusedCount: number;
  readonly firstRefusal: string | undefined;
}

const SEATS_PER_TRIAL = 3;

interface SeatedContestant {
  readonly word: string;
  readonly contestant: Contestant;
}

/**
 * The program takes each seat in turn, since it may fail only where it is not the first to be dealt to. Its opponents are the sample bot
 * and, in every other match, a contestant whose actions are refused: programs must survive INVALID ACTION.
 */
function createSeating(path: string, sample: string, seed: number): readonly SeatedContestant[] {
  const seat = seed % SEATS_PER_TRIAL;
  const lastSeat = seat === SEATS_PER_TRIAL - 1 ? SEATS_PER_TRIAL - 2 : SEATS_PER_TRIAL - 1;
  const sampleBot: SeatedContestant = { word: sample, contestant: { program: sample } };
  const failing: SeatedContestant = { word: ':clumsy', contestant: createFailingContestant(lastSeat) };
  const opponents = [sampleBot, seed % 2 === 0 ? failing : sampleBot];
  return opponents.toSpliced(seat, 0, { word: path, contestant: { program: path } });
}

/** Lapses on its first turn and withdraws on its second. */
function createFailingContestant(seat: Seat): Contestant {
  let turns = 0;
  return { follows: () => (turns++ === 0 ? { lapse: seat } : { withdraw: seat }) };
}

async function playTrial(
  { options, environment }: RefereeContext,
  referee: Referee,
  path: string,
  seed: number,
): Promise<TrialResult> {
  const seating = createSeating(path, environment.sampleBot('uno'), seed);
  const { ids } = assignBotIds(seating.map(({ word }) => word));
  const recorder = new BotRecorder(ids, false);
  const report = await playBotMatch(referee, {
    ...startBotMatch(options, seating.length, seed),
    options,
    seats: seating.map(({ contestant }) => contestant),
    names: ids,
    clock: options.time,
    observer: recorder,
    stopSignal: environment.interceptInterrupt(),
  });
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
