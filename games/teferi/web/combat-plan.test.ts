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

describe('a choice of several', () => {
  test('is sent in the order in which it is offered, and ends', () => {
    expect(planAnswers(ATTACKS, [attack(2), attack(1)])).toEqual([attack(1), attack(2), 'done']);
  });

  test('does not end where somebody else still has to attack', () => {
    expect(planAnswers([attack(1), attack(2)], [attack(2)])).toEqual([attack(2)]);
  });

  test('has each attacker once: another aim takes the place of the first', () => {
    expect(chooseAttack([attack(1)], 1, attack(1, 9))).toEqual([attack(1, 9)]);
    expect(chooseAttack([attack(1, 9)], 1, attack(1, 9))).toEqual([]);
  });

  test('of all has everybody at what is offered first', () => {
    expect(chooseAllAttacks(ATTACKS)).toEqual([attack(1), attack(2)]);
  });

  test('has a blocker at another attacker instead, or besides if it is meant so', () => {
    expect(chooseBlock([block(5, 1)], block(5, 2), false)).toEqual([block(5, 2)]);
    expect(chooseBlock([block(5, 1)], block(5, 2), true)).toEqual([block(5, 1), block(5, 2)]);
    expect(chooseBlock([block(5, 1)], block(5, 1), false)).toEqual([]);
  });
});

describe('what is drawn of a combat', () => {
  const view = playTeferiScene(SCENES['a response among blockers']).match.view(0);

  test('is an arrow for each block and for each target on the stack', () => {
    const kinds = collectArrows(view, []).map(({ kind }) => kind.replace('tf-arrow ', ''));
    expect(kinds).toEqual(['blocks', 'blocks', 'aims', 'aims', 'aims']);
  });

  test('is what gets through as things stand', () => {
    expect(previewUnblockedDamage(view, [])).toEqual({ seat: 0, damage: 2, left: 4 });
    const before = playTeferiScene(SCENES['blockers wanted']).match.view(0);
    expect(previewUnblockedDamage(before, [])).toEqual({ seat: 0, damage: 6, left: 0 });
    const lancer = before.battlefield.find(({ card }) => card === 'Dawn Lancer')!;
    expect(previewUnblockedDamage(before, [block(1, lancer.id)])?.damage).toBe(4);
  });
});
