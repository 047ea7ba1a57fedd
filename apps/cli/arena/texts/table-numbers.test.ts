import { expect, test } from 'vitest';
import { createTableNumbers } from './table-numbers.ts';

test('numbers have the decimal sign of the language and a minus sign', () => {
  const rating = { mu: -4.25, sigma: 1.05 };
  expect(createTableNumbers('en').rating(rating)).toMatch(/^−4\.[23] ± 2\.1$/);
  expect(createTableNumbers('it').percent(0.6667)).toBe('66,7 %');
  expect(createTableNumbers('pt').points(1234.5)).toBe('1234,5');
});
