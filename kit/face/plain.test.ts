import { expect, test } from 'vitest';
import { zoneLine } from './plain.ts';

test('a zone is a line: its name, then its things, each with its count', () => {
  expect(zoneLine({ id: 'z', name: 'Hand', things: [{ name: 'ace' }, { name: 'back', count: 3 }] })).toBe(
    'Hand: ace back x3',
  );
  expect(zoneLine({ id: 'z', name: 'Hand', things: [] })).toBe('Hand: -');
});
