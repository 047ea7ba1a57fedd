import { describe, expect, test } from 'vitest';
import { abilities, refusal, refusedSpell, spell } from './oracle.testing.ts';

const AURA = { name: 'Slow Veil', typeLine: 'Enchantment — Aura' } as const;

describe('still a land', () => {
  test.each(['until end of turn', 'until your next turn'])('205.1b: keeps the types %s', (duration) => {
    expect(
      spell(`Target land becomes a 3/3 Elemental creature ${duration}. It’s still a land.`),
    ).toMatchObject({ effects: [{ changes: [{ change: 'types', how: 'add', types: ['creature'] }, {}] }] });
  });
  test('needs a change of types to refer to', () => {
    expect(refusedSpell('Target land gains vigilance until end of turn. It’s still a land.').line).toBe(1);
  });
});

describe('pronouns', () => {
  test('“it” is the enchanted creature once the text has named it', () => {
    expect(
      abilities(
        'Enchant creature\nWhen this Aura enters, tap enchanted creature. It doesn’t untap during its controller’s next untap step.',
        AURA,
      ).at(-1),
    ).toMatchObject({
      effects: [
        { do: 'tap', what: 'host' },
        { do: 'freeze', what: 'host' },
      ],
    });
  });
  test('“it” is refused if it could be the card itself or the object of the trigger', () => {
    const trigger = 'Whenever another creature enters, put a +1/+1 counter on this creature.';
    expect(refusal(`${trigger} Tap it.`).line).toBe(1);
    expect(refusal(`${trigger} You gain life equal to its power.`).line).toBe(1);
    expect(abilities(`${trigger} Tap that creature.`)).toMatchObject([{ effects: [{}, { what: 'it' }] }]);
  });
  test('“it” is the source if the text has named nothing else, “that card” never is', () => {
    expect(
      abilities('{1}: Put a +1/+1 counter on this creature. It gains haste until end of turn.'),
    ).toMatchObject([{ effects: [{ what: 'this' }, { what: 'this' }] }]);
    expect(
      refusal(
        '{1}: Reveal the top card of your library. This creature gets +X/+0 until end of turn, where X is that card’s mana value.',
      ).line,
    ).toBe(1);
  });
  test('an object that is moved later cannot be referred to now', () => {
    expect(
      refusal('When this creature attacks, exile it at end of combat, then return it to the battlefield.')
        .line,
    ).toBe(1);
  });
  test('a duration in front of a sentence applies to a change of control', () => {
    for (const words of ['gain control', 'you gain control'])
      expect(spell(`Until end of turn, ${words} of target creature.`)).toMatchObject({
        effects: [{ changes: [{ change: 'control' }], until: 'end of turn' }],
      });
    expect(refusedSpell('Until end of turn, destroy target creature.').line).toBe(1);
  });
});

describe('that many', () => {
  test('counts the discarded cards, not the damage', () => {
    const trigger = 'Whenever this creature deals combat damage to a player,';
    expect(abilities(`${trigger} draw that many cards.`)).toMatchObject([
      { effects: [{ count: 'that much' }] },
    ]);
    for (const effect of ['discard your hand, then', 'you may discard two cards. If you do,'])
      expect(JSON.stringify(abilities(`${trigger} ${effect} draw that many cards.`))).toContain(
        '"do":"draw","who":"you","count":"that many"',
      );
  });
  test('is refused behind an effect that counts something else', () => {
    expect(
      refusedSpell('Loud Verdict deals 3 damage to any target. Draw two cards. Mill that many cards.').line,
    ).toBe(1);
  });
});

describe('conditions and choices', () => {
  test('“otherwise” behind two conditions is refused', () => {
    expect(
      refusedSpell(
        'If you control a Swamp, draw a card. If you control an Island, scry 1. Otherwise, you lose 1 life.',
      ).line,
    ).toBe(1);
    expect(
      refusedSpell(
        'If you control a Swamp, you may pay {1}. If you do, draw a card. Otherwise, you lose 1 life.',
      ).line,
    ).toBe(1);
  });
  test('each player decides what “each player may” do', () => {
    expect(spell('Each player may draw a card.')).toMatchObject({
      effects: [
        {
          do: 'each player',
          who: 'each',
          effects: [{ do: 'may', who: 'that player', effects: [{ do: 'draw', who: 'that player' }] }],
        },
      ],
    });
    expect(refusedSpell('Destroy target creature unless each player pays {1}.').line).toBe(1);
  });
});
