import type { Outcome } from '@ludoteca/kernel';
import type { Plan } from './plan.ts';

/** A game in which a rule threw. */
export interface Broken {
  readonly number: number;
  readonly seed: string;
  readonly fault: string;
}

/** What is counted. Sums of parts are the sums of the whole, in whatever order they come. */
export interface Sums {
  /** Games that came to an end. */
  ended: number;
  /** Those of them whose archive was there already. */
  kept: number;
  decisions: number;
  winsBySeat: number[];
  draws: number;
  broken: Broken[];
  /** Archives that were there and of no use, each with the reason and where it is now. */
  spoilt: string[];
}

export const noSums = (seats: number): Sums => ({
  ended: 0,
  kept: 0,
  decisions: 0,
  winsBySeat: Array.from({ length: seats }, () => 0),
  draws: 0,
  broken: [],
  spoilt: [],
});

export function count(sums: Sums, decisions: number, { places }: Outcome): void {
  sums.ended++;
  sums.decisions += decisions;
  const winner = places.indexOf(1);
  if (winner === -1 || places.includes(1, winner + 1)) sums.draws++;
  else sums.winsBySeat[winner] = (sums.winsBySeat[winner] ?? 0) + 1;
}

export function add(sums: Sums, part: Sums): void {
  sums.ended += part.ended;
  sums.kept += part.kept;
  sums.decisions += part.decisions;
  sums.winsBySeat = sums.winsBySeat.map((wins, seat) => wins + (part.winsBySeat[seat] ?? 0));
  sums.draws += part.draws;
  sums.broken.push(...part.broken);
  sums.spoilt.push(...part.spoilt);
}

/** What a simulation came to: the keys of `--json`. All but the seconds follow from the plan and the number of games. */
export interface Result {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Sole first places. */
  readonly winsBySeat: readonly number[];
  readonly winsByPlayer: { readonly [player: string]: number };
  /** Games that ended without a sole first place. */
  readonly draws: number;
  readonly meanDecisions: number;
  readonly faults: number;
}

export function resultOf({ game, seats, players }: Plan, sums: Sums, seconds: number): Result {
  const { ended, decisions, winsBySeat, draws, broken } = sums;
  const winsByPlayer: { [player: string]: number } = {};
  players.forEach((player, seat) => {
    winsByPlayer[player] = (winsByPlayer[player] ?? 0) + (winsBySeat[seat] ?? 0);
  });
  return {
    game,
    seats,
    games: ended + broken.length,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    winsBySeat,
    winsByPlayer,
    draws,
    meanDecisions: ended === 0 ? 0 : decisions / ended,
    faults: broken.length,
  };
}
