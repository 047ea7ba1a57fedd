import { describe, expect, test } from 'vitest';
import type { AbilityEffect } from '../abilities/index.ts';
import { creatureCard, type TeferiScene, createScene, instantCard } from '../scene.testing.ts';

const NAMES = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel'];
const LOOK = {
  do: 'look',
  who: 'you',
  count: 4,
  take: 1,
  must: true,
  to: 'hand',
  rest: 'library bottom',
} as const;

/** Looks at the top four and takes the first. */
function looked(effect: AbilityEffect): TeferiScene {
  const cards = [...NAMES.map((name) => creatureCard(name, [1, 1])), instantCard('Peek', [], effect)];
  return createScene(cards, { hand: ['Peek'], library: NAMES })
    .cast('Peek')
    .resolve()
    .choose({ find: 'Ant' });
}

describe('cards put on the bottom of the library', () => {
  test('are in the order chosen by the owner, known only to the owner', () => {
    const table = looked(LOOK);
    expect(table.prompt).toBe('arrange');
    expect(table.options()).toEqual(['Bee', 'Cat', 'Dog'].map((card) => ({ card, to: 'away' })));
    table.choose({ card: 'Cat' }).choose({ card: 'Dog' });
    expect(table.match.view(0).sides[0]!.known).toEqual([
      { place: 1, card: 'Cat' },
      { place: 2, card: 'Dog' },
      { place: 3, card: 'Bee' },
    ]);
    expect(table.match.view(1).sides[0]!.known).toEqual([]);
  });
  test('are in an order unknown to all players if it is random', () => {
    const table = looked({ ...LOOK, random: true });
    expect(table.prompt).toBe('priority');
    expect(table.match.view(0).sides[0]!.known).toEqual([]);
  });
});
