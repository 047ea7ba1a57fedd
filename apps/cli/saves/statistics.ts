/** Computes the statistics of finished matches. */
import type { RecordedPlayer } from '@ludoteca/kernel';
import { PERSON } from '@ludoteca/wire';
import type { FinishedMatch } from './finished-matches.ts';

/** In entries. */
export interface MatchLengths {
  readonly average: number;
  readonly shortest: number;
  readonly longest: number;
}

export interface PlayerStatistics extends RecordedPlayer, MatchLengths {
  readonly matches: number;
  /** Sole first places. */
  readonly wins: number;
  /** Shared first places. */
  readonly shared: number;
}

export interface MatchStatistics extends MatchLengths {
  readonly matches: number;
  /** By number of matches. */
  readonly players: readonly PlayerStatistics[];
}

/** Matches with people and matches among computers are counted apart. */
export interface Statistics {
  readonly manual: MatchStatistics;
  readonly automatic: MatchStatistics;
}

const isManual = ({ players }: FinishedMatch): boolean => players.some(({ kind }) => kind === PERSON);

export function computeStatistics(finished: readonly FinishedMatch[]): Statistics {
  return {
    manual: computeGroup(finished.filter(isManual)),
    automatic: computeGroup(finished.filter((match) => !isManual(match))),
  };
}

function computeGroup(finished: readonly FinishedMatch[]): MatchStatistics {
  const players = new Map(
    finished.flatMap((match) => match.players).map((player) => [keyOf(player), player]),
  );
  const playerStatistics = [...players.values()].map((player) => computePlayer(player, finished));
  return {
    matches: finished.length,
    ...computeLengths(finished),
    players: playerStatistics.toSorted(
      (a, b) => b.matches - a.matches || b.wins - a.wins || (a.name < b.name ? -1 : 1),
    ),
  };
}

/** A person may have the name of a computer player. */
const keyOf = ({ name, kind }: RecordedPlayer): string => JSON.stringify([name, kind]);

/** A player at several seats has played the match once, and won it alone if no other player came first. */
function computePlayer(player: RecordedPlayer, finished: readonly FinishedMatch[]): PlayerStatistics {
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
    ...computeLengths(played),
  };
}

function computeLengths(finished: readonly FinishedMatch[]): MatchLengths {
  const lengths = finished.map(({ entries }) => entries);
  return {
    average: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    shortest: lengths.reduce((min, length) => Math.min(min, length), lengths[0] ?? 0),
    longest: lengths.reduce((max, length) => Math.max(max, length), 0),
  };
}
