import { expect, test } from 'vitest';
import { formatZone } from './game-texts.ts';

test('a zone is a line: its name, then its items, each with its count', () => {
  expect(formatZone({ id: 'z', name: 'Hand', items: [{ name: 'ace' }, { name: 'back', count: 3 }] })).toBe(
    'Hand: ace back x3',
  );
  expect(formatZone({ id: 'z', name: 'Hand', items: [] })).toBe('Hand: -');
});
