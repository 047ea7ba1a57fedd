/** Adds up the results of simulated games. */
import type { Json, Outcome } from '@ludoteca/kernel';
import type { SimulationPlan } from './plan.ts';

/** A game in which a rule threw. */
export interface FailedGame {
  readonly number: number;
  readonly seed: string;
  readonly fault: string;
}

/** Totals of batches can be added in any order. */
export interface SimulationTotals {
  /** Games that reached their end. */
  ended: number;
  /** Games among them whose archive already existed. */
  reused: number;
  decisions: number;
  winsBySeat: number[];
  draws: number;
  failed: FailedGame[];
  /** Unusable archives that were replaced: the reason and where the old file is now. */
  replaced: string[];
}

export const createTotals = (seats: number): SimulationTotals => ({
  ended: 0,
  reused: 0,
  decisions: 0,
  winsBySeat: Array.from({ length: seats }, () => 0),
  draws: 0,
  failed: [],
  replaced: [],
});

export function countGame(totals: SimulationTotals, decisions: number, { places }: Outcome): void {
  totals.ended++;
  totals.decisions += decisions;
  const winner = places.indexOf(1);
  if (winner === -1 || places.includes(1, winner + 1)) totals.draws++;
  else totals.winsBySeat[winner] = (totals.winsBySeat[winner] ?? 0) + 1;
}

export function addTotals(totals: SimulationTotals, part: SimulationTotals): void {
  totals.ended += part.ended;
  totals.reused += part.reused;
  totals.decisions += part.decisions;
  totals.winsBySeat = totals.winsBySeat.map((wins, seat) => wins + (part.winsBySeat[seat] ?? 0));
  totals.draws += part.draws;
  totals.failed.push(...part.failed);
  totals.replaced.push(...part.replaced);
}

/** The keys of `--json`. Everything except the seconds follows from the plan and the number of games. */
export interface SimulationResult {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly players: readonly string[];
  readonly settings: Json;
  readonly seed: string;
  /** The number of the first game. */
  readonly first: number;
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

export function toResult(
  { game, version, seats, players, settings, seed }: SimulationPlan,
  totals: SimulationTotals,
  seconds: number,
  first = 0,
): SimulationResult {
  const { ended, decisions, winsBySeat, draws, failed } = totals;
  const winsByPlayer: { [player: string]: number } = {};
  players.forEach((player, seat) => {
    winsByPlayer[player] = (winsByPlayer[player] ?? 0) + (winsBySeat[seat] ?? 0);
  });
  return {
    game,
    version,
    seats,
    players,
    settings,
    seed,
    first,
    games: ended + failed.length,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    winsBySeat,
    winsByPlayer,
    draws,
    meanDecisions: ended === 0 ? 0 : decisions / ended,
    faults: failed.length,
  };
}
