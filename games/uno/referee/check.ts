/** `check DIR`: some games of each program in a folder against players of the house; its first fault, if it has one. */
import { at } from '@ludoteca/kernel';
import type { BotNote, CommandHands, Referee } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { CHECK } from './arguments.ts';
import { contestantFor, fight, HOUSE, lay, noteOf } from './bout.ts';
import { atDesk, type Desk, EXIT, Misuse, withReferee } from './desk.ts';
import { idsOf } from './ids.ts';
import { lossLine } from './loss.ts';
import { Recorder } from './recorder.ts';

/** Programs are checked with the same deals, so that what one meets all meet. */
const FIRST_SEED = 1;

export const check = (args: readonly string[], hands: CommandHands): Promise<number> =>
  atDesk(args, CHECK, hands, async (desk) => {
    const { order, words, called } = desk;
    const [folder, extra] = order.bots;
    if (folder === undefined || extra !== undefined) throw new Misuse(words.check.usage(called));
    const programs = await hands.programsIn(folder);
    if (programs.length === 0) throw new Misuse(words.check.none(folder));
    const interruption = hands.interruption();
    return withReferee(desk, async (referee) => {
      let faults = 0;
      for (const path of programs) {
        if (interruption.aborted) return EXIT.stopped;
        const { fault, line } = await examined(desk, referee, path);
        hands.print(line);
        if (fault) faults++;
      }
      return interruption.aborted ? EXIT.stopped : faults > 0 ? EXIT.someoneOut : EXIT.done;
    });
  });

interface Finding {
  readonly fault: boolean;
  readonly line: string;
}

/** What is to be said of one program after its games, or after the first that it does not survive. */
async function examined(desk: Desk, referee: Referee, path: string): Promise<Finding> {
  const { order, words } = desk;
  let refused = 0;
  let first: string | undefined;
  for (let game = 1; game <= order.games; game++) {
    const seed = (order.seed ?? FIRST_SEED) + game - 1;
    const trial = await tried(desk, referee, path, seed);
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
  readonly loss: string | undefined;
  readonly refused: number;
  readonly firstRefused: string | undefined;
}

async function tried(
  { order, language, hands }: Desk,
  referee: Referee,
  path: string,
  seed: number,
): Promise<Trial> {
  // Each seat in turn: a program may go wrong only where it is not the first to be dealt to.
  const seat = seed % (HOUSE.length + 1);
  const bots = [...HOUSE.slice(0, seat), path, ...HOUSE.slice(seat)];
  const { ids } = idsOf(bots);
  const laid = lay(order, bots.length, seed);
  if (!laid.ok) throw new Misuse(laid.problem.map((reason) => texts[language].reason(reason, [])).join(' '));
  const recorder = new Recorder(ids, false);
  const report = await fight(referee, {
    ...laid.value,
    order,
    seats: bots.map((word, place) => contestantFor(word, seed, place)),
    names: ids,
    clock: order.time,
    witness: recorder,
    interruption: hands.interruption(),
  });
  const say = (note: BotNote | undefined): string | undefined =>
    note && lossLine(language, at(ids, seat), note);
  return {
    loss: say(noteOf(report, seat)),
    refused: at(recorder.pages, seat).refused,
    firstRefused: say(recorder.firstRefused?.note),
  };
}
