/** Tests of functions that remember their results. */
import { expect, test } from 'vitest';
import { memoizeByObject, memoizeByText, memoizeOnce } from './memoize.ts';

test('a value is computed on first use, even if it is undefined', () => {
  let calls = 0;
  const read = memoizeOnce(() => {
    calls++;
    return undefined;
  });
  expect(calls).toBe(0);
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(calls).toBe(1);
});

test('the result for an object is computed once', () => {
  let calls = 0;
  const double = memoizeByObject(({ value }: { readonly value: number }) => {
    calls++;
    return 2 * value;
  });
  const [one, two] = [{ value: 1 }, { value: 2 }];
  expect([double(one), double(two), double(one)]).toEqual([2, 4, 2]);
  expect(calls).toBe(2);
});

test('the results for texts are forgotten when there are too many', () => {
  const computed: string[] = [];
  const measure = memoizeByText(2, (text) => {
    computed.push(text);
    return text.length;
  });
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'ccc']) expect(measure(text)).toBe(text.length);
  expect(computed).toEqual(['a', 'bb', 'ccc', 'a']);
});
