import { type Dice, createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import {
  resolveReferenceCombat,
  type ReferenceCreature as Told,
  type ReferenceKeyword,
  REFERENCE_KEYWORDS,
} from '../reference-combat.testing.ts';
import type { VisiblePermanent, View } from '../view-types.ts';
import { simulateCombat } from './combat-simulation.ts';
import { BlockSearch } from './block-search.ts';
import { type Combatant, createCombatant } from './combatant.ts';

const told = (
  name: string,
  power: number,
  toughness: number,
  ...words: readonly ReferenceKeyword[]
): Told => ({ name, power, toughness, words, colour: '', artifact: false, protectedFrom: '' });

const permanent = ({ power, toughness, words }: Told): VisiblePermanent => ({
  id: 1,
  card: '',
  owner: 0,
  controller: 0,
  tapped: false,
  sick: false,
  supertypes: [],
  types: ['creature'],
  subtypes: [],
  colours: [],
  power,
  toughness,
  damage: 0,
  counters: {},
  keywords: words,
  host: 0,
  token: false,
  shields: 0,
});

const fighter = (one: Told): Combatant => createCombatant({ cards: {} } as unknown as View, permanent(one));
const some = (power: number, toughness: number, ...words: readonly ReferenceKeyword[]): Combatant =>
  fighter(told('', power, toughness, ...words));

const drawn = (dice: Dice, name: string): Told =>
  told(name, dice.int(6), 1 + dice.int(5), ...REFERENCE_KEYWORDS.filter(() => dice.int(5) === 0));

describe('simulated combat', () => {
  test('of two creatures ends as the reference implementation says', () => {
    for (let round = 0; round < scaleVolume(50_000); round++) {
      const dice = createFastDice(`clash ${round}`);
      const [attacker, blocker] = [drawn(dice, 'attacker'), drawn(dice, 'blocker')];
      const { attackers, blockers, lives } = resolveReferenceCombat(
        { attackers: [attacker], blockers: [blocker], blocks: [0] },
        [100, 100],
        ({ power, lethal }) => {
          const first = Math.min(power, lethal[0]!);
          return [first, power - first];
        },
      );
      const { attackerDies, deadBlockers, damageThrough } = simulateCombat(fighter(attacker), [
        fighter(blocker),
      ]);
      // Life from a blocker's lifelink does not reduce the counted damage.
      const life = blocker.words.includes('lifelink') ? lives[1] : 100 - damageThrough;
      expect({ round, attackerDies, blockerDies: deadBlockers !== 0, life }).toEqual({
        round,
        attackerDies: attackers[0] === -1,
        blockerDies: blockers[0] === -1,
        life: lives[1],
      });
    }
  });

  test('kills as many blockers as the damage allows', () => {
    const { deadBlockers, attackerDies } = simulateCombat(some(4, 4), [some(2, 2), some(1, 2), some(1, 1)]);
    expect([deadBlockers, attackerDies]).toEqual([0b011, true]);
  });

  test('assigns one damage per blocker with trample and deathtouch', () => {
    const { deadBlockers, damageThrough } = simulateCombat(some(5, 1, 'trample', 'deathtouch'), [
      some(0, 5),
      some(0, 4),
    ]);
    expect([deadBlockers, damageThrough]).toEqual([0b11, 3]);
  });
});

const anybody = (): boolean => true;

describe('the block search', () => {
  test('makes no chump blocks while life is not at stake', () => {
    const field = new BlockSearch([some(5, 5)], [some(1, 1)], anybody);
    expect(field.findBestDefence([0], 20)).toEqual([0]);
  });

  test('chump-blocks against lethal damage', () => {
    const field = new BlockSearch([some(5, 5)], [some(1, 1)], anybody);
    expect(field.findBestDefence([0], 5)).toEqual([1]);
  });

  test('double-blocks a creature that one blocker cannot kill', () => {
    const field = new BlockSearch([some(4, 4)], [some(2, 3), some(2, 3)], anybody);
    expect(field.findBestDefence([0], 20)).toEqual([0b11]);
  });

  test('never blocks a creature with menace alone', () => {
    const field = new BlockSearch([some(2, 2, 'menace')], [some(5, 5), some(5, 5)], anybody);
    expect([0, 0b11]).toContain(field.findBestDefence([0], 20)[0]);
    const alone = new BlockSearch([some(2, 2, 'menace')], [some(5, 5)], anybody);
    expect(alone.findBestDefence([0], 1)).toEqual([0]);
  });

  test('does not block creatures that cannot be blocked', () => {
    const [free, other] = [some(3, 3), some(3, 3)];
    const field = new BlockSearch([free, other], [some(4, 4)], (_, attacker) => attacker !== free);
    expect(field.findBestDefence([0, 0], 6)).toEqual([0, 1]);
  });
});
