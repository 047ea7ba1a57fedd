import { describe, expect, it } from 'vitest';
import { formatClockLines, formatTime } from './format-clock.ts';
import { remoteTexts } from './texts/index.ts';

describe('a time', () => {
  it.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_600_000, '1:00:00'],
    [90_061_000, '25:01:01'],
    [-5, '0:00'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(formatTime(milliseconds)).toBe(text);
  });
});

it('the clock names whom the match waits for, and the time that people have left', () => {
  const seats = [{ name: 'Ada', guest: 'a' }, { name: 'greedy' }, { name: 'Bea', guest: 'b' }];
  const waiting = { seat: 2, milliseconds: 61_000, remaining: [5000, 6000, 7000] };
  expect(formatClockLines({ seats, waiting } as never, remoteTexts.en.clock)).toEqual([
    'Waiting for Bea for 1:01.',
    'Ada has 0:05 left.',
    'Bea has 0:07 left.',
  ]);
  const unlimited = { seats, waiting: { seat: 0, milliseconds: 0 } } as never;
  expect(formatClockLines(unlimited, remoteTexts.en.clock)).toEqual([
    'Waiting for Ada for 0:00.',
    'The time is unlimited.',
  ]);
});
