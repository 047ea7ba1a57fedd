/** `check DIR`: some games of each program in a folder against the sample bot; its first fault, if it has one. */
import { at, type Seat } from '@ludoteca/kernel';
import type { BotFailure, CommandEnvironment, Contestant, Referee } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { CHECK } from './arguments.ts';
import { fight, lay, whyOut } from './bout.ts';
import { atDesk, type Desk, EXIT, Misuse, withReferee } from './desk.ts';
import { idsOf } from './ids.ts';
import { lossLine } from './loss.ts';
import { Recorder } from './recorder.ts';

/** Programs are checked with the same deals, so that what one meets all meet. */
const FIRST_SEED = 1;

export const check = (args: readonly string[], hands: CommandEnvironment): Promise<number> =>
  atDesk(args, CHECK, hands, async (desk) => {
    const { order, words, called } = desk;
    const [folder, extra] = order.bots;
    if (folder === undefined || extra !== undefined) throw new Misuse(words.check.usage(called));
    const programs = await hands.programsIn(folder);
    if (programs.length === 0) throw new Misuse(words.check.none(folder));
    const interruption = hands.interceptInterrupt();
    return withReferee(desk, async (referee) => {
      let faults = 0;
      for (const path of programs) {
        const finding = interruption.aborted ? undefined : await examined(desk, referee, path);
        if (finding === undefined) return EXIT.stopped;
        hands.print(finding.line);
        if (finding.fault) faults++;
      }
      return faults > 0 ? EXIT.someoneOut : EXIT.done;
    });
  });

interface Finding {
  readonly fault: boolean;
  readonly line: string;
}

/** What is to be said of one program after its games, or after the first that it does not survive; nothing where they were interrupted. */
async function examined(desk: Desk, referee: Referee, path: string): Promise<Finding | undefined> {
  const { order, words } = desk;
  let refused = 0;
  let first: string | undefined;
  for (let game = 1; game <= order.games; game++) {
    const seed = (order.seed ?? FIRST_SEED) + game - 1;
    const trial = await tried(desk, referee, path, seed);
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
interface Trial {
  readonly stopped: boolean;
  readonly loss: string | undefined;
  readonly refused: number;
  readonly firstRefused: string | undefined;
}

const PLACES = 3;

/**
 * Whoever sits where: the program at each seat in turn, since it may go wrong only where it is not the first to be dealt to; the sample; and
 * the sample again or, in every other game, somebody from whom all hear what is seldom heard among those who play well.
 */
function seated(path: string, sample: string, seed: number): readonly Guest[] {
  const seat = seed % PLACES;
  const last = seat === PLACES - 1 ? PLACES - 2 : PLACES - 1;
  const guests: Guest[] = [{ word: sample, contestant: { program: sample } }];
  guests.push(seed % 2 === 0 ? { word: ':clumsy', contestant: clumsy(last) } : at(guests, 0));
  return guests.toSpliced(seat, 0, { word: path, contestant: { program: path } });
}

interface Guest {
  readonly word: string;
  readonly contestant: Contestant;
}

/** Has an action refused, and leaves when its next turn comes. */
function clumsy(seat: Seat): Contestant {
  let turns = 0;
  return { follows: () => (turns++ === 0 ? { lapse: seat } : { withdraw: seat }) };
}

async function tried(
  { order, language, hands }: Desk,
  referee: Referee,
  path: string,
  seed: number,
): Promise<Trial> {
  const guests = seated(path, hands.sampleBot('uno'), seed);
  const { ids } = idsOf(guests.map(({ word }) => word));
  const laid = lay(order, guests.length, seed);
  if (!laid.ok) throw new Misuse(laid.problem.map((reason) => texts[language].reason(reason, [])).join(' '));
  const recorder = new Recorder(ids, false);
  const report = await fight(referee, {
    ...laid.value,
    order,
    seats: guests.map(({ contestant }) => contestant),
    names: ids,
    clock: order.time,
    observer: recorder,
    stopSignal: hands.interceptInterrupt(),
  });
  const seat = seed % PLACES;
  const { refused, firstRefused } = at(recorder.pages, seat);
  const say = (note: BotFailure | undefined): string | undefined =>
    note && lossLine(language, at(ids, seat), note);
  return {
    stopped: report.stopped,
    loss: say(whyOut(report, seat)),
    refused,
    firstRefused: say(firstRefused),
  };
}
