import { expect, test } from 'vitest';
import { formatEnglishOrdinal } from './english-ordinal.ts';

test('English places have their ordinal endings', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(formatEnglishOrdinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
  ]);
});
