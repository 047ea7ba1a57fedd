/** Recorded random matches for tests. */
import {
  createFastDice,
  type Match,
  recordMatch,
  type ArchiveMetadata,
  replay,
  type Seat,
  type AnyParts,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { type AnyCatalogueEntry, ReplayTimeline } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import type { VerifiedArchive } from '../files/archive-file.ts';

export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const watchersAt = (seats: number): readonly Watcher[] => [...seatsOf(seats), 'spectator', 'judge'];

export const entryOf = (id: string): AnyCatalogueEntry => catalogue.find(({ game }) => game.id === id)!;

export function startedMatch(entry: AnyCatalogueEntry, seats: number, seed: string): Match<AnyParts> {
  const started = startMatch(entry.game, { seats, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** With lapses and withdrawals, to its end or for that many entries. */
export function randomMatch(
  entry: AnyCatalogueEntry,
  seats: number,
  seed: string,
  max = Infinity,
): Match<AnyParts> {
  const match = startedMatch(entry, seats, seed);
  const dice = createFastDice(`${seed} choices`);
  while (match.question !== undefined && match.number < max) {
    const chance = dice.int(60);
    const present = seatsOf(seats).filter((seat) => match.present(seat));
    if (chance === 0) match.withdraw(dice.pick(present), 'gone home');
    else if (chance < 4) match.lapse(match.number);
    else match.choose(dice.pick(match.question.options));
  }
  return match;
}

export const toVerifiedArchive = (
  entry: AnyCatalogueEntry,
  match: Match<AnyParts>,
  remarks: ArchiveMetadata = {},
): VerifiedArchive => ({
  entry,
  match,
  recording: recordMatch(match, remarks),
});

export function timelineOf({
  entry,
  recording,
}: Pick<VerifiedArchive, 'entry' | 'recording'>): ReplayTimeline {
  const timeline = ReplayTimeline.create(entry.game, recording.archive);
  if (!timeline.ok) throw new Error(JSON.stringify(timeline.problem));
  return timeline.value;
}

/** The match after that many entries, replayed by the kernel. */
export function replayTo({ entry, recording }: VerifiedArchive, place: number): Match<AnyParts> {
  const replayed = replay(entry.game, recording.archive, place);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  return replayed.value;
}

/** Matches of every game with the least and the most seats. */
export const RANDOM_MATCHES: readonly (readonly [string, VerifiedArchive])[] = catalogue.flatMap((entry) =>
  [entry.game.seats.min, entry.game.seats.max].flatMap((seats) =>
    Array.from({ length: scaleVolume(10) }, (_, i): [string, VerifiedArchive] => [
      `${entry.game.id}, ${seats} seats, seed film ${i}`,
      toVerifiedArchive(entry, randomMatch(entry, seats, `film ${i}`)),
    ]),
  ),
);
