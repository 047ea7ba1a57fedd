import { expect, test } from 'vitest';
import { amountStep, indexAfterKey } from './roving-focus.ts';

test('arrow keys lead to the neighbour and wrap around', () => {
  expect(indexAfterKey('ArrowRight', 2, 7)).toBe(3);
  expect(indexAfterKey('ArrowDown', 6, 7)).toBe(0);
  expect(indexAfterKey('ArrowLeft', 2, 7)).toBe(1);
  expect(indexAfterKey('ArrowUp', 0, 7)).toBe(6);
});

test('Home and End lead to the ends', () => {
  expect(indexAfterKey('Home', 4, 7)).toBe(0);
  expect(indexAfterKey('End', 4, 7)).toBe(6);
});

test('other keys have no effect', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'toString']) expect(indexAfterKey(key, 4, 7)).toBeUndefined();
});

test('up and right increase a number, down and left decrease it', () => {
  const steps = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map(amountStep);
  expect(steps).toEqual([1, 1, -1, -1, 0]);
});
