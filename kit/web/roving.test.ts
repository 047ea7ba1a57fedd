import { expect, test } from 'vitest';
import { amountStep, keyLeads } from './roving.ts';

test('arrow keys lead to the neighbour, and round at the ends', () => {
  expect(keyLeads('ArrowRight', 2, 7)).toBe(3);
  expect(keyLeads('ArrowDown', 6, 7)).toBe(0);
  expect(keyLeads('ArrowLeft', 2, 7)).toBe(1);
  expect(keyLeads('ArrowUp', 0, 7)).toBe(6);
});

test('Home and End lead to the ends', () => {
  expect(keyLeads('Home', 4, 7)).toBe(0);
  expect(keyLeads('End', 4, 7)).toBe(6);
});

test('no other key leads anywhere', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'toString']) expect(keyLeads(key, 4, 7)).toBeUndefined();
});

test('of a number up and right are more, down and left are less', () => {
  const steps = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map(amountStep);
  expect(steps).toEqual([1, 1, -1, -1, 0]);
});
