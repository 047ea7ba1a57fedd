import { describe, expect, test } from 'vitest';
import { abilities, refusal, refusedSpell, spell } from './oracle.testing.ts';

const CREATURE = { what: { types: ['creature'] } };
const ANY = { what: { types: ['creature', 'planeswalker', 'battle'] }, who: 'any' };
const draw = (count: unknown = 1): unknown => ({ do: 'draw', who: 'you', count });

describe('effects', () => {
  test.each([
    ['Draw two cards.', [draw(2)]],
    ['You gain 3 life.', [{ do: 'gain life', who: 'you', amount: 3 }]],
    ['Each opponent loses 2 life.', [{ do: 'lose life', who: 'opponent', amount: 2 }]],
    ['Scry 2, then draw a card.', [{ do: 'scry', who: 'you', count: 2 }, draw()]],
    ['Each player discards a card.', [{ do: 'discard', who: 'each', count: 1 }]],
    ['Destroy all artifacts.', [{ do: 'destroy', what: { every: { types: ['artifact'] } } }]],
    [
      'Prevent all combat damage that would be dealt this turn.',
      [{ do: 'prevent', amount: 'all', combat: true, until: 'end of turn' }],
    ],
    ['Create a Treasure token.', [expect.objectContaining({ do: 'create', count: 1 })]],
    ['Draw a card for each Elf you control.', [draw({ count: { subtypes: ['Elf'], controller: 'you' } })]],
    [
      'Each player loses 1 life for each creature they control.',
      [
        {
          do: 'each player',
          who: 'each',
          effects: [
            {
              do: 'lose life',
              who: 'that player',
              amount: { count: { types: ['creature'], controller: 'that player' } },
            },
          ],
        },
      ],
    ],
  ])('%s', (text, effects) => {
    expect(spell(text)).toEqual({ kind: 'spell', effects });
  });

  test('targets are numbered in the order of the word target', () => {
    expect(spell('Loud Verdict deals 3 damage to any target. Tap up to two target creatures.')).toEqual({
      kind: 'spell',
      targets: [ANY, { ...CREATURE, min: 0, max: 2 }],
      effects: [
        { do: 'damage', amount: 3, to: { target: 0 } },
        { do: 'tap', what: { target: 1 } },
      ],
    });
  });
  test('a second recipient is distinguished from the next subject', () => {
    expect(spell('Loud Verdict deals 2 damage to target creature and you gain 2 life.')).toMatchObject({
      effects: [
        { do: 'damage', to: { target: 0 } },
        { do: 'gain life', who: 'you' },
      ],
    });
    expect(spell('Loud Verdict deals 1 damage to each creature and each player.')).toMatchObject({
      effects: [{ to: { every: { types: ['creature'] } }, also: [{ to: 'each', amount: 1 }] }],
    });
  });
  test('pronouns refer to the target', () => {
    expect(
      spell('Gain control of target creature until end of turn. Untap it. It gains haste until end of turn.'),
    ).toEqual({
      kind: 'spell',
      targets: [CREATURE],
      effects: [
        { do: 'change', what: { target: 0 }, changes: [{ change: 'control' }], until: 'end of turn' },
        { do: 'untap', what: { target: 0 } },
        {
          do: 'change',
          what: { target: 0 },
          changes: [{ change: 'gain', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
          until: 'end of turn',
        },
      ],
    });
  });
  test('last known information of a moved permanent is used', () => {
    expect(spell('Exile target creature. Its controller gains life equal to its power.')).toMatchObject({
      effects: [
        { do: 'move', to: 'exile' },
        { do: 'gain life', who: { controller: { target: 0 } }, amount: { power: { target: 0 } } },
      ],
    });
    expect(spell('Counter target spell. Its controller loses 2 life.')).toMatchObject({
      effects: [{ do: 'counter' }, { do: 'lose life', who: { controller: { target: 0 } } }],
    });
    expect(refusedSpell('Counter target spell. Tap it.').words).toBe('it.');
  });
  test('a duration applies to all changes before it', () => {
    expect(spell('Target creature gets +2/+2 and gains trample until end of turn.')).toMatchObject({
      effects: [
        {
          do: 'change',
          changes: [{ change: 'add', power: 2, toughness: 2 }, { change: 'gain' }],
          until: 'end of turn',
        },
      ],
    });
    expect(refusedSpell('Target creature gets +2/+2.').words).toBe('.');
  });
  test('where X is replaces X', () => {
    expect(spell('You gain X life, where X is the number of lands you control.')).toMatchObject({
      effects: [{ amount: { count: { types: ['land'], controller: 'you' } } }],
    });
    expect(spell('Draw X cards.', { manaCost: '{X}{U}' })).toMatchObject({ effects: [{ count: 'X' }] });
  });
  test('optional effects, payments and unless payments', () => {
    expect(
      abilities('When this creature enters, you may sacrifice a land. If you do, draw two cards.'),
    ).toMatchObject([
      {
        effects: [
          {
            do: 'may',
            payment: { cost: [{ pay: 'sacrifice', what: { types: ['land'] } }] },
            effects: [draw(2)],
          },
        ],
      },
    ]);
    expect(spell('Counter target spell unless its controller pays {3}.')).toMatchObject({
      targets: [{ what: { zone: 'stack', stack: 'spell' } }],
      effects: [{ do: 'unless', payment: { who: { controller: { target: 0 } } } }],
    });
  });
  test('modes stand behind bullets', () => {
    expect(spell('Choose one —\n• Draw a card.\n• Destroy target creature.')).toEqual({
      kind: 'spell',
      min: 1,
      max: 1,
      modes: [
        { effects: [draw()] },
        { targets: [CREATURE], effects: [{ do: 'destroy', what: { target: 0 } }] },
      ],
    });
    expect(refusedSpell('Choose one —\n• Draw a card.\n• Sing.')).toMatchObject({ line: 1, words: 'Sing.' });
  });
  test('instead becomes a conditional effect', () => {
    expect(
      spell('Kicker {2}\nTap target creature. If this spell was kicked, destroy that creature instead.'),
    ).toMatchObject({
      effects: [{ do: 'if', condition: 'kicked', effects: [{ do: 'destroy' }], otherwise: [{ do: 'tap' }] }],
    });
    expect(refusedSpell('Kicker {2}\nDraw a card. If this spell was kicked, destroy target land.').line).toBe(
      2,
    );
  });
  test('the ending of the verb determines its subject', () => {
    expect(spell('Each player loses 1 life and draws a card.')).toMatchObject({
      effects: [
        { do: 'lose life', who: 'each' },
        { do: 'draw', who: 'each' },
      ],
    });
    expect(spell('Each player may draw a card.')).toEqual({
      kind: 'spell',
      effects: [
        {
          do: 'each player',
          who: 'each',
          effects: [
            { do: 'may', who: 'that player', effects: [{ do: 'draw', who: 'that player', count: 1 }] },
          ],
        },
      ],
    });
  });
  test('the source of damage is the subject of the sentence before', () => {
    for (const end of ['', ' to that creature'])
      expect(
        spell(
          `Kicker {2}\nLoud Verdict deals 2 damage to target creature. If this spell was kicked, it deals 4 damage${end} instead.`,
        ),
      ).toMatchObject({
        effects: [{ do: 'damage', amount: { when: 'kicked', value: 4, otherwise: 2 }, to: { target: 0 } }],
      });
    expect(
      abilities('Whenever you cast a spell, this creature deals damage equal to its power to each opponent.'),
    ).toMatchObject([{ effects: [{ amount: { power: 'this' } }] }]);
  });
  test('a reference must fit the object it refers to', () => {
    expect(
      abilities(
        'Whenever you cast a sorcery spell, create a 0/0 green Ooze creature token. Put X +1/+1 counters on it, where X is that spell’s mana value.',
      ),
    ).toMatchObject([{ effects: [{ do: 'create' }, { what: 'made', count: { manaValue: 'it' } }] }]);
    expect(refusedSpell('Tap target land. That creature gains haste until end of turn.').words).toBe(
      'creature gains haste until end of turn.',
    );
  });
  test.each([
    'When this creature enters, you may pay {1}. If you do, draw a card. If it’s an artifact, draw two cards instead.',
    'When this creature dies, if it was attacking, draw a card.',
    'When this creature enters, you may sacrifice a land. If you do, it deals 4 damage divided as you choose among any number of targets.',
  ])('unsupported effects are refused: %s', (text) => {
    expect(refusal(text).why).toBe('text');
  });
  test('delayed effects store the object they act on', () => {
    expect(
      spell(
        'Create a 3/1 red Elemental creature token with haste. Exile it at the beginning of the next end step.',
      ),
    ).toMatchObject({
      effects: [
        {
          do: 'create',
          token: { name: 'Elemental Token', text: 'Haste', colours: ['R'], power: 3, toughness: 1 },
        },
        {
          do: 'later',
          when: { on: 'step', step: 'end', whose: 'each' },
          about: 'made',
          effects: [{ do: 'move', what: 'made', to: 'exile' }],
        },
      ],
    });
  });
});

describe('abilities', () => {
  test('the cost stands before the colon', () => {
    expect(
      abilities('{2}, {T}, Sacrifice another creature: Draw a card. Activate only as a sorcery.'),
    ).toEqual([
      {
        kind: 'activated',
        cost: [
          { pay: 'mana', mana: '{2}' },
          { pay: 'tap' },
          { pay: 'sacrifice', what: { types: ['creature'], other: true } },
        ],
        timing: 'sorcery',
        effects: [draw()],
      },
    ]);
  });
  test('abilities function in the zone that their text names', () => {
    expect(abilities('{3}: Return this card from your graveyard to your hand.')).toMatchObject([
      { zone: 'graveyard' },
    ]);
    expect(abilities('{1}, Discard this card: Draw a card.')).toMatchObject([{ zone: 'hand' }]);
    expect(
      abilities('Exile this creature: Return target card from your graveyard to your hand.')[0],
    ).not.toHaveProperty('zone');
  });
  test.each([
    ['When this creature enters', { on: 'enters', what: 'this' }],
    [
      'Whenever another creature you control dies',
      { on: 'dies', what: { types: ['creature'], controller: 'you', other: true } },
    ],
    ['Whenever this creature attacks', { on: 'attacks', what: 'this' }],
    [
      'Whenever this creature deals combat damage to a player',
      { on: 'damage', by: 'this', to: 'each', combat: true },
    ],
    ['Whenever you cast a noncreature spell', { on: 'cast', whose: 'you', what: { notTypes: ['creature'] } }],
    ['At the beginning of your upkeep', { on: 'step', step: 'upkeep', whose: 'you' }],
    [
      'Landfall — Whenever a land you control enters',
      { on: 'enters', what: { types: ['land'], controller: 'you' } },
    ],
    [
      'When this creature enters or dies',
      {
        on: 'any',
        of: [
          { on: 'enters', what: 'this' },
          { on: 'dies', what: 'this' },
        ],
      },
    ],
  ])('%s', (head, when) => {
    expect(abilities(`${head}, draw a card.`)).toEqual([{ kind: 'triggered', when, effects: [draw()] }]);
  });
  test('an intervening if becomes the condition of the trigger', () => {
    expect(abilities('When this creature enters, if you control another Otter, draw a card.')).toMatchObject([
      { if: { compare: { count: { subtypes: ['Otter'], controller: 'you', other: true } }, min: 1 } },
    ]);
  });
  test('it is the object of the trigger, that creature the damaged one', () => {
    expect(
      abilities('Whenever a creature you control attacks, it gets +1/+0 until end of turn.'),
    ).toMatchObject([{ effects: [{ what: 'it' }] }]);
    expect(
      abilities('Whenever this creature deals damage to a creature, destroy that creature.'),
    ).toMatchObject([{ effects: [{ do: 'destroy', what: 'other' }] }]);
  });
  test('static abilities with and without a condition', () => {
    expect(abilities('Other creatures you control get +1/+1 and have vigilance.')).toMatchObject([
      {
        kind: 'static',
        affects: { every: { types: ['creature'], controller: 'you', other: true } },
        changes: [{ change: 'add' }, { change: 'gain' }],
      },
    ]);
    expect(abilities('As long as you control a Forest, this creature has reach.')).toMatchObject([
      {
        kind: 'static',
        affects: 'this',
        while: { compare: { count: { subtypes: ['Forest'], controller: 'you' } }, min: 1 },
      },
    ]);
    const aura = { typeLine: 'Enchantment — Aura' };
    expect(
      abilities('Enchant creature\nAs long as enchanted creature is red, it has haste.', aura)[1],
    ).toMatchObject({
      affects: 'host',
      while: { what: 'host', matches: { colours: ['R'] } },
    });
  });
  test('restrictions and requirements', () => {
    expect(abilities('This creature can’t attack or block unless you control a Swamp.')).toMatchObject([
      { changes: [{ rule: { is: 'cannot attack unless' } }, { rule: { is: 'cannot block unless' } }] },
    ]);
    expect(abilities('This creature can’t be blocked except by two or more creatures.')).toMatchObject([
      { changes: [{ rule: { is: 'cannot be blocked but by so many', count: 2 } }] },
    ]);
    expect(refusal('This creature can’t attack you.').line).toBe(1);
    expect(abilities('This creature can’t block unless you pay {1}.')).toMatchObject([
      { changes: [{ rule: { is: 'blocks for', mana: '{1}' } }] },
    ]);
  });
  test('replacement effects on entering', () => {
    expect(abilities('This creature enters tapped with two +1/+1 counters on it.')).toEqual([
      { kind: 'replacement', instead: 'enters tapped', what: 'this' },
      { kind: 'replacement', instead: 'enters with counters', what: 'this', counter: '+1/+1', count: 2 },
    ]);
  });
  test('characteristic-defining abilities', () => {
    const size = { power: '*', toughness: '*' };
    expect(
      abilities(
        'This creature’s power and toughness are each equal to the number of lands you control.',
        size,
      ),
    ).toMatchObject([
      { kind: 'defining', power: { count: { types: ['land'] } }, toughness: { count: { types: ['land'] } } },
    ]);
  });
  test('static abilities that grant flash are refused', () => {
    expect(refusal('This creature has flash as long as you control a Swamp.').line).toBe(1);
  });
});

describe('several objects of one verb', () => {
  test('objects of different types are all affected', () => {
    expect(spell('Destroy target artifact and target land. They can’t be regenerated.')).toMatchObject({
      targets: [{ what: { types: ['artifact'] } }, { what: { types: ['land'] } }],
      effects: [
        { do: 'destroy', what: { target: 0 }, forGood: true },
        { do: 'destroy', what: { target: 1 }, forGood: true },
      ],
    });
  });
  test('objects of one type are affected at the same time', () => {
    expect(spell('Destroy target creature you control and target creature you don’t control.')).toMatchObject(
      { effects: [{ do: 'destroy', what: { objects: [{ target: 0 }, { target: 1 }] } }] },
    );
  });
  test('the subject of the next clause is not an object', () => {
    expect(spell('Tap target creature and target land becomes a Swamp until end of turn.')).toMatchObject({
      effects: [
        { do: 'tap', what: { target: 0 } },
        { do: 'change', what: { target: 1 } },
      ],
    });
  });
});
