/** `check DIR`: some games of each program in a folder against the sample bot; its first fault, if it has one. */
import { at, type Seat } from '@ludoteca/kernel';
import type { BotFailure, CommandEnvironment, Contestant, Referee } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { CHECK_SYNTAX } from '../referee/options.ts';
import { playBotMatch, startBotMatch, findWithdrawal } from '../referee/bot-match.ts';
import {
  runRefereeCommand,
  type RefereeContext,
  REFEREE_EXIT_CODES,
  UsageError,
  withReferee,
} from '../referee/run-referee-command.ts';
import { assignBotIds } from '../referee/bot-ids.ts';
import { formatFailure } from '../referee/format-failure.ts';
import { BotRecorder } from '../referee/bot-recorder.ts';

/** Programs are checked with the same deals, so that what one meets all meet. */
const FIRST_SEED = 1;

export const check = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runRefereeCommand(args, CHECK_SYNTAX, hands, async (desk) => {
    const { options: order, texts: words, commandName: called } = desk;
    const [folder, extra] = order.bots;
    if (folder === undefined || extra !== undefined) throw new UsageError(words.check.usage(called));
    const programs = await hands.programsIn(folder);
    if (programs.length === 0) throw new UsageError(words.check.none(folder));
    const interruption = hands.interceptInterrupt();
    return withReferee(desk, async (referee) => {
      let faults = 0;
      for (const path of programs) {
        const finding = interruption.aborted ? undefined : await checkProgram(desk, referee, path);
        if (finding === undefined) return REFEREE_EXIT_CODES.stopped;
        hands.print(finding.line);
        if (finding.fault) faults++;
      }
      return faults > 0 ? REFEREE_EXIT_CODES.someoneOut : REFEREE_EXIT_CODES.done;
    });
  });

interface ProgramVerdict {
  readonly fault: boolean;
  readonly line: string;
}

/** What is to be said of one program after its games, or after the first that it does not survive; nothing where they were interrupted. */
async function checkProgram(
  desk: RefereeContext,
  referee: Referee,
  path: string,
): Promise<ProgramVerdict | undefined> {
  const { options: order, texts: words } = desk;
  let refused = 0;
  let first: string | undefined;
  for (let game = 1; game <= order.games; game++) {
    const seed = (order.seed ?? FIRST_SEED) + game - 1;
    const trial = await playTrial(desk, referee, path, seed);
    if (trial.stopped) return undefined;
    if (trial.loss !== undefined)
      return { fault: true, line: words.check.fault(path, game, seed, trial.loss) };
    refused += trial.refused;
    first ??= trial.firstRefused;
  }
  const line = first === undefined ? words.check.fine(path) : words.check.shaky(path, refused, first);
  return { fault: false, line };
}

/** One game of a program, and what went wrong in it. */
interface TrialResult {
  readonly stopped: boolean;
  readonly loss: string | undefined;
  readonly refused: number;
  readonly firstRefused: string | undefined;
}

const SEATS_PER_TRIAL = 3;

/**
 * Whoever sits where: the program at each seat in turn, since it may go wrong only where it is not the first to be dealt to; the sample; and
 * the sample again or, in every other game, somebody from whom all hear what is seldom heard among those who play well.
 */
function createSeating(path: string, sample: string, seed: number): readonly SeatedContestant[] {
  const seat = seed % SEATS_PER_TRIAL;
  const last = seat === SEATS_PER_TRIAL - 1 ? SEATS_PER_TRIAL - 2 : SEATS_PER_TRIAL - 1;
  const guests: SeatedContestant[] = [{ word: sample, contestant: { program: sample } }];
  guests.push(
    seed % 2 === 0 ? { word: ':clumsy', contestant: createFailingContestant(last) } : at(guests, 0),
  );
  return guests.toSpliced(seat, 0, { word: path, contestant: { program: path } });
}

interface SeatedContestant {
  readonly word: string;
  readonly contestant: Contestant;
}

/** Has an action refused, and leaves when its next turn comes. */
function createFailingContestant(seat: Seat): Contestant {
  let turns = 0;
  return { follows: () => (turns++ === 0 ? { lapse: seat } : { withdraw: seat }) };
}

async function playTrial(
  { options: order, language, environment: hands }: RefereeContext,
  referee: Referee,
  path: string,
  seed: number,
): Promise<TrialResult> {
  const guests = createSeating(path, hands.sampleBot('uno'), seed);
  const { ids } = assignBotIds(guests.map(({ word }) => word));
  const laid = startBotMatch(order, guests.length, seed);
  if (!laid.ok)
    throw new UsageError(laid.problem.map((reason) => texts[language].reason(reason, [])).join(' '));
  const recorder = new BotRecorder(ids, false);
  const report = await playBotMatch(referee, {
    ...laid.value,
    options: order,
    seats: guests.map(({ contestant }) => contestant),
    names: ids,
    clock: order.time,
    observer: recorder,
    stopSignal: hands.interceptInterrupt(),
  });
  const seat = seed % SEATS_PER_TRIAL;
  const { refusedCount: refused, firstRefusal: firstRefused } = at(recorder.records, seat);
  const say = (note: BotFailure | undefined): string | undefined =>
    note && formatFailure(language, at(ids, seat), note);
  return {
    stopped: report.stopped,
    loss: say(findWithdrawal(report, seat)),
    refused,
    firstRefused: say(firstRefused),
  };
}
