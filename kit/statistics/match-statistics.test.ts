/** Statistics over recorded matches. */
import { expect, test } from 'vitest';
import type { MatchRecord } from './match-record.ts';
import { computeArchiveStatistics, computeSpread } from './match-statistics.ts';

const ADA = { name: 'Ada', kind: 'person' };
const BOT = { name: 'Bea', kind: 'greedy' };

const recordOf = (places: readonly number[] | undefined, rest: Partial<MatchRecord> = {}): MatchRecord => ({
  game: 'duel',
  players: [ADA, BOT],
  places,
  entries: 10,
  turns: 4,
  first: 0,
  decks: ['red', 'blue'],
  drawn: [new Set(['axe']), new Set(['axe', 'bow'])],
  played: [new Set(['axe']), new Set()],
  ...rest,
});

const only = (records: readonly MatchRecord[]) => computeArchiveStatistics(records)[0]!;
const counts = (
  rates: readonly { readonly name: string; readonly rate: { wins: number; times: number } }[],
) => rates.map(({ name, rate }) => [name, rate.wins, rate.times]);

test('wins are counted by player, deck, pairing and card, and for the first player', () => {
  const records = [
    recordOf([1, 2]),
    recordOf([2, 1], { first: 1 }),
    recordOf([1, 2], { decks: ['blue', 'red'], first: 1 }),
    recordOf([1, 1]),
    recordOf([2, 1]),
    recordOf(undefined),
  ];
  const statistics = only(records);
  expect(statistics).toMatchObject({ game: 'duel', matches: 5, draws: 1, unfinished: 1 });
  expect(counts(statistics.players)).toEqual([
    ['Ada', 2, 5],
    ['Bea (greedy)', 2, 5],
  ]);
  expect(counts(statistics.decks)).toEqual([
    ['blue', 3, 5],
    ['red', 1, 5],
  ]);
  expect(counts(statistics.pairings)).toEqual([['blue - red', 3, 5]]);
  expect(statistics.first).toMatchObject({ wins: 2, times: 5 });
  expect(
    statistics.cards.map(({ card, drawn, played }) => [
      card,
      drawn.wins,
      drawn.times,
      played.wins,
      played.times,
    ]),
  ).toEqual([
    ['axe', 4, 10, 2, 5],
    ['bow', 2, 5, 0, 0],
  ]);
});

test('a deck that plays against itself has no pairing', () => {
  expect(only([recordOf([1, 2], { decks: ['red', 'red'] })])).toMatchObject({
    pairings: [],
    decks: [{ name: 'red', rate: { wins: 1, times: 2 } }],
  });
});

test('games are counted apart, the most played first', () => {
  const records = [
    recordOf([1, 2]),
    recordOf([1, 2], { game: 'other' }),
    recordOf([1, 2], { game: 'other' }),
  ];
  expect(computeArchiveStatistics(records).map(({ game, matches }) => [game, matches])).toEqual([
    ['other', 2],
    ['duel', 1],
  ]);
});

test('lengths are described by median, quartiles and extremes', () => {
  expect(computeSpread([])).toBeUndefined();
  expect(computeSpread([7])).toEqual({ shortest: 7, lower: 7, median: 7, upper: 7, longest: 7 });
  expect(computeSpread([9, 1, 5, 3, 7])).toEqual({ shortest: 1, lower: 3, median: 5, upper: 7, longest: 9 });
});

test('a game without turns, decks, cards and named players has figures all the same', () => {
  const plain = recordOf([1, 2], { turns: undefined, decks: [], players: [], drawn: [], played: [] });
  expect(only([plain])).toMatchObject({
    turns: undefined,
    entries: { median: 10 },
    players: [],
    decks: [],
    cards: [],
  });
});
