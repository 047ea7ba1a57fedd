import { describe, expect, test } from 'vitest';
import type { Ability, CardDefinition, ContinuousChange } from '../abilities/index.ts';
import { PLAIN_KEYWORDS } from '../abilities/game-terms.ts';
import { traceLayers } from './index.ts';
import { ANY_CREATURE, creatureCard, testCard, createScene, instantCard } from '../scene.testing.ts';

const shape = (name: string, ...changes: readonly ContinuousChange[]): CardDefinition =>
  instantCard(name, [ANY_CREATURE], { do: 'change', what: { target: 0 }, changes, until: 'end of turn' });

const BEAR = creatureCard('Bear', [2, 2]);
const LORD = creatureCard('Lord', [1, 1], {
  kind: 'static',
  affects: { every: { types: ['creature'], controller: 'you', other: true } },
  changes: [{ change: 'add', power: 1, toughness: 1 }],
});
const SHRINK = shape('Shrink', { change: 'base', power: 1, toughness: 1 });
const FLYING: Ability = { kind: 'keyword', keyword: 'flying' };
const LIFT = shape('Lift', { change: 'gain', abilities: [FLYING] });
const BLANK = shape('Blank', { change: 'lose', keywords: 'all' });

describe('layers', () => {
  test('613.4: set to 1/1 under a lord is 2/2, whichever came first', () => {
    const early = createScene([BEAR, LORD, SHRINK], { battlefield: ['Bear', 'Lord'], hand: ['Shrink'] });
    expect(early.size('Bear')).toBe('3/3');
    expect(early.cast('Shrink', 'Bear').resolve().size('Bear')).toBe('2/2');
    const late = createScene([BEAR, LORD, SHRINK], { battlefield: ['Bear'], hand: ['Shrink', 'Lord'] });
    late.cast('Shrink', 'Bear').resolve().cast('Lord').resolve();
    expect(late.size('Bear')).toBe('2/2');
  });

  test.each(PLAIN_KEYWORDS)('a lord of creatures with %s affects these creatures only', (keyword) => {
    const captain = creatureCard('Captain', [1, 1], {
      kind: 'static',
      affects: { every: { types: ['creature'], controller: 'you', keyword } },
      changes: [{ change: 'add', power: 1, toughness: 1 }],
    });
    const expert = creatureCard('Expert', [2, 2], { kind: 'keyword', keyword });
    const table = createScene([BEAR, captain, expert], { battlefield: ['Bear', 'Expert', 'Captain'] });
    expect([table.size('Bear'), table.size('Expert')]).toEqual(['2/2', '3/3']);
  });

  test('613.1d: a land that becomes a creature is both and has the new power and toughness', () => {
    const awaken = testCard(
      'Awaken',
      ['instant'],
      [
        {
          kind: 'spell',
          targets: [{ what: { types: ['land'] } }],
          effects: [
            {
              do: 'change',
              what: { target: 0 },
              changes: [
                { change: 'types', how: 'add', types: ['creature'], subtypes: ['Elemental'] },
                { change: 'base', power: 3, toughness: 3 },
              ],
              until: 'end of turn',
            },
          ],
        },
      ],
    );
    const table = createScene([{ ...awaken, cost: '{R}' }, LORD], {
      battlefield: ['Wastes', 'Lord'],
      hand: ['Awaken'],
    });
    table.cast('Awaken', 'Wastes').resolve();
    expect(table.the('Wastes')).toMatchObject({
      types: ['creature', 'land'],
      subtypes: ['Elemental'],
      power: 4,
      toughness: 4,
    });
    expect(table.offers({ name: 'Wastes', ability: 0 })).toBe(true);
    expect(table.until('upkeep', 2).the('Wastes').types).toEqual(['land']);
  });

  test('613.7: timestamps decide between granting an ability and losing all abilities', () => {
    const cards = [BEAR, LIFT, BLANK];
    const lost = createScene(cards, { battlefield: ['Bear'], hand: ['Lift', 'Blank'] });
    lost.cast('Lift', 'Bear').resolve();
    expect(lost.the('Bear').keywords).toEqual(['flying']);
    expect(lost.cast('Blank', 'Bear').resolve().the('Bear').keywords).toEqual([]);
    const kept = createScene(cards, { battlefield: ['Bear'], hand: ['Lift', 'Blank'] });
    kept.cast('Blank', 'Bear').resolve().cast('Lift', 'Bear').resolve();
    expect(kept.the('Bear').keywords).toEqual(['flying']);
  });

  test('613.6: a permanent that loses all abilities no longer boosts others', () => {
    const table = createScene([BEAR, LORD, BLANK], { battlefield: ['Bear', 'Lord'], hand: ['Blank'] });
    expect(table.cast('Blank', 'Lord').resolve().size('Bear')).toBe('2/2');
  });

  test('613.4a: a setting effect overrides a characteristic-defining ability, which applies again afterwards', () => {
    const count = testCard(
      'Crowd',
      ['creature'],
      [
        {
          kind: 'defining',
          power: { count: { types: ['land'], controller: 'you' } },
          toughness: { count: { types: ['land'], controller: 'you' } },
        },
      ],
      { power: 0, toughness: 0 },
    );
    const table = createScene(
      [count, SHRINK],
      { battlefield: ['Crowd', 'Forest', 'Forest', 'Forest', 'Forest'], hand: ['Shrink', 'Forest'] },
      {},
      { poor: true },
    );
    expect(table.size('Crowd')).toBe('4/4');
    expect(table.choose({ play: 'Forest' }).size('Crowd')).toBe('5/5');
    expect(table.cast('Shrink', 'Crowd').resolve().size('Crowd')).toBe('1/1');
    expect(table.until('upkeep', 2).size('Crowd')).toBe('5/5');
  });

  test('613.4c: counters add to what was set', () => {
    const table = createScene([BEAR, SHRINK], {
      battlefield: [{ card: 'Bear', counters: { '+1/+1': 2 } }],
      hand: ['Shrink'],
    });
    expect(table.size('Bear')).toBe('4/4');
    expect(table.cast('Shrink', 'Bear').resolve().size('Bear')).toBe('3/3');
  });

  test('the changes of a creature are traced layer by layer', () => {
    const table = createScene([BEAR, LORD, SHRINK], {
      battlefield: [{ card: 'Bear', counters: { '+1/+1': 1 } }, 'Lord'],
      hand: ['Shrink'],
    });
    table.cast('Shrink', 'Bear').resolve();
    const { state } = table.match.position();
    const steps = traceLayers(state)[0]!.map(({ layer, source, now }) => [
      layer,
      source,
      `${now.power}/${now.toughness}`,
    ]);
    const [bear, lord] = [table.the('Bear').id, table.the('Lord').id];
    const shrink = steps.find(([layer]) => layer === 7)![1];
    expect(steps.filter(([layer]) => layer !== 6)).toEqual([
      [0, bear, '2/2'],
      [7, shrink, '1/1'],
      [8, lord, '2/2'],
      [8, bear, '3/3'],
    ]);
  });

  test('613.4d: switching comes last', () => {
    const turn = shape('Turn', { change: 'switch' });
    const grow = shape('Grow', { change: 'add', power: 3, toughness: 0 });
    const table = createScene([BEAR, turn, grow], { battlefield: ['Bear'], hand: ['Turn', 'Grow'] });
    table.cast('Turn', 'Bear').resolve().cast('Grow', 'Bear').resolve();
    expect(table.size('Bear')).toBe('2/5');
  });

  test('305.7: a land set to a basic type loses its text and produces that mana', () => {
    const drown = testCard(
      'Drown',
      ['enchantment'],
      [
        { kind: 'keyword', keyword: 'enchant', what: { types: ['land'] } },
        { kind: 'static', affects: 'host', changes: [{ change: 'types', how: 'set', subtypes: ['Island'] }] },
      ],
      { subtypes: ['Aura'], cost: '{U}' },
    );
    const table = createScene(
      [drown],
      { battlefield: ['Wastes', 'Island'], hand: ['Drown'] },
      {},
      { poor: true },
    );
    table.cast('Drown', 'Wastes').resolve();
    expect(table.the('Wastes').subtypes).toEqual(['Island']);
    table.activate('Wastes', 0);
    expect(table.view.sides[0]!.mana).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('611.2c and 611.3: a resolved effect does not affect later creatures, a static ability does', () => {
    const rally = instantCard('Rally', [], {
      do: 'change',
      what: { every: { types: ['creature'], controller: 'you' } },
      changes: [{ change: 'add', power: 1, toughness: 1 }],
      until: 'end of turn',
    });
    const cub = creatureCard('Cub', [1, 1]);
    const table = createScene([BEAR, cub, rally, LORD], {
      battlefield: ['Bear'],
      hand: ['Rally', 'Cub', 'Lord'],
    });
    table.cast('Rally').resolve().cast('Cub').resolve();
    expect([table.size('Bear'), table.size('Cub')]).toEqual(['3/3', '1/1']);
    table.cast('Lord').resolve();
    expect([table.size('Bear'), table.size('Cub')]).toEqual(['4/4', '2/2']);
  });
});
