/** Points and standings of a tournament, from the scores of its pairings. */
import { at } from '@ludoteca/kernel';

/** The players of one match, by their places in the list of players; one alone has a bye. */
export interface Pairing {
  readonly players: readonly number[];
  /** From 0 to 1 for each player, once the match is decided. */
  readonly scores?: readonly number[] | undefined;
}

export type Round = readonly Pairing[];

export interface Standing {
  readonly player: number;
  readonly points: number;
  /** The sum of the points of all opponents. */
  readonly buchholz: number;
  /** Counts from 1; equal players share it. */
  readonly rank: number;
}

export const BYE_SCORE = 1;

/** The part of the opponents that each player has beaten; a shared place counts as half. */
export const scoresFromPlaces = (places: readonly number[]): readonly number[] =>
  places.map((own, i) => {
    const others = places.filter((_, j) => j !== i);
    const beaten = others.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), 0);
    return others.length === 0 ? BYE_SCORE : beaten / others.length;
  });

export function computePoints(count: number, rounds: readonly Round[]): readonly number[] {
  const points = Array.from({ length: count }, () => 0);
  for (const { players, scores } of rounds.flat())
    for (const [i, player] of players.entries()) points[player] = at(points, player) + (scores?.[i] ?? 0);
  return points;
}

/** The players whom a player has met, once for each match. */
export const findOpponents = (player: number, rounds: readonly Round[]): readonly number[] =>
  rounds
    .flat()
    .filter(({ players }) => players.includes(player))
    .flatMap(({ players }) => players.filter((other) => other !== player));

/** The best first: by points, then by the points of the opponents. */
export function computeStandings(count: number, rounds: readonly Round[]): readonly Standing[] {
  const points = computePoints(count, rounds);
  const rows = points.map((own, player) => {
    const opponents = findOpponents(player, rounds);
    const buchholz = opponents.reduce((sum, other) => sum + at(points, other), 0);
    return { player, points: own, buchholz };
  });
  const compareRows = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.points - a.points || b.buchholz - a.buchholz;
  const sorted = rows.toSorted((a, b) => compareRows(a, b) || a.player - b.player);
  return sorted.map((row) => {
    const rank = sorted.findIndex((other) => compareRows(row, other) === 0) + 1;
    return Object.assign({ rank }, row);
  });
}
