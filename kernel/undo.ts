/** How far a seat may take back its decisions, and which answers cannot be taken back. */
import type { Archive, ArchiveEntry, Game, Perspective, Parts, Seat } from './contract.ts';
import { deepEqual } from './data.ts';
import { createFastDice } from './dice.ts';
import { replay } from './start-match.ts';

/**
 * Returns how many entries remain when this seat takes back its latest decision, or undefined if it may not. Undo never crosses a dice
 * throw, an event that is not public, a question to another person or a withdrawal. Answers of computers and automatic answers in
 * between are taken back too; `passed` contains the question numbers of automatic answers.
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
 * Whether a seat could not take back these choices. They are tried in an imagined world, so that the result reveals nothing about the
 * real one. With several people any change of the deciding seat counts as irreversible. `secret` seeds the imagined shuffle and must be
 * unknown to the players.
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
