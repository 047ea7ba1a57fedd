import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { computeStatistics } from './statistics.ts';
import type { FinishedMatch } from './finished-matches.ts';

const ann = { name: 'Ann', kind: PERSON };
const bob = { name: 'Bob', kind: PERSON };
const robot = { name: 'Robot', kind: 'greedy' };
const dicey = { name: 'Dicey', kind: 'random' };

let number = 0;
const match = (
  players: FinishedMatch['players'],
  places: FinishedMatch['places'],
  entries: number,
): FinishedMatch => ({
  id: `match ${number++}`,
  at: 0,
  players,
  places,
  entries,
});

describe('statistics', () => {
  it('of no matches are zero', () => {
    const none = { matches: 0, average: 0, shortest: 0, longest: 0, players: [] };
    expect(computeStatistics([])).toEqual({ manual: none, automatic: none });
  });

  it('keep matches with people and among computers apart', () => {
    const { manual, automatic } = computeStatistics([
      match([ann, robot], [1, 2], 10),
      match([robot, dicey], [1, 2], 50),
      match([robot, dicey], [2, 1], 70),
    ]);
    expect(manual).toEqual({
      matches: 1,
      average: 10,
      shortest: 10,
      longest: 10,
      players: [
        { ...ann, matches: 1, wins: 1, shared: 0, average: 10, shortest: 10, longest: 10 },
        { ...robot, matches: 1, wins: 0, shared: 0, average: 10, shortest: 10, longest: 10 },
      ],
    });
    expect(automatic).toMatchObject({ matches: 2, average: 60, shortest: 50, longest: 70 });
    expect(automatic.players.map(({ name, wins }) => [name, wins])).toEqual([
      ['Dicey', 1],
      ['Robot', 1],
    ]);
  });

  it('count a shared first place separately, not as a win', () => {
    const { manual } = computeStatistics([
      match([ann, bob, robot], [1, 1, 3], 20),
      match([ann, bob, robot], [2, 1, 3], 40),
    ]);
    expect(manual.players.map(({ name, wins, shared }) => [name, wins, shared])).toEqual([
      ['Bob', 1, 1],
      ['Ann', 0, 1],
      ['Robot', 0, 0],
    ]);
  });

  it('count a player at several seats once, who wins alone by holding all first places', () => {
    const { automatic } = computeStatistics([
      match([robot, robot, dicey], [1, 1, 3], 20),
      match([robot, dicey, robot], [1, 1, 3], 20),
      match([robot, dicey, robot], [3, 2, 1], 20),
    ]);
    expect(automatic.players).toMatchObject([
      { name: 'Robot', matches: 3, wins: 2, shared: 1 },
      { name: 'Dicey', matches: 3, wins: 0, shared: 1 },
    ]);
  });

  it('distinguish a person from a computer player of the same name', () => {
    const { manual } = computeStatistics([match([{ name: 'Robot', kind: PERSON }, robot], [2, 1], 9)]);
    expect(manual.players.map(({ kind, wins }) => [kind, wins])).toEqual([
      ['greedy', 1],
      [PERSON, 0],
    ]);
  });

  it("measure the lengths of each player's own matches", () => {
    const { manual } = computeStatistics([match([ann, bob], [1, 2], 10), match([ann, robot], [1, 2], 31)]);
    expect(manual.players[0]).toMatchObject({ name: 'Ann', average: 20.5, shortest: 10, longest: 31 });
    expect(manual.players[1]).toMatchObject({ name: 'Bob', average: 10, shortest: 10, longest: 10 });
  });
});
