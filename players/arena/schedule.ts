/** The schedule of a tournament: who sits where, with which deal, in every match. */
import { at, createFastDice } from '@ludoteca/kernel';
import type { TournamentPlan } from './tournament.ts';

/** One match of the schedule. */
export interface ScheduledMatch {
  readonly number: number;
  /** The seed of the deal, which all rotations of a group share. */
  readonly seed: string;
  /** The index of the player at each seat. */
  readonly playerBySeat: readonly number[];
}

/** A round robin with more matches than this is replaced by a balanced random schedule. */
const MAX_ROUND_ROBIN_MATCHES = 100_000;

type PlayerGroup = readonly number[];

/** Creates all matches before any program runs: each group plays each of its deals once for every rotation of the seats. */
export function createSchedule(plan: TournamentPlan): readonly ScheduledMatch[] {
  const { rounds, seats, seed } = plan;
  const matches: ScheduledMatch[] = [];
  const roundRobin = isRoundRobin(plan) ? listGroups(plan) : undefined;
  const appearances = plan.players.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const groups = roundRobin ?? drawGroups(plan, round, appearances);
    for (const [index, group] of groups.entries())
      for (let shift = 0; shift < seats; shift++)
        matches.push({
          number: matches.length,
          seed: `${seed}/${round}.${index}`,
          playerBySeat: group.map((_, i) => at(group, (i + shift) % seats)),
        });
  }
  return matches;
}

/** Whether all groups of players meet. */
export const isRoundRobin = ({ players, seats, rounds, gauntlet }: TournamentPlan): boolean =>
  countGroups(players.length - (gauntlet === undefined ? 0 : 1), seats - (gauntlet === undefined ? 0 : 1)) *
    seats *
    rounds <=
  MAX_ROUND_ROBIN_MATCHES;

/** The same tournament with more rounds, or undefined if its matches so far would not be the first ones of the new schedule. */
export function extendPlan(plan: TournamentPlan, rounds: number): TournamentPlan | undefined {
  const extended = { ...plan, rounds };
  return isRoundRobin(extended) === isRoundRobin(plan) ? extended : undefined;
}

/** The binomial coefficient. */
function countGroups(players: number, seats: number): number {
  let count = 1;
  for (let i = 0; i < seats; i++) count = (count * (players - i)) / (i + 1);
  return Math.round(count);
}

/** Lists all groups, in order; in a gauntlet only those with its player, who comes first. */
function listGroups({ players, seats, gauntlet }: TournamentPlan): readonly PlayerGroup[] {
  const all = players.map((_, index) => index);
  const fixed = players.findIndex(({ name }) => name === gauntlet);
  if (fixed === -1) return listSubsets(all, seats);
  const others = all.filter((index) => index !== fixed);
  return listSubsets(others, seats - 1).map((group) => [fixed].concat(group));
}

function listSubsets(from: readonly number[], size: number): readonly PlayerGroup[] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) =>
    listSubsets(from.slice(i + 1), size - 1).map((rest) => [first].concat(rest)),
  );
}

/** Draws groups such that every player takes part once in each round; players with the fewest matches fill the last group. */
function drawGroups(
  { players, seats, seed, gauntlet }: TournamentPlan,
  round: number,
  appearances: number[],
): readonly PlayerGroup[] {
  const fixed = players.findIndex(({ name }) => name === gauntlet);
  const drawn = createFastDice(`${seed}/round ${round}`)
    .shuffle(players.map((_, index) => index))
    .filter((index) => index !== fixed);
  const size = fixed === -1 ? seats : seats - 1;
  const missing = (size - (drawn.length % size)) % size;
  const last = new Set(drawn.slice(drawn.length - ((drawn.length - 1) % size) - 1));
  const fill = drawn
    .filter((index) => !last.has(index))
    .toSorted((a, b) => at(appearances, a) - at(appearances, b))
    .slice(0, missing);
  const order = [...drawn, ...fill];
  for (const index of order) appearances[index] = at(appearances, index) + 1;
  return Array.from({ length: order.length / size }, (_, i) => {
    const group = order.slice(i * size, (i + 1) * size);
    return fixed === -1 ? group : [fixed, ...group];
  });
}
