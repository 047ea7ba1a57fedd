import { describe, expect, test } from 'vitest';
import { abilities, refusal, refusedSpell, spell } from '../oracle.testing.ts';

describe('amounts behind the effect', () => {
  test('where X is needs an X', () => {
    expect(refusedSpell('Draw a card, where X is the number of creatures you control.').line).toBe(1);
    expect(refusal('This creature enters with two +1/+1 counters on it, where X is 3.').line).toBe(1);
    expect(refusal('Other creatures you control get +1/+1, where X is your life total.').line).toBe(1);
  });
  test('an X/X token keeps its size', () => {
    expect(
      spell('Create an X/X green Ooze creature token, where X is the number of lands you control.'),
    ).toMatchObject({
      effects: [
        {
          do: 'create',
          size: { count: { types: ['land'], controller: 'you' } },
          token: { abilities: [{ kind: 'defining', power: 'X', toughness: 'X' }] },
        },
      ],
    });
  });
});

const look = (order: string): unknown =>
  spell(
    `Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in ${order}.`,
  );

describe('the rest of the cards looked at', () => {
  test('goes to the bottom in any order or in a random order', () => {
    expect(look('any order')).toEqual({
      kind: 'spell',
      effects: [
        { do: 'look', who: 'you', count: 3, take: 1, must: true, to: 'hand', rest: 'library bottom' },
      ],
    });
    expect(look('a random order')).toMatchObject({ effects: [{ random: true }] });
  });
});

describe('sentences that refer to the one before', () => {
  test('otherwise', () => {
    expect(spell('If you control a Forest, draw two cards. Otherwise, you gain 3 life.')).toMatchObject({
      effects: [{ do: 'if', effects: [{ do: 'draw' }], otherwise: [{ do: 'gain life' }] }],
    });
    expect(refusedSpell('Draw a card. Otherwise, you gain 3 life.').line).toBe(1);
  });
  test('reflexive triggers have targets of their own', () => {
    const text = 'When this creature enters, you may sacrifice another creature. When you do, draw a card.';
    expect(abilities(text)).toMatchObject([
      { effects: [{ do: 'may', effects: [{ do: 'reflex', effects: [{ do: 'draw' }] }] }] },
    ]);
    expect(refusedSpell('Tap target creature. You may pay {1}. When you do, untap target land.').line).toBe(
      1,
    );
  });
  test('a payment on resolution cannot contain an undefined X', () => {
    expect(refusal('When this creature enters, you may pay {X}. If you do, draw X cards.').line).toBe(1);
  });
  test('damage that cannot be prevented', () => {
    expect(spell('Loud Verdict deals 3 damage to any target. The damage can’t be prevented.')).toMatchObject({
      effects: [{ do: 'damage', sure: true }],
    });
    expect(refusedSpell('Draw a card. The damage can’t be prevented.').line).toBe(1);
  });
});

const types = (text: string): unknown =>
  (spell(text) as unknown as { effects: { changes: unknown[] }[] }).effects[0]!.changes[0];

describe('changes of types', () => {
  test('new types replace the old ones unless the text keeps them', () => {
    expect(types('Target permanent becomes a 3/3 Elf creature until end of turn.')).toMatchObject({
      how: 'set',
      types: ['creature'],
    });
    expect(
      types('Target land becomes a 3/3 Elf creature until end of turn. It’s still a land.'),
    ).toMatchObject({ how: 'add' });
  });
});

const never = (text: string): unknown => abilities(text)[0];

describe('replacement of graveyards', () => {
  test('cards are exiled instead', () => {
    expect(never('If a card would be put into a graveyard from anywhere, exile it instead.')).toEqual({
      kind: 'replacement',
      instead: 'graveyard',
      whose: 'each',
    });
    expect(
      never('If a card or token would be put into an opponent’s graveyard from anywhere, exile it instead.'),
    ).toMatchObject({ whose: 'opponent', tokens: true });
  });
});
