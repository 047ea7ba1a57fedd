import type { RecordedPlayer } from '@ludoteca/kernel';
import { PERSON } from '../play/sitting.ts';
import type { Finished } from './tallies.ts';

/** How long matches were, in entries. */
export interface Lengths {
  readonly average: number;
  readonly shortest: number;
  readonly longest: number;
}

/** What a player has done in all matches of a game. */
export interface Tally extends RecordedPlayer, Lengths {
  readonly matches: number;
  /** Matches won alone. */
  readonly wins: number;
  /** Matches in which the first place was shared with others. */
  readonly shared: number;
}

export interface Sums extends Lengths {
  readonly matches: number;
  /** Those who played most first. */
  readonly players: readonly Tally[];
}

/** The matches that people played in, and those among computers: the one must not drown in the other. */
export interface Statistics {
  readonly manual: Sums;
  readonly automatic: Sums;
}

const isManual = ({ players }: Finished): boolean => players.some(({ kind }) => kind === PERSON);

export function statisticsOf(finished: readonly Finished[]): Statistics {
  return {
    manual: sumsOf(finished.filter(isManual)),
    automatic: sumsOf(finished.filter((match) => !isManual(match))),
  };
}

function sumsOf(finished: readonly Finished[]): Sums {
  const players = new Map(
    finished.flatMap((match) => match.players).map((player) => [keyOf(player), player]),
  );
  const tallies = [...players.values()].map((player) => tallyOf(player, finished));
  return {
    matches: finished.length,
    ...lengthsOf(finished),
    players: tallies.toSorted(
      (a, b) => b.matches - a.matches || b.wins - a.wins || (a.name < b.name ? -1 : 1),
    ),
  };
}

/** A person may be called like a computer player. */
const keyOf = ({ name, kind }: RecordedPlayer): string => JSON.stringify([name, kind]);

/** Whoever sits at several seats of a match has played it once, and won it alone if nobody else came first. */
function tallyOf(player: RecordedPlayer, finished: readonly Finished[]): Tally {
  const key = keyOf(player);
  const played = finished.filter(({ players }) => players.some((other) => keyOf(other) === key));
  const firsts = played.map(({ players, places }) =>
    players.filter((_, seat) => places[seat] === 1).map((first) => keyOf(first) === key),
  );
  return {
    ...player,
    matches: played.length,
    wins: firsts.filter((own) => own.length > 0 && own.every(Boolean)).length,
    shared: firsts.filter((own) => own.includes(true) && own.includes(false)).length,
    ...lengthsOf(played),
  };
}

function lengthsOf(finished: readonly Finished[]): Lengths {
  const lengths = finished.map(({ entries }) => entries);
  return {
    average: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    shortest: lengths.reduce((least, length) => Math.min(least, length), lengths[0] ?? 0),
    longest: lengths.reduce((most, length) => Math.max(most, length), 0),
  };
}
