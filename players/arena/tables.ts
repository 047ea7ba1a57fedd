/** The tables of a tournament, computed from its plan and its results in the order of the schedule. */
import { at, createFastDice } from '@ludoteca/kernel';
import { type WinRate, wilsonInterval } from '@ludoteca/kit';
import { type EloEstimate, estimateElo } from './elo.ts';
import { INITIAL_RATING, type Rating, rateMatch } from './rating.ts';
import { createSchedule, type ScheduledMatch } from './schedule.ts';
import { SequentialTest } from './sequential-test.ts';
import type { SprtState } from './sprt.ts';
import { failuresOf, type MatchFailure, type MatchResult, type TournamentPlan } from './tournament.ts';

/** A match with its result. */
export interface PlayedMatch extends ScheduledMatch {
  readonly result: MatchResult;
  /** Points by seat. */
  readonly points: readonly number[];
}

/** The row of one player. */
export interface PlayerRow {
  /** The index of the player in the plan. */
  readonly player: number;
  readonly matches: number;
  readonly points: number;
  /** How often each place was reached, the first place first; shared places count as the better one. */
  readonly places: readonly number[];
  /** Sole first places. */
  readonly wins: WinRate;
  /** Shared first places. */
  readonly draws: number;
  readonly rating: Rating;
  /** Against all opponents; only for matches of two. */
  readonly elo: EloEstimate | undefined;
  readonly lapses: number;
  readonly withdrawals: number;
}

/** Results between two players: matches in which both played, and the share of them in which the first did better. */
export interface PairwiseCell {
  readonly matches: number;
  /** A tie counts one half. */
  readonly score: number;
}

export interface TournamentTables {
  /** Best rating first. */
  readonly rows: readonly PlayerRow[];
  /** By the indices of both players. */
  readonly pairs: readonly (readonly PairwiseCell[])[];
  /** The finished matches in the order of the schedule. */
  readonly matches: readonly PlayedMatch[];
  readonly scheduled: number;
  /** Matches that a rule could not finish. */
  readonly faults: readonly PlayedMatch[];
  readonly sprt: SprtState | undefined;
}

/** Computes all tables. The order in which matches were finished does not matter. */
export function computeTables(
  plan: TournamentPlan,
  results: readonly MatchResult[],
  schedule = createSchedule(plan),
): TournamentTables {
  const byNumber = new Map(results.map((result) => [result.match, result]));
  const played = schedule.flatMap((match): PlayedMatch[] => {
    const result = byNumber.get(match.number);
    return result === undefined ? [] : [{ ...match, result, points: awardPoints(plan, result.places) }];
  });
  const complete = played.filter(({ result }) => result.fault === undefined);
  const test = plan.sprt && new SequentialTest(plan.sprt, schedule);
  for (const { result } of complete) test?.add(result);
  const matches = test?.isDecided === true ? complete.slice(0, test.matches) : complete;
  const ratings = rateMatches(plan, matches);
  const rows = plan.players.map((_, player) => createRow(plan, player, matches, at(ratings, player)));
  return {
    rows: rows.toSorted((a, b) => b.rating.mu - a.rating.mu || a.player - b.player),
    pairs: computePairs(plan, matches),
    matches,
    scheduled: schedule.length,
    faults: played.filter(({ result }) => result.fault !== undefined),
    sprt: test?.state,
  };
}

/** Players that share a place share the points of the places they take. */
function awardPoints({ points }: TournamentPlan, places: readonly number[]): readonly number[] {
  return places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const taken = Array.from({ length: sharing }, (_, i) => points[place - 1 + i] ?? 0);
    return taken.reduce((sum, each) => sum + each, 0) / sharing;
  });
}

/**
 * Rates the matches in an order drawn from the seed of the plan. In the order of the schedule, players of the first groups would meet all
 * their opponents at the initial rating, however weak these are, and end too high.
 */
function rateMatches({ players, seed }: TournamentPlan, matches: readonly PlayedMatch[]): readonly Rating[] {
  const ratings: Rating[] = players.map(() => INITIAL_RATING);
  for (const { playerBySeat, result } of createFastDice(`${seed} ratings`).shuffle([...matches])) {
    const rated = rateMatch(
      playerBySeat.map((player) => at(ratings, player)),
      result.places,
    );
    for (const [seat, player] of playerBySeat.entries()) ratings[player] = at(rated, seat);
  }
  return ratings;
}

const isShared = (places: readonly number[]): boolean => places.filter((place) => place === 1).length > 1;

function createRow(
  { seats }: TournamentPlan,
  player: number,
  matches: readonly PlayedMatch[],
  rating: Rating,
): PlayerRow {
  const own = matches.flatMap(({ playerBySeat, result, points }) => {
    const seat = playerBySeat.indexOf(player);
    return seat === -1 ? [] : [{ seat, result, points: at(points, seat), place: at(result.places, seat) }];
  });
  const firsts = own.filter(({ place }) => place === 1);
  const draws = firsts.filter(({ result }) => isShared(result.places)).length;
  const wins = firsts.length - draws;
  return {
    player,
    matches: own.length,
    points: own.reduce((sum, { points }) => sum + points, 0),
    places: Array.from({ length: seats }, (_, i) => own.filter(({ place }) => place === i + 1).length),
    wins: {
      times: own.length,
      wins,
      share: own.length === 0 ? 0 : wins / own.length,
      interval: wilsonInterval(wins, own.length),
    },
    draws,
    rating,
    elo: seats === 2 ? estimateElo([own.length - wins - draws, draws, wins]) : undefined,
    lapses: own.reduce((sum, { seat, result }) => sum + (result.lapses[seat] ?? 0), 0),
    withdrawals: own.filter(({ seat, result }) => findWithdrawal(result, seat) !== undefined).length,
  };
}

/** Why a seat was lost, if it was. */
export const findWithdrawal = (result: MatchResult, seat: number): MatchFailure | undefined =>
  failuresOf(result).find((failure) => failure.seat === seat && failure.kind === 'withdrawal');

function computePairs(
  { players }: TournamentPlan,
  matches: readonly PlayedMatch[],
): readonly (readonly PairwiseCell[])[] {
  const cells = players.map(() => players.map(() => ({ matches: 0, score: 0 })));
  for (const { playerBySeat, result } of matches)
    for (const [seat, player] of playerBySeat.entries())
      for (const [otherSeat, other] of playerBySeat.entries()) {
        if (seat === otherSeat) continue;
        const cell = at(at(cells, player), other);
        const difference = at(result.places, otherSeat) - at(result.places, seat);
        cell.matches++;
        cell.score += difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
      }
  return cells;
}
