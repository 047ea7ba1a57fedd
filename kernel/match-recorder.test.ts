import { expect, test } from 'vitest';
import { hashPosition } from './archive.ts';
import { dealLots, lots, playLots } from './lots.testing.ts';
import { MatchRecorder } from './match-recorder.ts';
import { expectOk } from './result.testing.ts';
import { replay } from './start-match.ts';
import { verify } from './verify-archive.ts';

const draws = (count: number): number[] => Array.from({ length: count }, () => 0);
const indexesOf = (positions: readonly (string | undefined)[] = []): number[] =>
  positions.flatMap((hash, i) => (hash === undefined ? [] : [i + 1]));

test('every entry gets the time at which it was noted, and every sixteenth position a hash', () => {
  const match = dealLots({ settings: { cards: 40 } });
  const recorder = new MatchRecorder();
  recorder.note(match, 5);
  expect(recorder.metadata).toEqual({});
  for (let time = 1; time <= 35; time++) recorder.note(playLots(match, draws(1)), time * 10);
  const { times, positions } = recorder.metadata;
  expect(times).toEqual(Array.from({ length: 35 }, (_, i) => (i + 1) * 10));
  expect(indexesOf(positions)).toEqual([16, 32]);
  expect(verify(lots, recorder.record(match)).ok).toBe(true);
});

test('entries that are noted together have one time, and the last of them the hash', () => {
  const match = dealLots({ settings: { cards: 40 } });
  const recorder = new MatchRecorder(0, {}, 4);
  recorder.note(playLots(match, draws(3)), 1);
  recorder.note(playLots(match, draws(3)), 2);
  expect(recorder.metadata.times).toEqual([1, 1, 1, 2, 2, 2]);
  expect(recorder.metadata.positions).toEqual([...draws(5).map(() => undefined), hashPosition(match)]);
  recorder.note(playLots(match, draws(2)), 3);
  expect(indexesOf(recorder.metadata.positions)).toEqual([6, 8]);
});

test('an undo drops the notes of the entries that are taken back', () => {
  const match = playLots(dealLots({ settings: { cards: 40 } }), draws(5));
  const recorder = new MatchRecorder(0, {}, 4);
  recorder.note(match, 1);
  const earlier = expectOk(replay(lots, match.archive(), 2));
  recorder.note(earlier, 2);
  recorder.note(playLots(earlier, [1]), 3);
  expect(recorder.metadata).toEqual({ times: [1, 1, 3] });
  recorder.note(playLots(earlier, [0]), 4);
  expect(indexesOf(recorder.metadata.positions)).toEqual([4]);
});

test('a match that is resumed keeps its notes; without times for the past there are none', () => {
  const match = playLots(dealLots({ settings: { cards: 40 } }), draws(6));
  const before = new MatchRecorder(0, {}, 4);
  before.note(match, 7);
  const resumed = new MatchRecorder(6, before.metadata, 4);
  const blank = new MatchRecorder(6);
  playLots(match, draws(1));
  for (const recorder of [resumed, blank]) recorder.note(match, 8);
  expect(resumed.metadata.times).toEqual([7, 7, 7, 7, 7, 7, 8]);
  expect(indexesOf(resumed.metadata.positions)).toEqual([6]);
  expect(blank.metadata).toEqual({});
});

test('a match of archive format 1 gets no hashes, which that format has for all entries or none', () => {
  const match = dealLots({ settings: { cards: 40 }, format: 1 });
  const recorder = new MatchRecorder(0, {}, 1);
  recorder.note(playLots(match, draws(3)), 1);
  expect(recorder.metadata).toEqual({ times: [1, 1, 1] });
});
