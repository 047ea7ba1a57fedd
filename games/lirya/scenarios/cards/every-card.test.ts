/** Every card of the set has a scenario. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenBell } from '../../sets/broken-bell/index.ts';
import { cardRevisions } from '../../sets/index.ts';

const scenarios = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'every-card.test.ts')
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test('every card of the set has a scenario of its own', () => {
  const titles = [...scenarios.matchAll(/^test\(\s*'([a-z-]+) /gm)].map(([, id = '']) => id);
  const cards = brokenBell.cards.filter(({ token }) => token !== true).map(({ id }) => id);
  expect(new Set(titles)).toEqual(new Set(cards));
  expect(titles).toHaveLength(120 + Object.keys(cardRevisions).length);
});
