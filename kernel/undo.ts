import type { Archive, ArchiveEntry, Game, Perspective, Parts, Seat } from './contract.ts';
import { deepEqual } from './data.ts';
import { createFastDice } from './dice.ts';
import { replay } from './start-match.ts';

/**
 * How many entries to keep so that this seat takes back its latest decision, or undefined when it may not. Undo is a new match from
 * fewer entries, for matches among friends: it never goes back over dice that were thrown, over something told to some and not to
 * all, over a question to another person, or over somebody's leaving. Answers of computers in between are taken back with it, and
 * so are those that went without saying: `passed` has the numbers of their questions.
 */
export function findUndoPoint<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  seat: Seat,
  people: readonly Seat[],
  passed: ReadonlySet<number> = new Set(),
): number | undefined {
  let point: number | undefined;
  let thrown: unknown;
  let asked: Seat | undefined;
  const replayed = replay(game, archive, undefined, (match, events) => {
    const { question, number } = match;
    const { dice } = match.position();
    const others =
      isAnother(asked, seat, people) ||
      isAnother(question?.seat, seat, people) ||
      leaves(archive.entries[number - 1]);
    if (hasSecret(game, events) || others || !deepEqual(dice, thrown)) point = undefined;
    if (question?.seat === seat && number < archive.entries.length && !passed.has(number)) point = number;
    thrown = dice;
    asked = question?.seat;
  });
  return replayed.ok ? point : undefined;
}

/**
 * Whether a seat that answers so could not take it back, as far as can be told: where several people play, handing on the decision
 * leads to another of them sooner or later. Tried in a world as the seat may imagine it: what the true one has in store must not show
 * in whether it is asked to confirm. `secret` is something that nobody at the table knows, for a known shuffle would undo itself.
 */
export function isIrreversible<P extends Parts>(
  game: Game<P>,
  line: Perspective<P>,
  people: readonly Seat[],
  choices: readonly unknown[],
  secret: string,
): boolean {
  const dice = createFastDice(`binds ${secret}`);
  const world = line.imagine(dice);
  const thrown = dice.save();
  const events: P['event'][] = [];
  world.setEventSink(events);
  for (const choice of choices) {
    const option = world.question?.options.find((offered) => deepEqual(offered, choice));
    if (option === undefined) return false;
    world.choose(option);
  }
  const { seat: asked = line.seat } = world.question ?? {};
  const handsOn = asked !== line.seat && people.some((other) => other !== line.seat);
  return handsOn || hasSecret(game, events) || !deepEqual(dice.save(), thrown);
}

const hasSecret = <P extends Parts>(game: Game<P>, events: readonly P['event'][]): boolean =>
  events.some(({ did }) => game.sights[did as keyof Game<P>['sights']] !== 'everyone');

const isAnother = (asked: Seat | undefined, seat: Seat, people: readonly Seat[]): boolean =>
  asked !== undefined && asked !== seat && people.includes(asked);

const leaves = (entry: ArchiveEntry | undefined): boolean => entry !== undefined && 'withdraw' in entry;
