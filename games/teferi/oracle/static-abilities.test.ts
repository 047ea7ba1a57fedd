import { describe, expect, test } from 'vitest';
import { abilities, refusal, refusedSpell, spell } from './oracle.testing.ts';

const ENCHANTMENT = { typeLine: 'Enchantment' };

describe('static abilities', () => {
  test('spells on the stack gain only keywords that they can use', () => {
    expect(abilities('Instant and sorcery spells you control have lifelink.', ENCHANTMENT)).toMatchObject([
      { affects: { every: { zone: 'stack', controller: 'you' } }, changes: [{ change: 'gain' }] },
    ]);
    expect(refusal('Creature spells you control have flying.', ENCHANTMENT).line).toBe(1);
  });
  test('a cost to attack you affects creatures of opponents', () => {
    expect(
      abilities(
        'Creatures can’t attack you unless their controller pays {2} for each creature they control that’s attacking you.',
        ENCHANTMENT,
      ),
    ).toMatchObject([
      {
        affects: { every: { controller: 'opponent' } },
        changes: [{ rule: { is: 'attacks for', at: 'you' } }],
      },
    ]);
    expect(refusal('Creatures can’t attack you unless their controller pays {2}.', ENCHANTMENT).line).toBe(1);
  });
  test('land types are set or added', () => {
    expect(abilities('Nonbasic lands are Mountains.', ENCHANTMENT)).toMatchObject([
      { changes: [{ change: 'types', how: 'set', subtypes: ['Mountain'] }] },
    ]);
    expect(abilities('Each land is a Swamp in addition to its other land types.', ENCHANTMENT)).toMatchObject(
      [{ changes: [{ change: 'types', how: 'add', subtypes: ['Swamp'] }] }],
    );
  });
  test('replacement effects with instead', () => {
    expect(abilities('If you would gain life, you gain twice that much life instead.', ENCHANTMENT)).toEqual([
      { kind: 'replacement', instead: 'more life', times: 2 },
    ]);
    expect(
      abilities('If a creature an opponent controls would die, exile it instead.', ENCHANTMENT),
    ).toMatchObject([{ instead: 'goes elsewhere', what: { controller: 'opponent' }, to: 'exile' }]);
  });
});

describe('spells', () => {
  test('casting times', () => {
    expect(refusedSpell('Cast this spell only during someone’s dream.\nDraw a card.').line).toBe(1);
    expect(spell('Cast this spell only during your turn.\nDraw a card.')).toMatchObject({
      effects: [{ do: 'draw' }],
    });
  });
  test('casting prohibitions for a turn', () => {
    expect(spell('Your opponents can’t cast creature spells this turn.')).toMatchObject({
      effects: [{ do: 'rule', rule: { says: 'cannot cast', whose: 'opponent' }, until: 'end of turn' }],
    });
  });
  test('the sacrificed creature', () => {
    expect(
      spell(
        'As an additional cost to cast this spell, sacrifice a creature.\nDraw cards equal to the sacrificed creature’s power.',
      ),
    ).toMatchObject({ effects: [{ count: { power: 'paid' } }] });
    expect(refusedSpell('Draw cards equal to the sacrificed creature’s power.').line).toBe(1);
  });
});

test('any target cannot be referred to as that land', () => {
  expect(
    refusal(
      'Whenever a land you control enters, this creature deals 1 damage to any target. If that land is a Mountain, this creature deals 2 damage instead.',
    ).line,
  ).toBe(1);
});

test('loyalty costs of planeswalkers', () => {
  const walker = { typeLine: 'Planeswalker — Loud', loyalty: '3' };
  expect(abilities('+1: You gain 1 life.\n−2: Draw a card.\n0: Scry 1.', walker)).toMatchObject([
    { cost: [{ pay: 'loyalty', loyalty: 1 }] },
    { cost: [{ pay: 'loyalty', loyalty: -2 }] },
    { cost: [{ pay: 'loyalty', loyalty: 0 }] },
  ]);
  expect(refusal('+1: You gain 1 life.').line).toBe(1);
});

test('that creature is the other creature of a trigger', () => {
  expect(
    abilities(
      'Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.',
    ),
  ).toMatchObject([{ effects: [{ do: 'later', about: 'other' }] }]);
  expect(refusal('Whenever this creature attacks, destroy that creature.').words).toBe('creature.');
});

describe('power and toughness evaluated for each object', () => {
  const IT = { manaValue: 'it' };
  test.each([
    [
      'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
      { change: 'base', power: IT, toughness: IT },
    ],
    [
      'Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
      { change: 'base', power: IT, toughness: IT },
    ],
    [
      'Each Elf you control gets +1/+0 for each other Elf you control.',
      {
        change: 'add',
        power: { count: { subtypes: ['Elf'], controller: 'you', not: { is: 'it' } } },
        toughness: 0,
      },
    ],
  ])('%s', (text, change) => {
    const [ability] = abilities(text);
    expect(ability).toMatchObject({ changes: expect.arrayContaining([change]) as unknown });
  });
  test('a condition is checked once, not for each object', () => {
    expect(refusal('Each creature you control has flying as long as it’s tapped.').line).toBe(1);
  });
});
