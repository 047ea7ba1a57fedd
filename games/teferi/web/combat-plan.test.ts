import { describe, expect, test } from 'vitest';
import { collectArrows } from './arrows.ts';
import { previewUnblockedDamage } from './combat-preview.ts';
import { chooseAttack, chooseBlock, chooseAllAttacks, planAnswers } from './combat-plan.ts';
import { playTeferiScene, SCENES } from './scenes.ts';

const attack = (id: number, at = -2) => ({ attack: id, name: `c${id}`, at });
const block = (id: number, attacker: number) => ({
  block: attacker,
  attacker: `c${attacker}`,
  with: id,
  name: `c${id}`,
});
const ATTACKS = [attack(1), attack(1, 9), attack(2), 'done'] as const;

describe('a combat plan', () => {
  test('is sent in the order in which the options are offered', () => {
    expect(planAnswers(ATTACKS, [attack(2), attack(1)])).toEqual([attack(1), attack(2), 'done']);
  });

  test('does not end while another creature must attack', () => {
    expect(planAnswers([attack(1), attack(2)], [attack(2)])).toEqual([attack(2)]);
  });

  test('has each attacker once: another target replaces the first', () => {
    expect(chooseAttack([attack(1)], 1, attack(1, 9))).toEqual([attack(1, 9)]);
    expect(chooseAttack([attack(1, 9)], 1, attack(1, 9))).toEqual([]);
  });

  test('of all attackers has the first offered target of each', () => {
    expect(chooseAllAttacks(ATTACKS)).toEqual([attack(1), attack(2)]);
  });

  test('has a blocker at another attacker instead, or additionally', () => {
    expect(chooseBlock([block(5, 1)], block(5, 2), false)).toEqual([block(5, 2)]);
    expect(chooseBlock([block(5, 1)], block(5, 2), true)).toEqual([block(5, 1), block(5, 2)]);
    expect(chooseBlock([block(5, 1)], block(5, 1), false)).toEqual([]);
  });
});

describe('the preview of a combat', () => {
  const view = playTeferiScene(SCENES['a response among blockers']).match.view(0);

  test('has an arrow for each block and each target of the stack', () => {
    const kinds = collectArrows(view, []).map(({ kind }) => kind.replace('tf-arrow ', ''));
    expect(kinds).toEqual(['blocks', 'blocks', 'aims', 'aims', 'aims']);
  });

  test('has the unblocked damage', () => {
    expect(previewUnblockedDamage(view, [])).toEqual({ seat: 0, damage: 2, left: 4 });
    const before = playTeferiScene(SCENES['blockers wanted']).match.view(0);
    expect(previewUnblockedDamage(before, [])).toEqual({ seat: 0, damage: 6, left: 0 });
    const lancer = before.battlefield.find(({ card }) => card === 'Dawn Lancer')!;
    expect(previewUnblockedDamage(before, [block(1, lancer.id)])?.damage).toBe(4);
  });
});
