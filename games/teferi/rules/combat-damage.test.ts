import { describe, expect, test } from 'vitest';
import { type Ability, ANY_TARGET, type CardDefinition } from '../abilities/index.ts';
import {
  ANY_CREATURE,
  BEAR,
  creatureCard,
  BOLT,
  GIANT,
  KILL,
  createScene,
  instantCard,
  keywordAbility,
} from '../scene.testing.ts';

const grant = (name: string, ability: Ability): CardDefinition =>
  instantCard(name, [ANY_CREATURE], {
    do: 'change',
    what: { target: 0 },
    changes: [{ change: 'gain', abilities: [ability] }],
    until: 'end of turn',
  });

describe('damage', () => {
  test('702.2b: one damage from deathtouch kills; indestructible survives; the mark is cleared', () => {
    const pinger = creatureCard('Pinger', [1, 1], keywordAbility('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const rock = creatureCard('Rock', [0, 9], keywordAbility('indestructible'));
    const table = createScene(
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

  test('702.2e: a source that is gone has deathtouch by last known information', () => {
    const martyr = creatureCard('Martyr', [1, 1], keywordAbility('deathtouch'), {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: 'this' }],
      targets: [ANY_CREATURE],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    });
    const table = createScene([martyr, GIANT], { battlefield: ['Martyr'] }, { battlefield: ['Giant'] });
    expect(table.activate('Martyr', 0, 'Giant').resolve().isThere('Giant')).toBe(false);
  });

  test('120.3f: lifelink gains life as part of the damage', () => {
    const leech = creatureCard('Leech', [2, 2], keywordAbility('lifelink'));
    const table = createScene(
      [leech, GIANT],
      { battlefield: ['Leech'], life: 2 },
      { battlefield: ['Giant'] },
    );
    table.attack('Leech').block().until('main2');
    expect(table.lives()).toEqual([4, 18]);
  });

  test('615: all combat damage is prevented, and a shield of three prevents three', () => {
    const fog = instantCard('Fog', [], { do: 'prevent', amount: 'all', combat: true, until: 'end of turn' });
    const ward = instantCard('Guard', [ANY_TARGET], {
      do: 'prevent',
      amount: 3,
      to: { target: 0 },
      until: 'end of turn',
    });
    const table = createScene(
      [GIANT, fog, ward, BOLT],
      { battlefield: ['Giant'], hand: ['Bolt'] },
      { hand: ['Fog', 'Guard'] },
    );
    table.attack('Giant').block().choose('pass').cast('Fog').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
    table.cast('Bolt', 1).choose('pass').cast('Guard', 1).resolve();
    expect(table.lives()).toEqual([20, 20]);
  });

  test('510.1e: damage from several attackers counts together for lethal damage to a shared blocker', () => {
    const rhino = creatureCard('Rhino', [4, 4], keywordAbility('trample'));
    const wall = creatureCard('Wall', [0, 4], {
      kind: 'static',
      affects: 'this',
      changes: [{ change: 'rule', rule: { is: 'blocks additional', count: 1 } }],
    });
    const other = { ...rhino, name: 'Other Rhino' };
    const table = createScene(
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
  test('702.7c: first strike gained between the steps does not stop damage, and losing it gives no second damage', () => {
    const hawk = creatureCard('Hawk', [1, 1], keywordAbility('first strike'));
    const sharpen = grant('Sharpen', keywordAbility('first strike'));
    const dull = instantCard('Dull', [ANY_CREATURE], {
      do: 'change',
      what: { target: 0 },
      changes: [{ change: 'lose', keywords: ['first strike'] }],
      until: 'end of turn',
    });
    const table = createScene([BEAR, hawk, sharpen, dull], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Sharpen', 'Dull'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Sharpen', 'Bear').resolve().cast('Dull', 'Hawk').resolve().until('main2');
    expect(table.lives()).toEqual([20, 17]);
  });

  test('702.4d: a first striker that gains double strike deals damage again, another creature once', () => {
    const hawk = creatureCard('Hawk', [1, 1], keywordAbility('first strike'));
    const twice = grant('Twice', keywordAbility('double strike'));
    const again = { ...twice, name: 'Again' };
    const table = createScene([BEAR, hawk, twice, again], {
      battlefield: ['Bear', 'Hawk'],
      hand: ['Twice', 'Again'],
    });
    table.attack('Bear', 'Hawk').block().until('first-combat-damage');
    table.cast('Twice', 'Hawk').resolve().cast('Again', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 16]);
  });

  test('510.4: there is one damage step if the only first striker is gone', () => {
    const hawk = creatureCard('Hawk', [1, 1], keywordAbility('first strike'));
    const table = createScene([BEAR, hawk, KILL], { battlefield: ['Bear', 'Hawk'], hand: ['Kill'] });
    table.attack('Bear', 'Hawk').block().until('declare-blockers');
    table.cast('Kill', 'Hawk').resolve().until('main2');
    expect(table.view.begun['first-combat-damage']).toBeUndefined();
    expect(table.lives()).toEqual([20, 18]);
  });

  test('509.1h: an attacker stays blocked when its blocker is gone', () => {
    const table = createScene(
      [BEAR, GIANT, KILL],
      { battlefield: ['Giant'], hand: ['Kill'] },
      { battlefield: ['Bear'] },
    );
    table.attack('Giant').block(['Bear', 'Giant']).cast('Kill', 'Bear').resolve().until('main2');
    expect(table.lives()).toEqual([20, 20]);
  });
});
