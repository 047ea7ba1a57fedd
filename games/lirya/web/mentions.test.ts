import { expect, test } from 'vitest';
import { sumHealthChanges } from './health-changes.ts';
import { findMentions } from './mentions.ts';

test('the cards that an event mentions are found by their names in each language', () => {
  const event = { did: 'draw', seat: 0, why: 'turn', count: 2, cards: ['ash-urchin', 'undertow'] } as const;
  expect(findMentions(event, 'en')).toEqual([
    { name: 'Ash Urchin', named: 'ash-urchin' },
    { name: 'Undertow', named: 'undertow' },
  ]);
  expect(findMentions(event, 'it')).toContainEqual({ name: 'Monello della Cenere', named: 'ash-urchin' });
  expect(findMentions({ did: 'shuffle', seat: 0 }, 'en')).toEqual([]);
});

test('changes of health are summed up; a blocked attack is 0', () => {
  const one = { id: 3, card: 'balm' };
  const changes = sumHealthChanges([
    { did: 'damage', to: one, from: null, amount: 3, kind: 'effect', left: 1 },
    { did: 'heal', who: one, amount: 1, left: 2 },
    { did: 'blocked', attacker: one, target: { player: 1 } },
    { did: 'shuffle', seat: 0 },
  ]);
  expect([...changes]).toEqual([
    [3, -2],
    [-2, 0],
  ]);
});
