import { observe } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import type { CardDefinition } from './abilities/index.ts';
import { ANY_CREATURE, creatureCard, createScene, instantCard } from './scene.testing.ts';
import { autoPassRules } from './auto-pass.ts';

const CARDS = [
  creatureCard('Quarry Ox', [4, 4]),
  instantCard('Short Storm', [ANY_CREATURE], { do: 'damage', amount: 3, to: { target: 0 } }),
];

test('a pass is certain if everybody sees that the player can only tap lands', () => {
  const { match } = createScene(CARDS, { hand: [] });
  expect(autoPassRules.findAutoPass(observe(match, 'spectator'))).toEqual({
    answer: 'pass',
    isCertain: true,
  });
  expect(autoPassRules.findForcedPass(observe(match, 0))).toBe('pass');
});

test('a player is asked at the stops of the turn, whatever the hand', () => {
  for (const card of ['Quarry Ox', 'Short Storm']) {
    const { match } = createScene(CARDS, { hand: [card] });
    for (const watcher of [0, 1, 'spectator'] as const)
      expect(autoPassRules.findAutoPass(observe(match, watcher))).toEqual({
        answer: 'pass',
        stop: 'own main1',
      });
  }
  expect(autoPassRules.usual).toContain('own main1');
});

test('a player with a hand but without a possible action is forced to pass', () => {
  const { match } = createScene(CARDS, { hand: ['Short Storm'] });
  expect(autoPassRules.findForcedPass(observe(match, 0))).toBe('pass');
  const able = createScene(CARDS, { hand: ['Short Storm'], battlefield: ['Quarry Ox'] });
  expect(autoPassRules.findForcedPass(observe(able.match, 0))).toBeUndefined();
});

test('a land with another ability than mana counts as an action', () => {
  const quarry: CardDefinition = {
    name: 'Waking Quarry',
    types: ['land'],
    text: '{T}: Add {C}.\n{1}: Draw a card.',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [{ do: 'add mana', mana: { one: ['C'], count: 1 } }],
      },
      {
        kind: 'activated',
        cost: [{ pay: 'mana', mana: '{1}' }],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ],
  };
  const told = createScene([quarry], { hand: [], battlefield: ['Waking Quarry'] });
  expect(autoPassRules.findAutoPass(observe(told.match, 0))).toEqual({ answer: 'pass', stop: 'own main1' });
  expect(autoPassRules.findForcedPass(observe(told.match, 0))).toBeUndefined();
});

test('the opponent’s spells may be answered, the own ones resolve', () => {
  const told = createScene(
    CARDS,
    { hand: ['Short Storm', 'Short Storm'], battlefield: ['Quarry Ox'] },
    { hand: ['Short Storm'], battlefield: ['Quarry Ox'] },
  );
  told.choose({ cast: 'Short Storm' });
  told.choose({ name: 'Quarry Ox' });
  expect(told.match.question).toMatchObject({ prompt: 'priority', seat: 0 });
  expect(autoPassRules.findAutoPass(observe(told.match, 0))).toEqual({ answer: 'pass' });
  told.choose('pass');
  expect(told.match.question).toMatchObject({ prompt: 'priority', seat: 1 });
  expect(autoPassRules.findAutoPass(observe(told.match, 1))).toBeUndefined();
});

test('no other question is answered automatically, and every stop has a name in every language', () => {
  const told = createScene(CARDS, { hand: ['Short Storm'], battlefield: ['Quarry Ox', 'Quarry Ox'] });
  told.choose({ cast: 'Short Storm' });
  expect(told.prompt).toBe('target');
  expect(autoPassRules.findAutoPass(observe(told.match, 0))).toBeUndefined();
  const { it, en, pt } = autoPassRules.names;
  expect(Object.keys(it)).toEqual(Object.keys(en));
  expect(Object.keys(it)).toEqual(Object.keys(pt));
  for (const stop of autoPassRules.usual) expect(it[stop]).toBeDefined();
});
