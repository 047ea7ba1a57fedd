import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { defaultRounds, groupSizes, pairElimination, pairSwiss } from './pairings.ts';
import { computeStandings, findOpponents, type Round, scoresFromPlaces } from './standings.ts';

const PAIRS = { min: 2, max: 2 };
const ascending = (a: number, b: number): number => a - b;
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Decides each group: the player with the lower number wins. */
const decide = (groups: readonly (readonly number[])[]): Round =>
  groups.map((players) => ({
    players,
    scores: scoresFromPlaces(players.map((player) => 1 + players.filter((other) => other < player).length)),
  }));

describe('scores', () => {
  test.each([
    [
      [1, 2],
      [1, 0],
    ],
    [
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [2, 1, 3],
      [0.5, 1, 0],
    ],
    [
      [1, 2, 2, 4],
      [1, 0.5, 0.5, 0],
    ],
    [[1], [1]],
  ])('of the places %j are %j', (places, scores) => {
    expect(scoresFromPlaces(places)).toEqual(scores);
  });
});

describe('groups', () => {
  test.each([
    [5, 2, 2, [2, 2], 1],
    [8, 2, 2, [2, 2, 2, 2], 0],
    [7, 2, 4, [4, 3], 0],
    [9, 2, 4, [3, 3, 3], 0],
    [7, 3, 6, [4, 3], 0],
    [2, 3, 6, [], 2],
  ])('of %i players with %i to %i seats', (count, min, max, sizes, byes) => {
    expect(groupSizes(count, { min, max })).toEqual({ sizes, byes });
  });
});

describe('a Swiss tournament', () => {
  test.each([5, 6, 8, 11, 16, 33])('of %i pairs nobody twice and gives nobody two byes', (count) => {
    const dice = createFastDice(`swiss ${count}`);
    const rounds: Round[] = [];
    for (let round = 0; round < defaultRounds(count, PAIRS); round++) {
      const groups = pairSwiss(count, range(count), rounds, PAIRS);
      expect(groups.flat().toSorted(ascending)).toEqual(range(count));
      rounds.push(
        groups.map((players) => {
          const places = players.map(() => dice.int(2) + 1);
          return { players, scores: scoresFromPlaces(places) };
        }),
      );
    }
    for (const player of range(count)) {
      const opponents = findOpponents(player, rounds);
      expect(new Set(opponents).size).toBe(opponents.length);
      expect(rounds.length - opponents.length).toBeLessThan(2);
    }
  });

  test('pairs players with equal points, and leaves out who has left', () => {
    const first = decide(pairSwiss(4, range(4), [], PAIRS));
    expect(first.map(({ players }) => players)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    const second = pairSwiss(4, range(4), [first], PAIRS).map((group) => group.toSorted(ascending));
    expect(second).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(pairSwiss(4, [0, 1, 3], [first], PAIRS).flat().toSorted(ascending)).toEqual([0, 1, 3]);
  });

  test('of tables with several seats uses all of them', () => {
    const size = { min: 3, max: 4 };
    const rounds: Round[] = [];
    for (let round = 0; round < 3; round++) rounds.push(decide(pairSwiss(11, range(11), rounds, size)));
    for (const round of rounds) expect(round.map(({ players }) => players.length)).toEqual([4, 4, 3]);
    expect(computeStandings(11, rounds)[0]).toMatchObject({ player: 0, rank: 1, points: 3 });
  });
});

test('standings count points, then those of the opponents; equal players share a rank', () => {
  const rounds = [decide([[0, 1], [2, 3], [4]]), decide([[0, 2], [4, 1], [3]])];
  expect(computeStandings(5, rounds).map(({ player, points, rank }) => [player, points, rank])).toEqual([
    [0, 2, 1],
    [1, 1, 2],
    [2, 1, 2],
    [3, 1, 4],
    [4, 1, 4],
  ]);
});

describe('an elimination', () => {
  test.each([2, 3, 5, 8, 13, 64])('of %i ends with the best player', (count) => {
    const rounds: Round[] = [];
    for (;;) {
      const groups = pairElimination(count, range(count), rounds, PAIRS);
      if (groups.length === 0) break;
      rounds.push(decide(groups));
    }
    expect(rounds).toHaveLength(Math.ceil(Math.log2(count)));
    expect(rounds.at(-1)?.map(({ players }) => players.toSorted(ascending)[0])).toEqual([0]);
    expect(
      rounds
        .slice(1)
        .flat()
        .every(({ players }) => players.length === 2),
    ).toBe(true);
  });

  test('gives byes to the best seeds, who meet the last ones', () => {
    const first = pairElimination(6, range(6), [], PAIRS).map((group) => group.toSorted(ascending));
    expect(first).toEqual([[2, 5], [3, 4], [0], [1]]);
    const second = pairElimination(6, range(6), [decide(first)], PAIRS);
    expect(second.map((group) => group.toSorted(ascending))).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('has tables with several seats, of which the winners go on', () => {
    const size = { min: 2, max: 4 };
    const first = decide(pairElimination(9, range(9), [], size));
    expect(first.map(({ players }) => players.length)).toEqual([3, 3, 3]);
    const second = pairElimination(9, range(9), [first], size);
    expect(second.map((group) => group.toSorted(ascending))).toEqual([[0, 1, 2]]);
    expect(pairElimination(9, range(9), [first, decide(second)], size)).toEqual([]);
  });
});
