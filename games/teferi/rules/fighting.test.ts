import { describe, expect, test } from 'vitest';
import { type Ability, ANY_TARGET, type CardDefinition } from '../abilities/index.ts';
import { ANY_CREATURE, BEAR, body, BOLT, GIANT, KILL, scene, spell, word } from '../scene.testing.ts';

const grant = (name: string, ability: Ability): CardDefinition =>
  spell(name, [ANY_CREATURE], {
    do: 'change',
    what: { target: 0 },
    changes: [{ change: 'gain', abilities: [ability] }],
    until: 'end of turn',
  });

describe('damage', () => {
  test('702.2b: one damage from deathtouch kills; indestructible survives; the mark does not last', () => {
    const pinger = body('Pinger', [1, 1], word('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const rock = body('Rock', [0, 9], word('indestructible'));
    const table = scene(
      [pinger, GIANT, rock],
      { battlefield: ['Pinger', { card: 'Pinger', as: 'two' }] },
      { battlefield: ['Giant', 'Rock'] },
    );
    table.activate('Pinger', 0, 'Giant').resolve();
    expect(table.isThere('Giant')).toBe(false);
    const other = table.view.battlefield.find(({ card: one, tapped }) => one === 'Pinger' && !tapped)!;
    table.choose({ activate: other.id }).aim('Rock').resolve();
    expect(table.the('Rock').damage).toBe(1);
  });

  test('702.2e: a source that is gone has deathtouch if it last had', () => {
    const martyr = body('Martyr', [1, 1], word('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'this' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const table = scene([martyr, GIANT], { battlefield: ['Martyr'] }, { battlefield: ['Giant'] });
    expect(table.activate('Martyr', 0, 'Giant').resolve().isThere('Giant')).toBe(false);
  });

  test('120.3f: lifelink gains as part of the same damage', () => {
    const leech = body('Leech', [2, 2], word('lifelink'));
    const table = scene([leech, GIANT], { battlefield: ['Leech'], life: 2 }, { battlefield: ['Giant'] });
    table.attack('Leech').block().until('main2');
    expect(table.lives()).toEqual([4, 18]);
  });

  test('615: a fog prevents combat damage, and a shield of three prevents three', () => {
    const fog = spell('Fog', [], { do: 'prevent', amount: 'all', combat: true, until: 'end of turn' });
    const ward = spell('Guard', [ANY_TARGET], {
      do: 'prevent',
      amount: 3,
      to: { target: 0 },
      until: 'end of turn',
    });
    const table = scene(
      [GIANT, fog, ward, BOLT],
      { battlefield: ['Giant'], hand: ['Bolt'] },
      { hand: ['Fog', 'Guard'] },
    );
    table.attack('Giant').block().choose('pass').cast('Fog').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
    table.cast('Bolt', 1).choose('pass').cast('Guard', 1).resolve();
    expect(table.lives()).toEqual([20, 20]);
  });

  test('510.1e: what one trampler needs another may give: a shared blocker counts all of it', () => {
    const rhino = body('Rhino', [4, 4], word('trample'));
    const wall = body('Wall', [0, 4], {
      kind: 'static',
      affects: 'this',
      changes: [{ change: 'rule', rule: { is: 'blocks additional', count: 1 } }],
    });
    const other = { ...rhino, name: 'Other Rhino' };
    const table = scene(
      [rhino, other, wall],
      { battlefield: ['Rhino', 'Other Rhino'] },
      { battlefield: ['Wall'] },
    );
    table.attack('Rhino', 'Other Rhino').block(['Wall', 'Rhino'], ['Wall', 'Other Rhino']);
    while (table.prompt === 'priority') table.choose('pass');
    expect(table.options()).toEqual([0, 1, 2, 3, 4]);
    table.choose(0);
    expect(table.prompt).toBe('priority');
    expect(table.lives()).toEqual([20, 16]);
    expect(table.isThere('Wall')).toBe(false);
  });
});

describe('first and double strike', () => {
  test('702.7c: first strike gained between the steps does not silence, lost it gives no second hit', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const sharpen = grant('Sharpen', word('first strike'));
    const dull = spell('Dull', [ANY_CREATURE], {
      do: 'change',
      what: { target: 0 },
      changes: [{ change: 'lose', keywords: ['first strike'] }],
      until: 'end of turn',
    });
    const table = scene([BEAR, hawk, sharpen, dull], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Sharpen', 'Dull'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Sharpen', 'Bear').resolve().cast('Dull', 'Hawk').resolve().until('main2');
    expect(table.lives()).toEqual([20, 17]);
  });

  test('702.4d: a first striker that gains double strike hits again, a plain creature once', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const twice = grant('Twice', word('double strike'));
    const again = { ...twice, name: 'Again' };
    const table = scene([BEAR, hawk, twice, again], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Twice', 'Again'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Twice', 'Hawk').resolve().cast('Again', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 16]);
  });

  test('510.4: when the only first striker is gone there is one step', () => {
    const hawk = body('Hawk', [1, 1], word('first strike'));
    const table = scene([BEAR, hawk, KILL], { battlefield: ['Bear', 'Hawk'], hand: ['Kill'] });
    table.attack('Bear', 'Hawk').block().until('declare-blockers');
    table.cast('Kill', 'Hawk').resolve().until('main2');
    expect(table.view.begun['first-combat-damage']).toBeUndefined();
    expect(table.lives()).toEqual([20, 18]);
  });

  test('509.1h: blocked stays blocked when the blocker is gone', () => {
    const table = scene(
      [BEAR, GIANT, KILL],
      { battlefield: ['Giant'], hand: ['Kill'] },
      { battlefield: ['Bear'] },
    );
    table.attack('Giant').block(['Bear', 'Giant']).cast('Kill', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
  });
});
