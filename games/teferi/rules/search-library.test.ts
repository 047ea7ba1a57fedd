import { describe, expect, test } from 'vitest';
import type { AbilityEffect } from '../abilities/index.ts';
import { body, type Scene, scene, spell } from '../scene.testing.ts';

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
function looked(effect: AbilityEffect): Scene {
  const cards = [...NAMES.map((name) => body(name, [1, 1])), spell('Peek', [], effect)];
  return scene(cards, { hand: ['Peek'], library: NAMES })
    .cast('Peek')
    .resolve()
    .choose({ find: 'Ant' });
}

describe('cards that go to the bottom', () => {
  test('lie there in the order that their owner chooses, and only the owner knows it', () => {
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
  test('lie there in an order that nobody knows, where it is left to chance', () => {
    const table = looked({ ...LOOK, random: true });
    expect(table.prompt).toBe('priority');
    expect(table.match.view(0).sides[0]!.known).toEqual([]);
  });
});
