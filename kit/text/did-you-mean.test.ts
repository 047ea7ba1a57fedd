import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

test('the nearest candidate within one edit per three letters is suggested', () => {
  expect(didYouMean('lyria', ['risika', 'lirya', 'uno'])).toBe('lirya');
  expect(didYouMean('riska', ['lirya', 'risika'])).toBe('risika');
  expect(didYouMean('chess', ['risika', 'lirya', 'uno'])).toBeUndefined();
  expect(didYouMean('uno', [])).toBeUndefined();
});

test('of equally near candidates the first is suggested', () => {
  expect(didYouMean('cat', ['car', 'bat', 'can'])).toBe('car');
});

test('the caller sets how far a candidate may be', () => {
  expect(didYouMean('abc', ['abd'], () => 0)).toBeUndefined();
  expect(didYouMean('abc', ['xyz'], () => 3)).toBe('xyz');
  expect(didYouMean('abcdef', ['zzzdef', 'abczz'], (candidate) => (candidate.startsWith('z') ? 3 : 2))).toBe(
    'zzzdef',
  );
});

test('a suggestion among long words and many candidates takes bounded time', () => {
  const long = 'a'.repeat(1_000_000);
  expect(didYouMean(long, [long], () => Infinity)).toBeUndefined();
  expect(didYouMean('a', [long], () => Infinity)).toBeUndefined();
  let asked = 0;
  const endless = (function* () {
    for (;;) yield `candidate ${asked++}`;
  })();
  expect(didYouMean('candidate', endless, () => 0)).toBeUndefined();
  expect(asked).toBeLessThan(100_000);
});
