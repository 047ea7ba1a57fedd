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

/** Its attack equals the attack of another card. */
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
  const scenario = createScenario(
    { hand: ['word'], pieces: [{ card: 'answers' }, { card: 'paid' }] },
    { hand: ['retort'] },
  );
  expect([scenario.offers({ use: 'paid' }), scenario.offers({ use: 'answers' })]).toEqual([true, false]);
  scenario.does({ play: 'word' }, 'pass');
  expect([scenario.offers({ use: 'paid' }), scenario.offers({ use: 'answers' })]).toEqual([false, true]);
});

test('12.1 spells of response speed may be cast in the own main phase too, others in no window', () => {
  const scenario = createScenario({ hand: ['retort', 'jab'] }, { hand: ['word'] });
  expect([scenario.offers({ play: 'retort' }), scenario.offers({ play: 'jab' })]).toEqual([true, true]);
  scenario.endsTurn().does({ play: 'word' });
  expect([scenario.asked, scenario.offers({ play: 'retort' }), scenario.offers({ play: 'jab' })]).toEqual([
    'window',
    true,
    false,
  ]);
});

test('12.2 without a limit an ability is used as often as it can be paid', () => {
  const scenario = createScenario({ energy: 3, pieces: [{ card: 'paid' }] })
    .uses('paid')
    .uses('paid')
    .uses('paid');
  expect([scenario.opponent.life, scenario.offers({ use: 'paid' })]).toEqual([17, false]);
});

test('12.2 uses per turn are counted from own start to own start', () => {
  const scenario = createScenario(
    { hand: ['word', 'word'], deck: ['post'], pieces: [{ card: 'answers' }] },
    { hand: ['word'], deck: ['post'] },
  );
  scenario.does({ play: 'word' }, { use: 'answers' }).settles();
  expect(scenario.opponent.life).toBe(19);
  scenario.endsTurn().does({ play: 'word' });
  expect([scenario.state.active, scenario.offers({ use: 'answers' })]).toEqual([1, false]);
  scenario.settles().endsTurn().does({ play: 'word' }, { use: 'answers' }).settles();
  expect([scenario.state.active, scenario.opponent.life]).toEqual([0, 18]);
});

test('12.2 uses per match are counted by card for each player', () => {
  const scenario = createScenario({ pieces: [{ card: 'thrice' }, { card: 'thrice', slot: 3 }] })
    .uses('thrice')
    .uses('thrice')
    .uses('thrice');
  expect([scenario.opponent.life, scenario.offers({ use: 'thrice' })]).toEqual([17, false]);
});

test('12.3 abilities can be used in the turn in which their card enters', () => {
  expect(
    createScenario({ hand: ['paid'] })
      .plays('paid', 0)
      .offers({ use: 'paid' }),
  ).toBe(true);
});

test('12.4 a card that changes control goes to the same line with its equipment, and returns at the end', () => {
  const scenario = createScenario(
    { hand: ['borrow'] },
    { pieces: [{ card: 'sage', equipment: ['stick'] }] },
  ).plays('borrow', 'sage');
  expect(scenario.piece('sage')).toMatchObject({
    control: 0,
    owner: 1,
    slot: 4,
    equipment: [{ control: 0 }],
  });
  expect(scenario.endsTurn().piece('sage')).toMatchObject({
    control: 1,
    slot: 4,
    equipment: [{ control: 1 }],
  });
});

test('12.4 without a free slot nothing happens; without one at its return it is destroyed', () => {
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

test('1.6 a token without a free slot is not created; it enters the named line or a line of its class', () => {
  const scenario = createScenario({ hand: ['nine-motes', 'mage-mote'] }).plays('nine-motes');
  expect(scenario.you.pieces).toHaveLength(8);
  expect(
    createScenario({ hand: ['mage-mote'] })
      .plays('mage-mote')
      .piece('grey-moth').slot,
  ).toBe(4);
});

test('1.6 a token costs 0 and ceases to exist when it leaves play', () => {
  const scenario = createScenario({ hand: ['home'], pieces: [{ card: 'foot-soldier' }] }).plays(
    'home',
    'foot-soldier',
  );
  expect(scenario.you).toMatchObject({ hand: { count: 0 }, discard: ['home'], pieces: [] });
  expect(scenario.countEvents({ did: 'leave', to: 'nowhere' })).toBe(1);
});

test('1.6 a copy has printed values and permanent modifiers, not damage, states or equipment', () => {
  const model = {
    card: 'wall-mason',
    health: 1,
    equipment: ['stick'],
    states: [{ state: 'cursed' as const, turns: 3 }],
  };
  const scenario = createScenario({ hand: ['hut', 'double-up'], pieces: [model] })
    .plays('hut', 8)
    .plays('double-up', 'wall-mason');
  const copy = scenario.you.pieces.at(-1)!;
  expect(copy).toMatchObject({ card: 'wall-mason', states: [], equipment: [], health: copy.most });
  expect(copy.attack - copy.base.attack).toBe(1);
});

test('1.7 a card that changes its zone becomes a new object', () => {
  const piece = { card: 'post', health: 3, states: [{ state: 'cursed' as const, turns: 3 }] };
  const scenario = createScenario({ hand: ['home'], pieces: [piece] });
  const { id } = scenario.piece('post');
  scenario.plays('home', 'post').plays('post', 0);
  expect(scenario.piece('post')).toMatchObject({ health: 15, states: [] });
  expect(scenario.piece('post').id).toBeGreaterThan(id);
});

test('12.1 enter triggers fire however a card enters; “from the hand” only if it was played', () => {
  const scenario = createScenario({ life: 10, discard: ['comer'], hand: ['raise-dead'] })
    .plays('raise-dead')
    .does('comer')
    .settles();
  expect(scenario.you.life).toBe(11);
  const company = createScenario({ discard: ['paid-company'], hand: ['raise-dead'] })
    .plays('raise-dead')
    .does('paid-company')
    .settles();
  expect(company.you.pieces).toHaveLength(1);
});

test('12.1 the player of the effect chooses among ties for the highest', () => {
  const scenario = createScenario(
    { hand: ['strongest'] },
    { pieces: [{ card: 'brute' }, { card: 'brute', slot: 3 }] },
  );
  scenario.plays('strongest');
  expect([scenario.asked, scenario.match.question?.seat]).toEqual(['pick', 0]);
});

test('12.1 a granted replacement applies like a printed one', () => {
  const scenario = createScenario({ hand: ['lend-skin', 'jab'], pieces: [{ card: 'post' }] })
    .plays('lend-skin', 'post')
    .plays('jab', 'post');
  expect(scenario.wounds('post')).toBe(0);
});

test('12.4 a card transformed under temporary control returns all the same', () => {
  const scenario = createScenario({ hand: ['borrow', 'into-moth'] }, { pieces: [{ card: 'brute' }] })
    .plays('borrow', 'brute')
    .plays('into-moth', 'brute');
  expect(scenario.piece('grey-moth').control).toBe(0);
  expect(scenario.endsTurn().piece('grey-moth').control).toBe(1);
});

test('12.9 a transformed card is another card in the same place: nothing is left but equipment and controller', () => {
  const post = {
    card: 'post',
    slot: 2,
    health: 5,
    equipment: ['stick'],
    states: [{ state: 'blessed' as const, turns: 2 }],
  };
  const scenario = createScenario({
    life: 10,
    hand: ['into-moth', 'doom'],
    pieces: [post, { card: 'mourner' }],
  });
  const { id } = scenario.piece('post');
  scenario.plays('into-moth', 'post');
  expect(scenario.piece('grey-moth')).toMatchObject({
    id,
    slot: 2,
    attack: 2,
    health: 1,
    most: 1,
    states: [],
    equipment: [{ card: 'stick' }],
  });
  // It has neither left play nor entered it.
  expect([
    scenario.you.life,
    scenario.countEvents({ did: 'enter' }),
    scenario.countEvents({ did: 'leave' }),
  ]).toEqual([10, 0, 0]);
  scenario.plays('doom', 'grey-moth');
  expect(scenario.you.discard).toContain('post');
});

test('6.8 pieces that die together see each other leave', () => {
  const scenario = createScenario({
    life: 10,
    hand: ['sweep'],
    pieces: [{ card: 'mourner' }, { card: 'straw' }],
  }).plays('sweep');
  expect(scenario.you.life).toBe(11);
});

test('12.8 static abilities that read each other’s values agree, however long the chain', () => {
  const chain = ['chain-z', 'chain-y', 'chain-x', 'chain-w', 'chain-v'];
  for (const cards of [chain, chain.toReversed()]) {
    const scenario = createScenario({ pieces: [...cards, 'chain-aura'].map((card) => ({ card })) });
    expect(chain.map((card) => scenario.piece(card).attack)).toEqual([2, 2, 2, 2, 2]);
  }
});

test('12.8 static abilities that read what they change themselves terminate', () => {
  const cards = Array.from({ length: 8 }, () => ({ card: 'crowd' }));
  const scenario = createScenario({ pieces: cards });
  expect(scenario.you.pieces.map(({ attack }) => attack)).toEqual(cards.map(() => 3 + 8));
});

test('12.1 the source of earlier damage has not killed a character that is sacrificed', () => {
  const scenario = createScenario(
    { life: 10, hand: ['tribute'], pieces: [{ card: 'hunter', slot: 0 }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.attacks(['hunter', 'post']).endsTurn();
  expect(scenario.wounds('post')).toBe(2);
  scenario.plays('tribute', 'post');
  expect([scenario.isInPlay('post'), scenario.you.life]).toEqual([false, 10]);
});

test('12.1 a card played from a discard pile is not played from the hand', () => {
  expect(createScenario({ life: 10, hand: ['guest'] }).plays('guest', { place: 0 }).you.life).toBe(11);
  const dug = createScenario({ life: 10, hand: ['dig-up'], discard: ['guest'] });
  expect(dug.plays('dig-up', 'guest', { place: 0 }).you.life).toBe(10);
});

test('12.6 a card to be recovered from a discard pile must be taken', () => {
  const scenario = createScenario({ hand: ['raise-dead'], discard: ['post', 'wall'] }).does({
    play: 'raise-dead',
  });
  expect(scenario.asked).toBe('take');
  expect([scenario.offers('post'), scenario.offers('wall'), scenario.offers('none')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('1.6 a copy is a token', () => {
  const scenario = createScenario({ hand: ['double-up', 'unmake'], pieces: [{ card: 'post' }] }).plays(
    'double-up',
    'post',
  );
  expect(scenario.you.pieces).toHaveLength(2);
  const { id } = scenario.piece('post');
  expect(scenario.plays('unmake').you.pieces.map((piece) => piece.id)).toEqual([id]);
});

test('12.1 a granted ability grants abilities of the card it is printed on', () => {
  const scenario = createScenario({ hand: ['first-gift'], pieces: [{ card: 'post' }, { card: 'wall' }] });
  scenario.plays('first-gift', 'post').uses('post', 'wall').uses('wall');
  expect(scenario.opponent.life).toBe(18);
});
