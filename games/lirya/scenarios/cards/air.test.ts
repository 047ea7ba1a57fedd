/** Scenarios for the cards of the element air. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('kite-courier moves free of charge and reaches the second line', () => {
  const scenario = createScenario(
    { energy: 0, pieces: [{ card: 'kite-courier' }] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  );
  scenario.moves('kite-courier', 4);
  expect(scenario.piece('kite-courier').slot).toBe(4);
  const other = createScenario(
    { pieces: [{ card: 'kite-courier' }] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  );
  const { attack } = other.piece('kite-courier');
  expect(other.attacks(['kite-courier', 'sage']).wounds('sage')).toBe(attack);
});

test('glass-blower gives itself to paralyse an enemy', () => {
  const scenario = createScenario({ pieces: [{ card: 'glass-blower' }] }, { pieces: [{ card: 'post' }] });
  scenario.uses('glass-blower', 'post');
  expect([scenario.states('post'), scenario.you.discard]).toEqual([['paralysed'], ['glass-blower']]);
  expect(scenario.endsTurn().offers({ move: 'post' })).toBe(false);
});

test('rope-dancer goes home to stop an attack', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'rope-dancer' }] },
    { pieces: [{ card: 'brute' }] },
    { active: 1 },
  );
  scenario.declares(['brute', 'rope-dancer']).does({ use: 'rope-dancer' }, 'brute').settles();
  expect(scenario.countEvents({ did: 'stop attack', attacker: 'brute' })).toBe(1);
  expect(scenario.you).toMatchObject({ pieces: [], discard: [] });
  expect(scenario.you.hand.cards).toContain('rope-dancer');
});

test('cloud-reader finds a spell among the top four cards', () => {
  const deck = ['post', 'sage', 'jab', 'brute', 'word'];
  const scenario = createScenario({ hand: ['cloud-reader'], deck })
    .does({ play: 'cloud-reader' }, 4)
    .settles();
  expect(scenario.match.question?.options).toEqual([{ card: 'jab' }, 'none']);
  scenario.does('jab');
  expect(scenario.you.hand.cards).toEqual(['jab']);
  expect(scenario.deck[0]).toBe('word');
  expect(scenario.you.deck.count).toBe(4);
});

test('war-swift strikes at once and flies back to the other line', () => {
  const scenario = createScenario({ hand: ['war-swift'] })
    .plays('war-swift', 0)
    .attacks(['war-swift', 'opponent']);
  expect(scenario.asked).toBe('may');
  expect(scenario.does('yes').piece('war-swift').slot).toBe(4);
});

test('bridge-arbalest shoots enemies that move, and pierces 2', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'bridge-arbalest' }] },
    { pieces: [{ card: 'post' }] },
    { active: 1 },
  );
  expect(scenario.moves('post', 4).wounds('post')).toBe(1);
  expect(scenario.piece('bridge-arbalest').keywords).toEqual([{ keyword: 'pierce', n: 2 }]);
});

const lancer = () =>
  createScenario({ pieces: [{ card: 'wind-lancer' }] }, { pieces: [{ card: 'post' }] }).attacks([
    'wind-lancer',
    'opponent',
  ]);

test('wind-lancer assaults, and chooses between strength and a card when attacking', () => {
  const strong = lancer();
  const { attack } = strong.piece('wind-lancer');
  expect(strong.does(0).settles().opponent.life).toBe(20 - attack - 2);
  const wise = lancer().does(1).settles();
  expect([wise.opponent.life, wise.you.hand.count]).toEqual([20 - attack, 1]);
});

test('knot-keeper lets all move free of charge, and heals who moves, twice a turn', () => {
  const pieces = [
    { card: 'knot-keeper' },
    { card: 'post', health: 9 },
    { card: 'wall', health: 9 },
    { card: 'brute', health: 9 },
  ];
  const scenario = createScenario({ life: 10, energy: 0, pieces })
    .moves('post', 5)
    .moves('wall', 6)
    .moves('brute', 7);
  expect(['post', 'wall', 'brute'].map((one) => scenario.wounds(one))).toEqual([4, 4, 6]);
  expect(scenario.you.life).toBe(12);
});

test('zefira casts the first spell of every turn twice', () => {
  const scenario = createScenario({ hand: ['slag-jet', 'slag-jet'], pieces: [{ card: 'zefira' }] });
  expect(scenario.plays('slag-jet', 'opponent').opponent.life).toBe(14);
  expect(scenario.plays('slag-jet', 'opponent').opponent.life).toBe(11);
  expect(scenario.you.discard).toEqual(['slag-jet', 'slag-jet']);
});

test('wind-fold stops an attack and moves the attacker to its other line', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }] },
    { hand: ['wind-fold'], pieces: [{ card: 'post' }] },
  );
  scenario.declares(['brute', 'post']).does({ play: 'wind-fold' }, 'brute').settles();
  expect([scenario.wounds('post'), scenario.piece('brute').slot]).toEqual([0, 4]);
});

test('squall wounds, moves and stuns an enemy', () => {
  const scenario = createScenario({ hand: ['squall'] }, { pieces: [{ card: 'post' }] }).plays(
    'squall',
    'post',
  );
  expect([scenario.wounds('post'), scenario.piece('post').slot, scenario.states('post')]).toEqual([
    2,
    4,
    ['stunned'],
  ]);
});

test('cyclone-eye sends one or two enemies into the deck, and shuffles it', () => {
  const pieces = [{ card: 'post' }, { card: 'sage' }, { card: 'wall' }];
  const scenario = createScenario({ hand: ['cyclone-eye'] }, { deck: ['word'], pieces }).plays(
    'cyclone-eye',
    'post',
    'sage',
  );
  expect(scenario.opponent).toMatchObject({ deck: { count: 3 }, pieces: [{ card: 'wall' }] });
  expect(scenario.countEvents({ did: 'shuffle', seat: 1 })).toBe(1);
  expect(scenario.match.view(0).players[1]?.deck.known).toEqual([]);
  const one = createScenario({ hand: ['cyclone-eye'] }, { pieces }).plays('cyclone-eye', 'post', 'done');
  expect(one.opponent.pieces.map(({ card: id }) => id)).toEqual(['sage', 'wall']);
});

const gains = (level: number): number =>
  createScenario({ energy: 0, pieces: [{ card: 'rope-bridge', level }, { card: 'post' }] })
    .moves('post', 4)
    .gain('post', 'attack');

test('rope-bridge lets all move free of charge, and later strengthens who does', () => {
  expect([1, 2, 3].map(gains)).toEqual([0, 1, 2]);
});

const tower = (level: number) =>
  createScenario(
    { pieces: [{ card: 'wind-tower', level }, { card: 'brute' }] },
    { pieces: [{ card: 'post' }] },
  );

test('wind-tower moves a character, then free of charge, then stuns an enemy besides', () => {
  const one = tower(1).uses('wind-tower', 'brute');
  expect([one.piece('brute').slot, one.you.energy]).toEqual([4, 9]);
  expect(tower(2).uses('wind-tower', 'brute').you.energy).toBe(10);
  const three = tower(3).does({ use: 'wind-tower' });
  expect(three.offers('brute')).toBe(false);
  three.does('post').settles();
  expect([three.piece('post').slot, three.states('post')]).toEqual([4, ['stunned']]);
});

const school = (level: number) =>
  createScenario({ hand: ['bowman', 'bowman', 'post'], pieces: [{ card: 'kite-school', level }] });

test('kite-school makes rangers cheaper, draws for the first of a turn, then strengthens them', () => {
  expect(school(1).you.costs).toEqual({ bowman: 0, post: 1 });
  expect(school(1).plays('bowman', 0).countEvents({ did: 'draw' })).toBe(0);
  const two = school(2);
  expect(two.plays('bowman', 0).countEvents({ did: 'draw' })).toBe(1);
  expect(two.plays('bowman', 1).countEvents({ did: 'draw' })).toBe(0);
  const three = school(3).plays('bowman', 0).plays('post', 1);
  expect([three.gain('bowman', 'attack'), three.gain('post', 'attack')]).toEqual([1, 0]);
});

test('reed-bow is a weapon for rangers that pierces 1', () => {
  const scenario = createScenario({ hand: ['reed-bow'], pieces: [{ card: 'post' }, { card: 'bowman' }] });
  scenario.does({ play: 'reed-bow' });
  expect(scenario.offers('post')).toBe(false);
  scenario.does('bowman').settles();
  expect(scenario.gain('bowman', 'attack')).toBe(2);
  expect(scenario.piece('bowman').keywords).toEqual([{ keyword: 'pierce', n: 1 }]);
});

test('feather-cloak gives health and mobility, and the other side cannot aim at its bearer', () => {
  const bearer = { pieces: [{ card: 'post', equipment: ['feather-cloak'] }] };
  const scenario = createScenario(bearer, { hand: ['jab'] }, { active: 1 }).does({ play: 'jab' });
  expect([scenario.gain('post', 'health'), scenario.keywords('post')]).toEqual([2, ['mobility']]);
  expect([scenario.offers('post'), scenario.offers('you')]).toEqual([false, true]);
  expect(
    createScenario({ ...bearer, hand: ['jab'] })
      .does({ play: 'jab' })
      .offers('post'),
  ).toBe(true);
});
