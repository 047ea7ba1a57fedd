import type { Archive, ArchiveEntry, Game, Parts, Seat } from './contract.ts';
import { same } from './data.ts';
import { replay } from './start.ts';

/**
 * How many entries to keep so that this seat takes back its latest decision, or undefined when it may not. Undo is a new match from
 * fewer entries, for matches among friends: it never goes back over dice that were thrown, over something told to some and not to
 * all, over a question to another person, or over somebody's leaving. Answers of computers in between are taken back with it.
 */
export function undoPoint<P extends Parts>(
  game: Game<P>,
  archive: Archive,
  seat: Seat,
  people: readonly Seat[],
): number | undefined {
  let point: number | undefined;
  let thrown: unknown;
  let asked: Seat | undefined;
  const isAnother = (other: Seat | undefined): boolean =>
    other !== undefined && other !== seat && people.includes(other);
  const replayed = replay(game, archive, undefined, (match, events) => {
    const { question, number } = match;
    const { dice } = match.position();
    const secret = events.some(({ did }) => game.sights[did as keyof Game<P>['sights']] !== 'everyone');
    const others = isAnother(asked) || isAnother(question?.seat) || leaves(archive.entries[number - 1]);
    if (secret || others || !same(dice, thrown)) point = undefined;
    if (question?.seat === seat && number < archive.entries.length) point = number;
    thrown = dice;
    asked = question?.seat;
  });
  return replayed.ok ? point : undefined;
}

const leaves = (entry: ArchiveEntry | undefined): boolean => entry !== undefined && 'withdraw' in entry;
