/** Ratings, Elo and the sequential test agree with published values. */
import { describe, expect, test } from 'vitest';
import { eloFromScore, estimateElo, scoreFromElo } from './elo.ts';
import { INITIAL_RATING, rateMatch } from './rating.ts';
import { evaluateSprt } from './sprt.ts';

describe('a rating', () => {
  const four = [INITIAL_RATING, INITIAL_RATING, INITIAL_RATING, INITIAL_RATING];

  // The examples in the README of openskill.js.
  test('follows the places', () => {
    const rated = rateMatch(four, [4, 1, 3, 2]);
    expect(rated.map(({ mu }) => mu.toFixed(3))).toEqual(['20.962', '27.795', '24.689', '26.553']);
    expect(rated.map(({ sigma }) => sigma.toFixed(3))).toEqual(['8.084', '8.264', '8.084', '8.180']);
  });

  test('treats shared places as draws', () => {
    const rated = rateMatch(four, [2, 4, 2, 1]);
    expect(rated.map(({ mu }) => mu.toFixed(3))).toEqual(['24.689', '22.826', '24.689', '27.795']);
    expect(rated.map(({ sigma }) => sigma.toFixed(3))).toEqual(['8.180', '8.180', '8.180', '8.264']);
  });

  // Computed with openskill 5.0.1.
  test('of two players, and after many matches, is that of openskill', () => {
    expect(rateMatch([INITIAL_RATING, INITIAL_RATING], [1, 2])[0]).toEqual({
      mu: expect.closeTo(27.635389493140497, 9) as number,
      sigma: expect.closeTo(8.06590141354368, 9) as number,
    });
    let ratings: readonly { readonly mu: number; readonly sigma: number }[] = four.slice(0, 3);
    for (let i = 0; i < 50; i++)
      ratings = rateMatch(
        ratings,
        [
          [1, 2, 3],
          [1, 3, 2],
          [2, 2, 1],
        ][i % 3]!,
      );
    expect(ratings.map(({ mu }) => mu)).toEqual(
      [32.401889913897364, 18.733783615345605, 23.27626027955243].map(
        (mu) => expect.closeTo(mu, 9) as number,
      ),
    );
    expect(ratings.map(({ sigma }) => sigma)).toEqual(
      [3.893944559615978, 3.6829278973232515, 3.686068258372937].map(
        (sigma) => expect.closeTo(sigma, 9) as number,
      ),
    );
  });
});

// Values of the tests of fastchess.
describe('Elo', () => {
  test.each([
    ['wins, draws and losses', [96, 111, 136], 40.7, 30.43, 0.996],
    ['pairs', [34, 54, 63, 64, 75], 55.58, 27.65, 1],
    ['more pairs', [332, 433, 498, 333, 334], -8.64, 10.33, 0.0505],
    ['many pairs', [7895, 8757, 5685, 568, 9999], -21.04, 2.95, 0],
  ])('of %s', (_, counts, elo, error, superiority) => {
    const estimate = estimateElo(counts)!;
    expect(estimate.elo).toBeCloseTo(elo, 1);
    expect(estimate.error).toBeCloseTo(error, 1);
    expect(estimate.superiority).toBeCloseTo(superiority, 3);
  });

  test('is the inverse of the expected score', () => {
    expect(scoreFromElo(0)).toBe(0.5);
    expect(scoreFromElo(400)).toBeCloseTo(10 / 11, 12);
    expect(eloFromScore(scoreFromElo(-123))).toBeCloseTo(-123, 9);
  });

  test('of no or only won games has no finite error', () => {
    expect(estimateElo([0, 0, 0])).toBeUndefined();
    expect(estimateElo([0, 0, 5])).toEqual({ elo: Infinity, error: Infinity, superiority: 1 });
  });
});

describe('the sequential test', () => {
  test.each([
    ['games', [21_184, 40_708, 21_404], 0.5, 2.5, -1.57],
    ['more games', [57_030, 106_593, 57_433], 0, 2, -2.59],
    ['pairs', [223, 9863, 21_279, 10_037, 246], 0.5, 2.5, -3.07],
    ['more pairs', [871, 26_175, 55_983, 26_678, 821], 0, 2, -4.98],
  ])('of %s has the published ratio', (_, counts, elo0, elo1, ratio) => {
    expect(Math.abs(evaluateSprt(counts, { elo0, elo1 }).ratio - ratio)).toBeLessThan(
      0.01 * (1 + Math.abs(ratio)),
    );
  });

  test('decides at the bounds of Wald', () => {
    const bounds = { elo0: 0, elo1: 10 };
    expect(evaluateSprt([0, 0, 0, 0, 0], bounds)).toEqual({
      ratio: 0,
      lower: expect.closeTo(-2.944, 3) as number,
      upper: expect.closeTo(2.944, 3) as number,
      verdict: 'undecided',
    });
    expect(evaluateSprt([0, 0, 0, 0, 500], bounds).verdict).toBe('H1');
    expect(evaluateSprt([500, 0, 0, 0, 0], bounds).verdict).toBe('H0');
  });
});
