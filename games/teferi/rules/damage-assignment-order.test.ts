import { describe, expect, test } from 'vitest';
import {
  BEAR,
  creatureCard,
  GIANT,
  KILL,
  createScene,
  type TeferiScene,
  keywordAbility,
} from '../scene.testing.ts';

const WALL = creatureCard('Wall', [0, 4]);
const OX = creatureCard('Ox', [3, 3]);
const GUARD = creatureCard('Guard', [5, 6], {
  kind: 'static',
  affects: 'this',
  changes: [{ change: 'rule', rule: { is: 'blocks any number' } }],
});
const CARDS = [BEAR, GIANT, WALL, OX, GUARD, KILL];
const OLD = { settings: { rulesVersion: '2021' } } as const;

/** Passes until damage is divided or has been dealt. */
function toDamage(table: TeferiScene): TeferiScene {
  while (table.prompt === 'priority' && table.view.step === 'declare-blockers') table.choose('pass');
  return table;
}

describe('damage assignment order', () => {
  test('510.1c: with the rules of 2026 no order is asked for, and damage is divided freely', () => {
    const table = createScene(CARDS, { battlefield: ['Giant'] }, { battlefield: ['Bear', 'Wall'] });
    toDamage(table.attack('Giant').block(['Bear', 'Giant'], ['Wall', 'Giant']));
    expect(table.prompt).toBe('assign');
    expect(table.options()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('509.2: with the rules of 2021 the attacking player chooses the order, and the first blocker gets lethal damage first', () => {
    const table = createScene(CARDS, { battlefield: ['Giant'] }, { battlefield: ['Bear', 'Wall'] }, OLD);
    table.attack('Giant').block(['Bear', 'Giant'], ['Wall', 'Giant']);
    expect([table.prompt, table.match.question?.seat]).toEqual(['line up', 0]);
    toDamage(table.choose({ name: 'Wall' }));
    expect([table.prompt, table.options()]).toEqual(['assign', [4, 5]]);
    table.choose(4).until('main2');
    expect([table.isThere('Wall'), table.the('Bear').damage]).toEqual([false, 1]);
  });

  test('509.2: the defending player orders the attackers of a creature that blocks two', () => {
    const table = createScene(CARDS, { battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'] }, OLD);
    table.attack('Bear', 'Ox').block(['Guard', 'Bear'], ['Guard', 'Ox']);
    expect([table.prompt, table.match.question?.seat]).toEqual(['line up', 1]);
    toDamage(table.choose({ name: 'Ox' }));
    expect([table.prompt, table.options()]).toEqual(['assign', [3, 4, 5]]);
    table.choose(3).until('main2');
    expect([table.isThere('Ox'), table.isThere('Bear')]).toEqual([false, false]);
  });

  test('509.2: if the first in order dies before damage, the next takes its place', () => {
    const table = createScene(
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

  test('702.19b, 702.2c: trample needs lethal damage for all blockers, and with deathtouch 1 damage is lethal', () => {
    const beast = creatureCard('Beast', [5, 5], keywordAbility('trample'), keywordAbility('deathtouch'));
    const table = createScene(
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
