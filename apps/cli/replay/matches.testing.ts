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
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { scaled } from '@ludoteca/testkit';
import type { Checked } from '../archives.ts';
import { Film } from './film.ts';

export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
export const watchersAt = (seats: number): readonly Watcher[] => [...seatsOf(seats), 'spectator', 'judge'];

export const entryOf = (id: string): AnyCatalogueEntry => catalogue.find(({ game }) => game.id === id)!;

export function begun(entry: AnyCatalogueEntry, seats: number, seed: string): Match<AnyParts> {
  const started = startMatch(entry.game, { seats, seed });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** A match played by chance, with lapses and withdrawals, to its end or for so many entries. */
export function randomMatch(
  entry: AnyCatalogueEntry,
  seats: number,
  seed: string,
  most = Infinity,
): Match<AnyParts> {
  const match = begun(entry, seats, seed);
  const dice = createFastDice(`${seed} choices`);
  while (match.question !== undefined && match.number < most) {
    const chance = dice.int(60);
    const present = seatsOf(seats).filter((seat) => match.present(seat));
    if (chance === 0) match.withdraw(dice.pick(present), 'gone home');
    else if (chance < 4) match.lapse(match.number);
    else match.choose(dice.pick(match.question.options));
  }
  return match;
}

export const checked = (
  entry: AnyCatalogueEntry,
  match: Match<AnyParts>,
  remarks: ArchiveMetadata = {},
): Checked => ({
  entry,
  match,
  recording: recordMatch(match, remarks),
});

export function filmOf({ entry, recording }: Pick<Checked, 'entry' | 'recording'>): Film {
  const film = Film.of(entry.game, recording.archive);
  if (!film.ok) throw new Error(JSON.stringify(film.problem));
  return film.value;
}

/** The match after so many entries, played again by the kernel. */
export function freshly({ entry, recording }: Checked, place: number): Match<AnyParts> {
  const replayed = replay(entry.game, recording.archive, place);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  return replayed.value;
}

/** Random matches of every game of the catalogue, at its smallest and its largest table. */
export const MATCHES: readonly (readonly [string, Checked])[] = catalogue.flatMap((entry) =>
  [entry.game.seats.min, entry.game.seats.max].flatMap((seats) =>
    Array.from({ length: scaled(10) }, (_, i): [string, Checked] => [
      `${entry.game.id}, ${seats} seats, seed film ${i}`,
      checked(entry, randomMatch(entry, seats, `film ${i}`)),
    ]),
  ),
);
