import { describe, expect, test } from 'vitest';
import { BEAR, body, GIANT, KILL, scene, type Scene, word } from '../scene.testing.ts';

const WALL = body('Wall', [0, 4]);
const OX = body('Ox', [3, 3]);
const GUARD = body('Guard', [5, 6], {
  kind: 'static',
  affects: 'this',
  changes: [{ change: 'rule', rule: { is: 'blocks any number' } }],
});
const CARDS = [BEAR, GIANT, WALL, OX, GUARD, KILL];
const OLD = { settings: { rulesVersion: '2021' } } as const;

/** Passes until damage is divided or has been dealt. */
function toDamage(table: Scene): Scene {
  while (table.prompt === 'priority' && table.view.step === 'declare-blockers') table.choose('pass');
  return table;
}

describe('the order of blockers', () => {
  test('510.1c: with the rules of 2026 nobody is asked for one, and damage is divided freely', () => {
    const table = scene(CARDS, { battlefield: ['Giant'] }, { battlefield: ['Bear', 'Wall'] });
    toDamage(table.attack('Giant').block(['Bear', 'Giant'], ['Wall', 'Giant']));
    expect(table.prompt).toBe('assign');
    expect(table.options()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('509.2: with the rules of 2021 the attacking player chooses it, and the first gets lethal damage first', () => {
    const table = scene(CARDS, { battlefield: ['Giant'] }, { battlefield: ['Bear', 'Wall'] }, OLD);
    table.attack('Giant').block(['Bear', 'Giant'], ['Wall', 'Giant']);
    expect([table.prompt, table.match.question?.seat]).toEqual(['line up', 0]);
    toDamage(table.choose({ name: 'Wall' }));
    expect([table.prompt, table.options()]).toEqual(['assign', [4, 5]]);
    table.choose(4).until('main2');
    expect([table.isThere('Wall'), table.the('Bear').damage]).toEqual([false, 1]);
  });

  test('509.2: whoever blocks two has them in an order of the defending player', () => {
    const table = scene(CARDS, { battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'] }, OLD);
    table.attack('Bear', 'Ox').block(['Guard', 'Bear'], ['Guard', 'Ox']);
    expect([table.prompt, table.match.question?.seat]).toEqual(['line up', 1]);
    toDamage(table.choose({ name: 'Ox' }));
    expect([table.prompt, table.options()]).toEqual(['assign', [3, 4, 5]]);
    table.choose(3).until('main2');
    expect([table.isThere('Ox'), table.isThere('Bear')]).toEqual([false, false]);
  });

  test('509.2: the first in order is killed before damage, and the next takes its place', () => {
    const table = scene(
      CARDS,
      { battlefield: ['Giant'], hand: ['Kill'] },
      { battlefield: ['Bear', 'Wall', 'Ox'] },
      OLD,
    );
    table.attack('Giant').block(['Bear', 'Giant'], ['Wall', 'Giant'], ['Ox', 'Giant']);
    table.choose({ name: 'Wall' }).choose({ name: 'Ox' });
    table.cast('Kill', 'Wall').resolve();
    expect([toDamage(table).prompt, table.options()]).toEqual(['assign', [3, 4, 5]]);
  });

  test('702.19b, 702.2c: trample needs lethal damage for all of them, and deathtouch makes one lethal', () => {
    const beast = body('Beast', [5, 5], word('trample'), word('deathtouch'));
    const table = scene(
      [...CARDS, beast],
      { battlefield: ['Beast'] },
      { battlefield: ['Bear', 'Wall'] },
      OLD,
    );
    table.attack('Beast').block(['Bear', 'Beast'], ['Wall', 'Beast']).choose({ name: 'Wall' });
    expect(toDamage(table).options()).toEqual([1, 2, 3, 4, 5]);
    table.choose(1).choose(1).until('main2');
    expect(table.lives()).toEqual([20, 17]);
    expect([table.isThere('Wall'), table.isThere('Bear')]).toEqual([false, false]);
  });
});
