import { expect, test } from 'vitest';
import { drawHistogram } from './charts.ts';

test('a histogram of a million lengths has bars up to the full height', () => {
  const values = Array.from({ length: 1_000_000 }, (_, i) => 10 + Math.floor(i / 10_000));
  const { text } = drawHistogram(values, 'lengths');
  expect(text.match(/<rect/g)).toHaveLength(30);
  expect(text).toContain('height="120"');
  expect(text).toContain('<span>10</span><span>109</span>');
});
