import { describe, expect, test } from 'vitest';
import type { CardDefinition, ContinuousChange } from '../abilities/index.ts';
import { ANY_CREATURE, creatureCard, createScene, type TeferiScene, instantCard } from '../scene.testing.ts';
import { explainPermanent } from './index.ts';
import { formatLayerSteps } from './texts.ts';

const shape = (name: string, ...changes: readonly ContinuousChange[]): CardDefinition =>
  instantCard(name, [ANY_CREATURE], { do: 'change', what: { target: 0 }, changes, until: 'end of turn' });
const BEAR = creatureCard('Bear', [2, 2]);
const LORD = creatureCard('Lord', [1, 1], {
  kind: 'static',
  affects: { every: { types: ['creature'], controller: 'you', other: true } },
  changes: [
    { change: 'add', power: 1, toughness: 1 },
    { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'trample' }] },
  ],
});
const WINGS = shape('Wings', { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'flying' }] });
const SHRINK = shape(
  'Shrink',
  { change: 'base', power: 1, toughness: 1 },
  { change: 'colours', how: 'set', colours: ['U'] },
);
const BLANK = shape('Blank', { change: 'lose', keywords: 'all' });
const TURN = shape('Turn', { change: 'switch' });

const laid = (...hand: readonly string[]): TeferiScene =>
  createScene([BEAR, LORD, WINGS, SHRINK, BLANK, TURN], {
    battlefield: [{ card: 'Bear', counters: { '+1/+1': 2 } }, 'Lord'],
    hand,
  });
const told = (table: TeferiScene, language: 'it' | 'en' | 'pt' = 'en'): readonly string[] =>
  formatLayerSteps(explainPermanent(table.match.position().state, 0), true, language);

describe('layer explanations', () => {
  test('613.1: every layer names its source, its rule and its result', () => {
    const table = laid('Wings', 'Shrink');
    table.cast('Wings', 'Bear').resolve().cast('Shrink', 'Bear').resolve();
    expect(told(table)).toEqual([
      'as printed: 2/2',
      'layer 5, 613.1e, Shrink: colours U',
      'layer 6, 613.1f, Lord: has trample',
      'layer 6, 613.1f, Wings: has flying',
      'layer 7b, 613.4b, Shrink: → 1/1',
      'layer 7c, 613.4c, Lord: → 2/2',
      'layer 7c, 613.4c, counters: → 4/4',
    ]);
  });

  test('613.1f: lost abilities are listed', () => {
    const table = laid('Wings', 'Blank');
    table.cast('Wings', 'Bear').resolve().cast('Blank', 'Bear').resolve();
    expect(told(table).slice(1, 4)).toEqual([
      'layer 6, 613.1f, Lord: has trample',
      'layer 6, 613.1f, Wings: has flying',
      'layer 6, 613.1f, Blank: loses trample, flying',
    ]);
  });

  test('613.4d: the last step equals the view', () => {
    const table = laid('Turn', 'Shrink');
    table.cast('Turn', 'Bear').resolve().cast('Shrink', 'Bear').resolve();
    table.view.battlefield.forEach(({ power, toughness }, place) => {
      expect(explainPermanent(table.match.position().state, place).at(-1)).toMatchObject({
        power,
        toughness,
      });
    });
  });

  test('effects that change nothing are left out', () => {
    expect(explainPermanent(laid().match.position().state, 1)).toMatchObject([
      { layer: 'printed', card: 'Lord' },
    ]);
  });

  test.each([
    ['it', 'come stampata: 2/2', 'strato 6, 613.1f, Wings: ha volare'],
    ['en', 'as printed: 2/2', 'layer 6, 613.1f, Wings: has flying'],
    ['pt', 'como impressa: 2/2', 'camada 6, 613.1f, Wings: tem voar'],
  ] as const)('is told in %s', (language, printed, wings) => {
    const table = laid('Wings');
    table.cast('Wings', 'Bear').resolve();
    expect(told(table, language)).toEqual([
      printed,
      expect.stringContaining('Lord'),
      wings,
      expect.stringContaining('3/3'),
      expect.stringContaining('5/5'),
    ]);
  });
});
