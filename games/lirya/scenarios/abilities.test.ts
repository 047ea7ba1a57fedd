/** RULES 12 and 1.6 to 1.7: abilities, control, tokens, new objects. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { own, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { ActivatedAbility } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const used = (id: string, rest: Partial<ActivatedAbility>) =>
  character(id, {
    health: 9,
    abilities: [{ kind: 'activated', effects: [{ do: 'damage', to: 'opponent', amount: 1 }], ...rest }],
  });

/** Its attack is what another's is. */
const asStrongAs = (id: string, other: string) =>
  character(id, {
    attack: 0,
    abilities: [
      {
        kind: 'static',
        to: 'source',
        gives: [{ stat: 'attack', by: { stat: 'attack', of: { all: { card: other } } } }],
      },
    ],
  });

addTestCards('ability tests', [
  spell('unmake', [{ do: 'destroy', who: { all: { token: true } } }]),
  {
    ...spell(
      'first-gift',
      [{ do: 'give', to: T0, gifts: [{ ability: 'pass-on' }], for: 'permanent' }],
      [own],
    ),
    extras: {
      'pass-on': {
        kind: 'activated',
        limit: { perTurn: 1 },
        targets: [own],
        effects: [{ do: 'give', to: T0, gifts: [{ ability: 'sting' }], for: 'permanent' }],
      },
      sting: {
        kind: 'activated',
        limit: { perTurn: 1 },
        effects: [{ do: 'damage', to: 'opponent', amount: 2 }],
      },
    },
  },
  character('hunter', {
    attack: 2,
    abilities: [
      { kind: 'triggered', trigger: { on: 'kill' }, effects: [{ do: 'heal', who: 'you', amount: 3 }] },
    ],
  }),
  spell('tribute', [{ do: 'sacrifice', who: 'opponent', like: { type: 'character' } }]),
  spell('dig-up', [{ do: 'play', from: 'discard', like: { type: 'character' }, cost: 'free' }]),
  character('guest', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        if: 'played from hand',
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
  }),
  character('chain-z', { attack: 1 }),
  asStrongAs('chain-y', 'chain-z'),
  asStrongAs('chain-x', 'chain-y'),
  asStrongAs('chain-w', 'chain-x'),
  asStrongAs('chain-v', 'chain-w'),
  character('chain-aura', {
    abilities: [{ kind: 'static', to: { card: 'chain-z' }, gives: [{ stat: 'attack', by: 1 }] }],
  }),
  character('crowd', {
    attack: 3,
    abilities: [
      {
        kind: 'static',
        to: { type: 'character', attack: { min: 3 } },
        gives: [{ stat: 'attack', by: 1 }],
      },
    ],
  }),
  used('paid', { costs: [{ energy: 1 }] }),
  used('thrice', { limit: { perMatch: 3 } }),
  used('answers', { kind: 'response', limit: { perTurn: 1 } }),
  character('comer', {
    abilities: [
      { kind: 'triggered', trigger: { on: 'enter' }, effects: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
  spell(
    'borrow',
    [{ do: 'take control', of: T0, for: 'turn' }],
    [{ like: { type: 'character', side: 'opponent' } }],
  ),
  {
    ...spell('lend-skin', [{ do: 'give', to: T0, gifts: [{ ability: 'skin' }], for: 'turn' }], [own]),
    extras: { skin: { kind: 'replacement', instead: 'damage', prevent: 'all' } },
  },
  spell('into-moth', [{ do: 'transform', who: T0, into: 'grey-moth' }], [own]),
  character('mourner', {
    health: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'leave', whose: 'you', like: { other: true } },
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
  }),
  spell('sweep', [{ do: 'damage', to: { all: {} }, amount: 1 }]),
  spell('raise-dead', [{ do: 'recover', like: { type: 'character' }, to: 'play' }]),
  spell('nine-motes', [{ do: 'token', card: 'stress-mote', count: 9 }]),
  spell('mage-mote', [{ do: 'token', card: 'grey-moth', line: 'back' }]),
  spell('fill-up', [{ do: 'token', card: 'grey-moth', line: 'back' }], [], 'response'),
  spell('home', [{ do: 'return to hand', who: T0 }], [own]),
  spell('double-up', [{ do: 'copy token', of: T0 }], [own]),
  spell('strongest', [{ do: 'damage', to: { highest: 'attack', among: { type: 'character' } }, amount: 1 }]),
]);

test('12.1 activated abilities are used in the own main phase, response abilities in windows alone', () => {
  const tale = createScenario(
    { hand: ['word'], pieces: [{ card: 'answers' }, { card: 'paid' }] },
    { hand: ['retort'] },
  );
  expect([tale.offers({ use: 'paid' }), tale.offers({ use: 'answers' })]).toEqual([true, false]);
  tale.does({ play: 'word' }, 'pass');
  expect([tale.offers({ use: 'paid' }), tale.offers({ use: 'answers' })]).toEqual([false, true]);
});

test('12.1 spells of response speed may be cast in the own main phase too, others in no window', () => {
  const tale = createScenario({ hand: ['retort', 'jab'] }, { hand: ['word'] });
  expect([tale.offers({ play: 'retort' }), tale.offers({ play: 'jab' })]).toEqual([true, true]);
  tale.endsTurn().does({ play: 'word' });
  expect([tale.asked, tale.offers({ play: 'retort' }), tale.offers({ play: 'jab' })]).toEqual([
    'window',
    true,
    false,
  ]);
});

test('12.2 without a limit an ability is used as often as it can be paid', () => {
  const tale = createScenario({ energy: 3, pieces: [{ card: 'paid' }] })
    .uses('paid')
    .uses('paid')
    .uses('paid');
  expect([tale.opponent.life, tale.offers({ use: 'paid' })]).toEqual([17, false]);
});

test('12.2 uses per turn are counted from own start to own start', () => {
  const tale = createScenario(
    { hand: ['word', 'word'], deck: ['post'], pieces: [{ card: 'answers' }] },
    { hand: ['word'], deck: ['post'] },
  );
  tale.does({ play: 'word' }, { use: 'answers' }).settles();
  expect(tale.opponent.life).toBe(19);
  tale.endsTurn().does({ play: 'word' });
  expect([tale.state.active, tale.offers({ use: 'answers' })]).toEqual([1, false]);
  tale.settles().endsTurn().does({ play: 'word' }, { use: 'answers' }).settles();
  expect([tale.state.active, tale.opponent.life]).toEqual([0, 18]);
});

test('12.2 uses per match are counted by card for each player', () => {
  const tale = createScenario({ pieces: [{ card: 'thrice' }, { card: 'thrice', slot: 3 }] })
    .uses('thrice')
    .uses('thrice')
    .uses('thrice');
  expect([tale.opponent.life, tale.offers({ use: 'thrice' })]).toEqual([17, false]);
});

test('12.3 a newcomer may use its abilities', () => {
  expect(
    createScenario({ hand: ['paid'] })
      .plays('paid', 0)
      .offers({ use: 'paid' }),
  ).toBe(true);
});

test('12.4 a card taken over goes to the same line with its equipment, and home at the end', () => {
  const tale = createScenario(
    { hand: ['borrow'] },
    { pieces: [{ card: 'sage', equipment: ['stick'] }] },
  ).plays('borrow', 'sage');
  expect(tale.piece('sage')).toMatchObject({ control: 0, owner: 1, slot: 4, equipment: [{ control: 0 }] });
  expect(tale.endsTurn().piece('sage')).toMatchObject({ control: 1, slot: 4, equipment: [{ control: 1 }] });
});

test('12.4 without a free place nothing happens; without one at home it is destroyed', () => {
  const line = [4, 5, 6, 7].map((slot) => ({ card: 'bowman', slot }));
  const full = createScenario({ hand: ['borrow'], pieces: line }, { pieces: [{ card: 'sage' }] }).plays(
    'borrow',
    'sage',
  );
  expect(full.piece('sage').control).toBe(1);
  const away = createScenario(
    { hand: ['borrow', 'word'] },
    { hand: ['fill-up'], pieces: [...line.slice(1), { card: 'sage', slot: 4 }] },
  ).plays('borrow', 'sage');
  away.does({ play: 'word' }, { play: 'fill-up' }).settles().endsTurn();
  expect([away.isInPlay('sage'), away.opponent.discard]).toEqual([false, ['fill-up', 'sage']]);
});

test('1.6 a token without a place is not made; its line is named or its own', () => {
  const tale = createScenario({ hand: ['nine-motes', 'mage-mote'] }).plays('nine-motes');
  expect(tale.you.pieces).toHaveLength(8);
  expect(
    createScenario({ hand: ['mage-mote'] })
      .plays('mage-mote')
      .piece('grey-moth').slot,
  ).toBe(4);
});

test('1.6 a token costs 0 and ceases to exist when it leaves play', () => {
  const tale = createScenario({ hand: ['home'], pieces: [{ card: 'foot-soldier' }] }).plays(
    'home',
    'foot-soldier',
  );
  expect(tale.you).toMatchObject({ hand: { count: 0 }, discard: ['home'], pieces: [] });
  expect(tale.countEvents({ did: 'leave', to: 'nowhere' })).toBe(1);
});

test('1.6 a copy has printed values and what was given for good, not damage, states or equipment', () => {
  const model = {
    card: 'wall-mason',
    health: 1,
    equipment: ['stick'],
    states: [{ state: 'cursed' as const, turns: 3 }],
  };
  const tale = createScenario({ hand: ['hut', 'double-up'], pieces: [model] })
    .plays('hut', 8)
    .plays('double-up', 'wall-mason');
  const copy = tale.you.pieces.at(-1)!;
  expect(copy).toMatchObject({ card: 'wall-mason', states: [], equipment: [], health: copy.most });
  expect(copy.attack - copy.base.attack).toBe(1);
});

test('1.7 a card that changes its zone becomes a new object', () => {
  const piece = { card: 'post', health: 3, states: [{ state: 'cursed' as const, turns: 3 }] };
  const tale = createScenario({ hand: ['home'], pieces: [piece] });
  const { id } = tale.piece('post');
  tale.plays('home', 'post').plays('post', 0);
  expect(tale.piece('post')).toMatchObject({ health: 15, states: [] });
  expect(tale.piece('post').id).toBeGreaterThan(id);
});

test('12.1 abilities of entering happen however a card enters; “from the hand” is another matter', () => {
  const tale = createScenario({ life: 10, discard: ['comer'], hand: ['raise-dead'] })
    .plays('raise-dead')
    .does('comer')
    .settles();
  expect(tale.you.life).toBe(11);
  const company = createScenario({ discard: ['paid-company'], hand: ['raise-dead'] })
    .plays('raise-dead')
    .does('paid-company')
    .settles();
  expect(company.you.pieces).toHaveLength(1);
});

test('12.1 ties for the highest are for the player of the effect to choose', () => {
  const tale = createScenario(
    { hand: ['strongest'] },
    { pieces: [{ card: 'brute' }, { card: 'brute', slot: 3 }] },
  );
  tale.plays('strongest');
  expect([tale.asked, tale.match.question?.seat]).toEqual(['pick', 0]);
});

test('12.1 a replacement that was given steps in like a printed one', () => {
  const tale = createScenario({ hand: ['lend-skin', 'jab'], pieces: [{ card: 'post' }] })
    .plays('lend-skin', 'post')
    .plays('jab', 'post');
  expect(tale.wounds('post')).toBe(0);
});

test('12.4 who is turned into something else while taken over goes home all the same', () => {
  const tale = createScenario({ hand: ['borrow', 'into-moth'] }, { pieces: [{ card: 'brute' }] })
    .plays('borrow', 'brute')
    .plays('into-moth', 'brute');
  expect(tale.piece('grey-moth').control).toBe(0);
  expect(tale.endsTurn().piece('grey-moth').control).toBe(1);
});

test('6.8 those that die together see each other leave', () => {
  const tale = createScenario({
    life: 10,
    hand: ['sweep'],
    pieces: [{ card: 'mourner' }, { card: 'straw' }],
  }).plays('sweep');
  expect(tale.you.life).toBe(11);
});

test('12.8 static abilities that look at each other’s values agree, however long the chain is', () => {
  const chain = ['chain-z', 'chain-y', 'chain-x', 'chain-w', 'chain-v'];
  for (const cards of [chain, chain.toReversed()]) {
    const tale = createScenario({ pieces: [...cards, 'chain-aura'].map((card) => ({ card })) });
    expect(chain.map((card) => tale.piece(card).attack)).toEqual([2, 2, 2, 2, 2]);
  }
});

test('12.8 static abilities that look at what they themselves change come to an end', () => {
  const cards = Array.from({ length: 8 }, () => ({ card: 'crowd' }));
  const tale = createScenario({ pieces: cards });
  expect(tale.you.pieces.map(({ attack }) => attack)).toEqual(cards.map(() => 3 + 8));
});

test('12.1 who wounded a character once did not kill it when it is sacrificed', () => {
  const tale = createScenario(
    { life: 10, hand: ['tribute'], pieces: [{ card: 'hunter', slot: 0 }] },
    { pieces: [{ card: 'post' }] },
  );
  tale.attacks(['hunter', 'post']).endsTurn();
  expect(tale.wounds('post')).toBe(2);
  tale.plays('tribute', 'post');
  expect([tale.isInPlay('post'), tale.you.life]).toEqual([false, 10]);
});

test('12.1 what is played out of a discard pile is not played from the hand', () => {
  expect(createScenario({ life: 10, hand: ['guest'] }).plays('guest', { place: 0 }).you.life).toBe(11);
  const dug = createScenario({ life: 10, hand: ['dig-up'], discard: ['guest'] });
  expect(dug.plays('dig-up', 'guest', { place: 0 }).you.life).toBe(10);
});

test('12.6 what is to be taken from a discard pile is taken', () => {
  const tale = createScenario({ hand: ['raise-dead'], discard: ['post', 'wall'] }).does({
    play: 'raise-dead',
  });
  expect(tale.asked).toBe('take');
  expect([tale.offers('post'), tale.offers('wall'), tale.offers('none')]).toEqual([true, true, false]);
});

test('1.6 a copy is a token', () => {
  const tale = createScenario({ hand: ['double-up', 'unmake'], pieces: [{ card: 'post' }] }).plays(
    'double-up',
    'post',
  );
  expect(tale.you.pieces).toHaveLength(2);
  const { id } = tale.piece('post');
  expect(tale.plays('unmake').you.pieces.map((piece) => piece.id)).toEqual([id]);
});

test('12.1 an ability that was given gives what its own card has', () => {
  const tale = createScenario({ hand: ['first-gift'], pieces: [{ card: 'post' }, { card: 'wall' }] });
  tale.plays('first-gift', 'post').uses('post', 'wall').uses('wall');
  expect(tale.opponent.life).toBe(18);
});
