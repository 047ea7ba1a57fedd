/** How far a seat may take back its decisions, and which answers cannot be taken back. */
import type { Archive, ArchiveEntry, Dice, Game, Perspective, Parts, Seat, World } from './contract.ts';
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
  return findPoint(game, archive, seat, people, passed, false);
}

/** The worlds in which a takeback is tried. A card that is revealed is rarely the same in all of them. */
const TRIED_WORLDS = 12;

/**
 * Returns how many entries remain when this seat takes back its latest decision with the consent of the other people, who may have been
 * asked since but must not have answered. It is refused too if any of them has learned something that was hidden before, because a
 * takeback cannot make them forget it: in worlds that look the same to them, the same answers must lead to the same view. `secret` seeds
 * these worlds and must be unknown to the players.
 */
export function findTakebackPoint<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  seat: Seat,
  people: readonly Seat[],
  secret: string,
  passed: ReadonlySet<number> = new Set(),
): number | undefined {
  const point = findPoint(game, archive, seat, people, passed, true);
  if (point === undefined) return undefined;
  const dice = createFastDice(`takeback ${secret}`);
  const isKept = people
    .filter((other) => other !== seat)
    .every((other) => hasLearnedNothing(game, archive, point, other, TRIED_WORLDS, dice));
  return isKept ? point : undefined;
}

/** Whether the entries after that number have told a seat nothing that was hidden from it before. */
export function hasLearnedNothing<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  since: number,
  seat: Seat,
  worlds: number,
  dice: Dice,
): boolean {
  const before = replay(game, archive, since);
  const after = replay(game, archive);
  if (!before.ok || !after.ok) return false;
  const entries = archive.entries.slice(since);
  const view = after.value.view(seat);
  return Array.from({ length: worlds }, () => before.value.perspective(seat).imagine(dice)).every(
    (world) => entries.every((entry) => enter(world, entry)) && deepEqual(world.view(seat), view),
  );
}

/** Answers the open question as an entry does; false if that is not possible. */
function enter<P extends Parts>(world: World<P>, entry: ArchiveEntry): boolean {
  if (!('answer' in entry)) return false;
  const option = world.question?.options.find((offered) => deepEqual(offered, entry.answer));
  if (option === undefined) return false;
  world.choose(option);
  return true;
}

/** `isAgreed`: questions to other people may be crossed, their answers may not. */
function findPoint<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  seat: Seat,
  people: readonly Seat[],
  passed: ReadonlySet<number>,
  isAgreed: boolean,
): number | undefined {
  let point: number | undefined;
  let diceBefore: unknown;
  let asked: Seat | undefined;
  const replayed = replay(game, archive, undefined, (match, events) => {
    const { question, number } = match;
    const { dice } = match.position();
    const isOthersDecision =
      isOtherPerson(asked, seat, people) ||
      (!isAgreed && isOtherPerson(question?.seat, seat, people)) ||
      isWithdrawal(archive.entries[number - 1]);
    if (hasSecret(game, events) || isOthersDecision || !deepEqual(dice, diceBefore)) point = undefined;
    if (question?.seat === seat && number < archive.entries.length && !passed.has(number)) point = number;
    diceBefore = dice;
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
  perspective: Perspective<P>,
  people: readonly Seat[],
  choices: readonly unknown[],
  secret: string,
): boolean {
  const dice = createFastDice(`binds ${secret}`);
  const world = perspective.imagine(dice);
  const diceBefore = dice.save();
  const events: P['event'][] = [];
  world.setEventSink(events);
  for (const choice of choices) {
    const option = world.question?.options.find((offered) => deepEqual(offered, choice));
    if (option === undefined) return false;
    world.choose(option);
  }
  const { seat: asked = perspective.seat } = world.question ?? {};
  const asksAnother = asked !== perspective.seat && people.some((other) => other !== perspective.seat);
  return asksAnother || hasSecret(game, events) || !deepEqual(dice.save(), diceBefore);
}

const hasSecret = <P extends Parts>(game: Game<P>, events: readonly P['event'][]): boolean =>
  events.some(({ did }) => game.sights[did as keyof Game<P>['sights']] !== 'everyone');

const isOtherPerson = (asked: Seat | undefined, seat: Seat, people: readonly Seat[]): boolean =>
  asked !== undefined && asked !== seat && people.includes(asked);

const isWithdrawal = (entry: ArchiveEntry | undefined): boolean => entry !== undefined && 'withdraw' in entry;
