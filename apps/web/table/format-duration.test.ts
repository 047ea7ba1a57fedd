import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [725_000, '12:05'],
  [3_600_000, '1:00:00'],
  [93_723_000, '26:02:03'],
])('%d milliseconds are shown as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
