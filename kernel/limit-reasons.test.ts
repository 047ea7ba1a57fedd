import { expect, test } from 'vitest';
import type { Reason } from './contract.ts';
import { limitReasons } from './limit-reasons.ts';

const reasons = (count: number): Reason[] =>
  Array.from({ length: count }, (_, line) => ({ why: 'card', facts: { line } }));

test('few reasons stay as they are', () => {
  const few: Reason[] = [
    { why: 'seats', rule: '1.2', facts: { min: 2, max: 4, among: ['a', 'b'] } },
    { why: 'x' },
  ];
  expect(limitReasons(few)).toEqual(few);
  expect(limitReasons(reasons(21))).toEqual(reasons(21));
});

test('of many reasons the first are kept, with the number of the others', () => {
  const limited = limitReasons(reasons(1000));
  expect(limited.slice(0, 20)).toEqual(reasons(20));
  expect(limited.slice(20)).toEqual([{ why: 'more reasons', facts: { count: 980 } }]);
  expect(limitReasons(limited)).toEqual(limited);
});

test('facts of a million characters, elements, keys and levels become short', () => {
  const text = 'a'.repeat(1_000_000);
  let deep: Reason['facts'] = 1;
  for (let i = 0; i < 50; i++) deep = [deep, deep];
  const keys = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, i) => [`${i}${text.slice(0, 1000)}`, 1]),
  );
  const limited = limitReasons([
    { why: 'a', facts: { text, list: Array.from({ length: 1_000_000 }, () => 7), keys } },
    { why: 'b', facts: deep },
  ]);
  expect(JSON.stringify(limited).length).toBeLessThan(100_000);
  expect(limited[0]?.facts).toMatchObject({ text: `${'a'.repeat(200)}…` });
});
