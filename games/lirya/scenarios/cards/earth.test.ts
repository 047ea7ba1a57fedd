import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('trench-digger attacks structures from the front line, and mends one at the end of the turn', () => {
  const tale = createScenario(
    { pieces: [{ card: 'trench-digger' }] },
    { pieces: [{ card: 'post' }, { card: 'hut' }] },
  );
  const { attack } = tale.piece('trench-digger');
  expect(tale.attacks(['trench-digger', 'hut']).wounds('hut')).toBe(attack);
  const own = createScenario({ pieces: [{ card: 'trench-digger' }, { card: 'hut', health: 3 }] }).endsTurn();
  expect(own.piece('hut').health).toBe(4);
});

test('terrace-herbalist lets a character regenerate', () => {
  const tale = createScenario({ pieces: [{ card: 'terrace-herbalist' }, { card: 'post', health: 5 }] });
  tale.uses('terrace-herbalist', 'post');
  expect(tale.piece('post').states).toEqual([{ state: 'regeneration', amount: 1, turns: 2 }]);
  expect(tale.endsTurn().endsTurn().wounds('post')).toBe(9);
});

test('wall-mason grows for good with every structure that is built', () => {
  const tale = createScenario({ hand: ['hut', 'hut'], pieces: [{ card: 'wall-mason' }] })
    .plays('hut', 8)
    .plays('hut', 9);
  expect([tale.gain('wall-mason', 'attack'), tale.gain('wall-mason', 'health')]).toEqual([2, 2]);
  expect(tale.endsTurn().gain('wall-mason', 'attack')).toBe(2);
});

test('short-sighted-geomancer swaps attack and defence of an enemy until the own next turn', () => {
  const tale = createScenario({ hand: ['short-sighted-geomancer'] }, { pieces: [{ card: 'brute' }] });
  tale.plays('short-sighted-geomancer', 4, 'brute');
  expect(tale.piece('brute')).toMatchObject({ attack: 0, defence: 5 });
  expect(tale.endsTurn().piece('brute')).toMatchObject({ attack: 0, defence: 5 });
  expect(tale.endsTurn().piece('brute')).toMatchObject({ attack: 5, defence: 0 });
});

test('terrace-guard is fortified by defending, and calls an attack upon itself', () => {
  const guard = { pieces: [{ card: 'terrace-guard' }, { card: 'sage' }] };
  const tale = createScenario(guard, { pieces: [{ card: 'breach-captain' }] }, { active: 1 });
  tale.declares(['breach-captain', 'you']).does({ defender: 'terrace-guard' }).settles();
  expect(tale.countEvents({ did: 'state', piece: 'terrace-guard', state: 'fortified', amount: 2 })).toBe(1);
  expect(tale.you.life).toBe(20);
  const { defence } = tale.piece('terrace-guard');
  const called = createScenario(guard, { pieces: [{ card: 'brute', slot: 4 }] }, { active: 1 });
  called.declares(['brute', 'sage']).does({ use: 'terrace-guard' }, 'brute').settles();
  expect([called.wounds('sage'), called.wounds('terrace-guard')]).toEqual([0, 5 - defence]);
  expect([
    called.countEvents({ did: 'divert', target: 'terrace-guard' }),
    called.countEvents({ did: 'attack' }),
  ]).toEqual([1, 0]);
});

test('mole-hunter has attack for every own structure, and pierces 2', () => {
  const tale = createScenario(
    { hand: ['hut'], pieces: [{ card: 'mole-hunter' }, { card: 'hut' }] },
    { pieces: [{ card: 'hut' }, { card: 'wall' }] },
  );
  expect(tale.gain('mole-hunter', 'attack')).toBe(1);
  expect(tale.plays('hut', 9).gain('mole-hunter', 'attack')).toBe(2);
  const { attack } = tale.piece('mole-hunter');
  expect(tale.attacks(['mole-hunter', 'wall']).wounds('wall')).toBe(attack - 1);
});

test('quarry-voice raises a structure, strikes with every upgrade, and cannot be attacked', () => {
  const tale = createScenario(
    { hand: ['quarry-voice'], pieces: [{ card: 'hut' }] },
    { pieces: [{ card: 'brute', slot: 4 }] },
  ).plays('quarry-voice', 4);
  expect([tale.piece('hut').level, tale.wounds('brute')]).toEqual([2, 2]);
  expect(tale.upgrades('hut').wounds('brute')).toBe(4);
  tale.endsTurn().does('combat');
  expect(tale.offers({ target: 'quarry-voice' })).toBe(false);
});

test('tuff-colossus stands still and grows by it, takes less, and answers who aims at it', () => {
  const tale = createScenario(
    { pieces: [{ card: 'tuff-colossus' }] },
    { hand: ['jab', 'jab', 'shove'] },
    { active: 1 },
  );
  expect(tale.gain('tuff-colossus', 'attack')).toBe(2);
  expect(tale.plays('jab', 'tuff-colossus').opponent.life).toBe(18);
  expect([tale.wounds('tuff-colossus'), tale.plays('jab', 'tuff-colossus').opponent.life]).toEqual([0, 18]);
  expect(tale.plays('shove', 'tuff-colossus').piece('tuff-colossus').slot).toBe(0);
  expect(tale.endsTurn().offers({ move: 'tuff-colossus' })).toBe(false);
  const fresh = createScenario({ pieces: [{ card: 'tuff-colossus', fresh: true }] });
  expect(fresh.gain('tuff-colossus', 'attack')).toBe(0);
});

test('nonna-basalta keeps one of the others alive each turn, and mends at the end of it', () => {
  const tale = createScenario(
    { pieces: [{ card: 'nonna-basalta' }, { card: 'post' }, { card: 'wall' }, { card: 'hut', health: 1 }] },
    { hand: ['bolt', 'bolt', 'bolt'] },
    { active: 1 },
  ).plays('bolt', 'post');
  expect([tale.piece('post').health, tale.plays('bolt', 'wall').isInPlay('wall')]).toEqual([1, false]);
  expect(tale.plays('bolt', 'nonna-basalta').isInPlay('nonna-basalta')).toBe(false);
  const home = createScenario({
    pieces: [{ card: 'nonna-basalta' }, { card: 'post', health: 9 }, { card: 'hut', health: 1 }],
  });
  expect([home.endsTurn().wounds('post'), home.wounds('hut')]).toEqual([4, 3]);
});

test('sudden-wall shields a character in answer, and fortifies it', () => {
  const tale = createScenario({ hand: ['jab'] }, { hand: ['sudden-wall'], pieces: [{ card: 'post' }] });
  tale.does({ play: 'jab' }, 'post', { play: 'sudden-wall' }, 'post').settles();
  expect([tale.wounds('post'), tale.states('post')]).toEqual([0, ['fortified']]);
  const big = createScenario(
    { pieces: [{ card: 'brute' }] },
    { hand: ['sudden-wall'], pieces: [{ card: 'post' }] },
  );
  big.declares(['brute', 'post']).does({ play: 'sudden-wall' }, 'post').settles();
  expect(big.wounds('post')).toBe(0);
});

test('landslide destroys a structure if there is one, and buries the second line', () => {
  const tale = createScenario(
    { hand: ['landslide'] },
    { pieces: [{ card: 'hut' }, { card: 'sage' }, { card: 'post' }] },
  );
  tale.plays('landslide', 'hut');
  expect(tale.isInPlay('hut')).toBe(false);
  expect([tale.wounds('sage'), tale.states('sage'), tale.wounds('post')]).toEqual([1, ['rooted'], 0]);
  const bare = createScenario({ hand: ['landslide'] }, { pieces: [{ card: 'sage' }] }).plays('landslide');
  expect(bare.wounds('sage')).toBe(1);
});

test('stone-pact strengthens all own characters for good', () => {
  const tale = createScenario({ hand: ['stone-pact'], pieces: [{ card: 'post' }, { card: 'sage' }] }).plays(
    'stone-pact',
  );
  const gains = (one: string) =>
    (['attack', 'defence', 'health'] as const).map((stat) => tale.gain(one, stat));
  expect([gains('post'), gains('sage')]).toEqual([
    [1, 1, 2],
    [1, 1, 2],
  ]);
  expect(tale.endsTurn().endsTurn() && gains('post')).toEqual([1, 1, 2]);
});

const gainsDry = (level: number): number[] => {
  const tale = createScenario({
    pieces: [{ card: 'dry-stone-wall', level }, { card: 'post' }, { card: 'sage' }],
  });
  expect(tale.gain('sage', 'health') + tale.gain('sage', 'defence')).toBe(0);
  return [tale.gain('post', 'defence'), tale.gain('post', 'health')];
};

test('dry-stone-wall toughens the front line: health, then defence, then both', () => {
  expect([1, 2, 3].map(gainsDry)).toEqual([
    [0, 1],
    [1, 0],
    [1, 2],
  ]);
});

test('deep-quarry makes structures cheaper; raised it brings capacity, then energy', () => {
  const tale = createScenario({
    capacity: 5,
    energy: 5,
    hand: ['lockyard', 'jab'],
    pieces: [{ card: 'deep-quarry' }],
  });
  expect(tale.you.costs).toEqual({ lockyard: 3, jab: 1 });
  expect(tale.upgrades('deep-quarry').you.capacity).toBe(6);
  expect(tale.upgrades('deep-quarry').you.capacity).toBe(6);
  tale.endsTurn().endsTurn();
  expect(tale.you).toMatchObject({ capacity: 7, energy: 8 });
});

const pieces = (level: number) => [
  { card: 'sod-fortress', level, health: 4 },
  { card: 'post' },
  { card: 'sage' },
];

test('sod-fortress protects the front line in the other’s turn, then structures, then the second line', () => {
  const own = createScenario({ pieces: pieces(1) });
  expect(own.gain('post', 'defence')).toBe(0);
  expect([own.endsTurn().gain('post', 'defence'), own.gain('sage', 'defence')]).toEqual([1, 0]);
  const two = createScenario({ pieces: pieces(2) }, { hand: ['slag-jet'] }, { active: 1 }).plays(
    'slag-jet',
    'sod-fortress',
  );
  expect(two.countEvents({ did: 'damage', to: 'sod-fortress', amount: 2 })).toBe(1);
  const three = createScenario({ pieces: pieces(3) }, { hand: ['jab'] }, { active: 1 }).does({ play: 'jab' });
  expect([three.offers('post'), three.offers('sage')]).toEqual([true, false]);
  expect(three.does('post').settles().endsTurn().wounds('sod-fortress')).toBe(0);
});

test('scale-hauberk is armour for warriors', () => {
  const tale = createScenario({ hand: ['scale-hauberk'], pieces: [{ card: 'sage' }, { card: 'post' }] });
  tale.does({ play: 'scale-hauberk' });
  expect(tale.offers('sage')).toBe(false);
  tale.does('post').settles();
  expect([tale.gain('post', 'defence'), tale.gain('post', 'health')]).toEqual([1, 2]);
});

test('quarry-hammer besieges, and repairs a structure with what its bearer breaks', () => {
  const tale = createScenario(
    {
      pieces: [
        { card: 'brute', equipment: ['quarry-hammer'] },
        { card: 'hut', health: 1 },
      ],
    },
    { pieces: [{ card: 'hut' }] },
  );
  expect([tale.gain('brute', 'attack'), tale.keywords('brute')]).toEqual([3, ['siege']]);
  tale.attacks(['brute', 'hut']);
  expect([tale.opponent.pieces, tale.piece('hut', 0).health]).toEqual([[], 4]);
});
