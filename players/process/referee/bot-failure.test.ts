import { expect, test } from 'vitest';
import { quoteBytes } from './bot-failure.ts';

test.each([
  ['DISCARD 7♣', 'DISCARD 7♣'],
  ['DISCARD 7\u0007\t♣', 'DISCARD 7\\x07\\x09♣'],
  ['a\\x07b', 'a\\\\x07b'],
  ['', ''],
  ['\u202Eevil', '\\xe2\\x80\\xaeevil'],
])('visible text is quoted as text, invisible characters as bytes: %j', (text, shown) => {
  expect(quoteBytes(Buffer.from(text))).toBe(shown);
});

test('bytes that are not UTF-8 are quoted as bytes', () => {
  expect(quoteBytes(Buffer.from([0x44, 0xff, 0xe2, 0x99, 0xc3, 0xa9, 0xf0]))).toBe('D\\xff\\xe2\\x99é\\xf0');
});

test('a long line is truncated', () => {
  const shown = quoteBytes(Buffer.alloc(100_000, 'x'));
  expect(shown.length).toBeLessThan(300);
  expect(shown.endsWith('…')).toBe(true);
});
