/** Pairs the players of a round: Swiss among players with similar points, elimination among the winners. */
import { at } from '@ludoteca/kernel';
import { computePoints, computeStandings, findOpponents, type Round } from './standings.ts';

/** The numbers of players that a match may have. */
export interface MatchSize {
  readonly min: number;
  readonly max: number;
}

/** Groups of players in the order of their seats. A group of one has a bye. */
export type Groups = readonly (readonly number[])[];

/** Attempts of the search for Swiss pairs without a rematch; then rematches are accepted. */
const MAX_ATTEMPTS = 20_000;

/** The sizes of the groups, as large and as equal as possible, and how many players have a bye. */
export function groupSizes(
  count: number,
  { min, max }: MatchSize,
): { readonly sizes: readonly number[]; readonly byes: number } {
  let groups = Math.ceil(count / max);
  if (Math.floor(count / groups) < min) groups = Math.floor(count / min);
  const seated = Math.min(count, groups * max);
  const sizes = Array.from(
    { length: groups },
    (_, i) => Math.floor(seated / groups) + (i < seated % groups ? 1 : 0),
  );
  return { sizes, byes: count - seated };
}

/** The next round of a Swiss tournament. `active`: the players who have not left. */
export function pairSwiss(
  count: number,
  active: readonly number[],
  rounds: readonly Round[],
  size: MatchSize,
): Groups {
  const ranked = computeStandings(count, rounds)
    .map(({ player }) => player)
    .filter((player) => active.includes(player));
  const { sizes, byes } = groupSizes(ranked.length, size);
  const withBye = chooseByes(ranked, rounds, byes);
  const playing = ranked.filter((player) => !withBye.includes(player));
  const met = (a: number, b: number): number =>
    findOpponents(a, rounds).filter((other) => other === b).length;
  const groups =
    size.max === 2
      ? (pairWithoutRematch(playing, met) ?? pairNearest(playing, sizes, met))
      : pairNearest(playing, sizes, met);
  return [...groups.map((group) => orderSeats(group, rounds)), ...withBye.map((player) => [player])];
}

/** The players with the fewest byes so far, from the last rank. */
function chooseByes(ranked: readonly number[], rounds: readonly Round[], byes: number): readonly number[] {
  const byesOf = (player: number): number =>
    rounds.flat().filter(({ players }) => players.length === 1 && players[0] === player).length;
  return ranked
    .toReversed()
    .toSorted((a, b) => byesOf(a) - byesOf(b))
    .slice(0, byes);
}

/** Pairs of neighbours in the ranking who have not met; undefined if there are none, or the search takes too long. */
function pairWithoutRematch(
  ranked: readonly number[],
  met: (a: number, b: number) => number,
): Groups | undefined {
  let attempts = 0;
  const search = (left: readonly number[]): Groups | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const other of others) {
      if (++attempts > MAX_ATTEMPTS) return undefined;
      if (met(first, other) > 0) continue;
      const rest = search(others.filter((player) => player !== other));
      if (rest !== undefined) return [[first, other], ...rest];
    }
    return undefined;
  };
  return search(ranked);
}

/** Each group takes the best player left, and then those who have met the group least often. */
function pairNearest(
  ranked: readonly number[],
  sizes: readonly number[],
  met: (a: number, b: number) => number,
): Groups {
  const left = [...ranked];
  return sizes.map((size) => {
    const group = left.splice(0, 1);
    while (group.length < size && left.length > 0) {
      const meetings = left.map((player) => group.reduce((sum, other) => sum + met(player, other), 0));
      group.push(...left.splice(meetings.indexOf(Math.min(...meetings)), 1));
    }
    return group;
  });
}

/** Players who sat in the first seats less often come first. */
function orderSeats(group: readonly number[], rounds: readonly Round[]): readonly number[] {
  const seatSum = (player: number): number =>
    rounds.flat().reduce((sum, { players }) => sum + Math.max(0, players.indexOf(player)), 0);
  return group.toSorted((a, b) => seatSum(b) - seatSum(a) || a - b);
}

/** The next round of an elimination, in which the first players of the list are the best seeds. Empty if the tournament is decided. */
export function pairElimination(
  count: number,
  active: readonly number[],
  rounds: readonly Round[],
  size: MatchSize,
): Groups {
  const players = survivors(count, rounds).filter((player) => active.includes(player));
  if (players.length < 2) return [];
  const { sizes, byes } = eliminationSizes(players.length, rounds.length, size);
  const withBye = players.slice(0, byes);
  const groups: number[][] = sizes.map(() => []);
  // The best seeds meet the last ones: each further seat is filled from the other end.
  const playing = players.slice(byes);
  for (let seat = 0, next = 0; next < playing.length; seat++) {
    const open = groups.filter((_, group) => seat < at(sizes, group));
    const seated = playing.slice(next, next + open.length);
    for (const [i, group] of (seat % 2 === 0 ? open : open.toReversed()).entries())
      if (seated[i] !== undefined) group.push(seated[i]);
    next += open.length;
  }
  return [...groups.map((group) => orderSeats(group, rounds)), ...withBye.map((player) => [player])];
}

/** In the first round of pairs so many have a bye that a power of two is left. */
function eliminationSizes(count: number, round: number, size: MatchSize): ReturnType<typeof groupSizes> {
  if (size.max !== 2 || round > 0) return groupSizes(count, size);
  const byes = 2 ** Math.ceil(Math.log2(count)) - count;
  return { sizes: Array.from({ length: (count - byes) / 2 }, () => 2), byes };
}

/** The players who have won every match so far, in the order of the list. Of equal players the better seed advances. */
function survivors(count: number, rounds: readonly Round[]): readonly number[] {
  const latest = rounds.at(-1);
  if (latest === undefined) return Array.from({ length: count }, (_, player) => player);
  return latest
    .map((pairing) => {
      const points = computePoints(count, [[pairing]]);
      const best = Math.max(...pairing.players.map((player) => at(points, player)));
      return Math.min(...pairing.players.filter((player) => at(points, player) === best));
    })
    .toSorted((a, b) => a - b);
}

/** So many rounds of a Swiss tournament find one winner. */
export const defaultRounds = (players: number, { max }: MatchSize): number =>
  Math.max(1, Math.ceil(Math.log(players) / Math.log(max)));
