/** Scenarios for the cards of the element earth. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('trench-digger attacks structures from the front line, and mends one at the end of the turn', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'trench-digger' }] },
    { pieces: [{ card: 'post' }, { card: 'hut' }] },
  );
  const { attack } = scenario.piece('trench-digger');
  expect(scenario.attacks(['trench-digger', 'hut']).wounds('hut')).toBe(attack);
  const own = createScenario({ pieces: [{ card: 'trench-digger' }, { card: 'hut', health: 3 }] }).endsTurn();
  expect(own.piece('hut').health).toBe(4);
});

test('terrace-herbalist lets a character regenerate', () => {
  const scenario = createScenario({ pieces: [{ card: 'terrace-herbalist' }, { card: 'post', health: 5 }] });
  scenario.uses('terrace-herbalist', 'post');
  expect(scenario.piece('post').states).toEqual([{ state: 'regeneration', amount: 1, turns: 2 }]);
  expect(scenario.endsTurn().endsTurn().wounds('post')).toBe(9);
});

test('wall-mason grows for good with every structure that is built', () => {
  const scenario = createScenario({ hand: ['hut', 'hut'], pieces: [{ card: 'wall-mason' }] })
    .plays('hut', 8)
    .plays('hut', 9);
  expect([scenario.gain('wall-mason', 'attack'), scenario.gain('wall-mason', 'health')]).toEqual([2, 2]);
  expect(scenario.endsTurn().gain('wall-mason', 'attack')).toBe(2);
});

test('short-sighted-geomancer swaps attack and defence of an enemy until the own next turn', () => {
  const scenario = createScenario({ hand: ['short-sighted-geomancer'] }, { pieces: [{ card: 'brute' }] });
  scenario.plays('short-sighted-geomancer', 4, 'brute');
  expect(scenario.piece('brute')).toMatchObject({ attack: 0, defence: 5 });
  expect(scenario.endsTurn().piece('brute')).toMatchObject({ attack: 0, defence: 5 });
  expect(scenario.endsTurn().piece('brute')).toMatchObject({ attack: 5, defence: 0 });
});

test('terrace-guard is fortified by defending, and calls an attack upon itself', () => {
  const guard = { pieces: [{ card: 'terrace-guard' }, { card: 'sage' }] };
  const scenario = createScenario(guard, { pieces: [{ card: 'breach-captain' }] }, { active: 1 });
  scenario.declares(['breach-captain', 'you']).does({ defender: 'terrace-guard' }).settles();
  expect(scenario.countEvents({ did: 'state', piece: 'terrace-guard', state: 'fortified', amount: 2 })).toBe(
    1,
  );
  expect(scenario.you.life).toBe(20);
  const { defence } = scenario.piece('terrace-guard');
  const called = createScenario(guard, { pieces: [{ card: 'brute', slot: 4 }] }, { active: 1 });
  called.declares(['brute', 'sage']).does({ use: 'terrace-guard' }, 'brute').settles();
  expect([called.wounds('sage'), called.wounds('terrace-guard')]).toEqual([0, 5 - defence]);
  expect([
    called.countEvents({ did: 'divert', target: 'terrace-guard' }),
    called.countEvents({ did: 'attack' }),
  ]).toEqual([1, 0]);
});

test('mole-hunter has attack for every own structure, and pierces 2', () => {
  const scenario = createScenario(
    { hand: ['hut'], pieces: [{ card: 'mole-hunter' }, { card: 'hut' }] },
    { pieces: [{ card: 'hut' }, { card: 'wall' }] },
  );
  expect(scenario.gain('mole-hunter', 'attack')).toBe(1);
  expect(scenario.plays('hut', 9).gain('mole-hunter', 'attack')).toBe(2);
  const { attack } = scenario.piece('mole-hunter');
  expect(scenario.attacks(['mole-hunter', 'wall']).wounds('wall')).toBe(attack - 1);
});

test('quarry-voice raises a structure, strikes with every upgrade, and cannot be attacked', () => {
  const scenario = createScenario(
    { hand: ['quarry-voice'], pieces: [{ card: 'hut' }] },
    { pieces: [{ card: 'brute', slot: 4 }] },
  ).plays('quarry-voice', 4);
  expect([scenario.piece('hut').level, scenario.wounds('brute')]).toEqual([2, 2]);
  expect(scenario.upgrades('hut').wounds('brute')).toBe(4);
  scenario.endsTurn().does('combat');
  expect(scenario.offers({ target: 'quarry-voice' })).toBe(false);
});

test('tuff-colossus stands still and grows by it, takes less, and answers who aims at it', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'tuff-colossus' }] },
    { hand: ['jab', 'jab', 'shove'] },
    { active: 1 },
  );
  expect(scenario.gain('tuff-colossus', 'attack')).toBe(2);
  expect(scenario.plays('jab', 'tuff-colossus').opponent.life).toBe(18);
  expect([scenario.wounds('tuff-colossus'), scenario.plays('jab', 'tuff-colossus').opponent.life]).toEqual([
    0, 18,
  ]);
  expect(scenario.plays('shove', 'tuff-colossus').piece('tuff-colossus').slot).toBe(0);
  expect(scenario.endsTurn().offers({ move: 'tuff-colossus' })).toBe(false);
  const fresh = createScenario({ pieces: [{ card: 'tuff-colossus', fresh: true }] });
  expect(fresh.gain('tuff-colossus', 'attack')).toBe(0);
});

test('nonna-basalta keeps one of the others alive each turn, and mends at the end of it', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'nonna-basalta' }, { card: 'post' }, { card: 'wall' }, { card: 'hut', health: 1 }] },
    { hand: ['bolt', 'bolt', 'bolt'] },
    { active: 1 },
  ).plays('bolt', 'post');
  expect([scenario.piece('post').health, scenario.plays('bolt', 'wall').isInPlay('wall')]).toEqual([
    1,
    false,
  ]);
  expect(scenario.plays('bolt', 'nonna-basalta').isInPlay('nonna-basalta')).toBe(false);
  const home = createScenario({
    pieces: [{ card: 'nonna-basalta' }, { card: 'post', health: 9 }, { card: 'hut', health: 1 }],
  });
  expect([home.endsTurn().wounds('post'), home.wounds('hut')]).toEqual([4, 3]);
});

test('sudden-wall shields a character in answer, and fortifies it', () => {
  const scenario = createScenario({ hand: ['jab'] }, { hand: ['sudden-wall'], pieces: [{ card: 'post' }] });
  scenario.does({ play: 'jab' }, 'post', { play: 'sudden-wall' }, 'post').settles();
  expect([scenario.wounds('post'), scenario.states('post')]).toEqual([0, ['fortified']]);
  const big = createScenario(
    { pieces: [{ card: 'brute' }] },
    { hand: ['sudden-wall'], pieces: [{ card: 'post' }] },
  );
  big.declares(['brute', 'post']).does({ play: 'sudden-wall' }, 'post').settles();
  expect(big.wounds('post')).toBe(0);
});

test('landslide destroys a structure if there is one, and buries the second line', () => {
  const scenario = createScenario(
    { hand: ['landslide'] },
    { pieces: [{ card: 'hut' }, { card: 'sage' }, { card: 'post' }] },
  );
  scenario.plays('landslide', 'hut');
  expect(scenario.isInPlay('hut')).toBe(false);
  expect([scenario.wounds('sage'), scenario.states('sage'), scenario.wounds('post')]).toEqual([
    1,
    ['rooted'],
    0,
  ]);
  const bare = createScenario({ hand: ['landslide'] }, { pieces: [{ card: 'sage' }] }).plays('landslide');
  expect(bare.wounds('sage')).toBe(1);
});

test('stone-pact strengthens all own characters for good', () => {
  const scenario = createScenario({
    hand: ['stone-pact'],
    pieces: [{ card: 'post' }, { card: 'sage' }],
  }).plays('stone-pact');
  const gains = (one: string) =>
    (['attack', 'defence', 'health'] as const).map((stat) => scenario.gain(one, stat));
  expect([gains('post'), gains('sage')]).toEqual([
    [1, 1, 2],
    [1, 1, 2],
  ]);
  expect(scenario.endsTurn().endsTurn() && gains('post')).toEqual([1, 1, 2]);
});

const gainsDry = (card: string, level: number): number[] => {
  const scenario = createScenario({
    pieces: [{ card, level }, { card: 'post' }, { card: 'sage' }],
  });
  expect(scenario.gain('sage', 'health') + scenario.gain('sage', 'defence')).toBe(0);
  return [scenario.gain('post', 'defence'), scenario.gain('post', 'health')];
};

test('dry-stone-wall toughens the front line: health, then defence, then both', () => {
  expect([1, 2, 3].map((level) => gainsDry('dry-stone-wall', level))).toEqual([
    [0, 1],
    [1, 0],
    [1, 2],
  ]);
});

test('dry-stone-wall-ii toughens the front line: health, then defence besides, then more health', () => {
  expect([1, 2, 3].map((level) => gainsDry('dry-stone-wall-ii', level))).toEqual([
    [0, 1],
    [1, 1],
    [1, 2],
  ]);
});

test('deep-quarry makes structures cheaper; raised it brings capacity, then energy', () => {
  const scenario = createScenario({
    capacity: 5,
    energy: 5,
    hand: ['lockyard', 'jab'],
    pieces: [{ card: 'deep-quarry' }],
  });
  expect(scenario.you.costs).toEqual({ lockyard: 3, jab: 1 });
  expect(scenario.upgrades('deep-quarry').you.capacity).toBe(6);
  expect(scenario.upgrades('deep-quarry').you.capacity).toBe(6);
  scenario.endsTurn().endsTurn();
  expect(scenario.you).toMatchObject({ capacity: 7, energy: 8 });
});

test('deep-quarry-ii makes structures cheaper, brings capacity with every upgrade, and at last energy', () => {
  const scenario = createScenario({
    capacity: 5,
    energy: 5,
    hand: ['lockyard', 'jab'],
    pieces: [{ card: 'deep-quarry-ii' }],
  });
  expect(scenario.you.costs).toEqual({ lockyard: 3, jab: 1 });
  expect(scenario.upgrades('deep-quarry-ii').you.capacity).toBe(6);
  expect(scenario.upgrades('deep-quarry-ii').you.capacity).toBe(7);
  scenario.endsTurn().endsTurn();
  expect(scenario.you).toMatchObject({ capacity: 8, energy: 9 });
});

const pieces = (level: number, card = 'sod-fortress') => [
  { card, level, health: 4 },
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

test('sod-fortress-ii protects the front line, structures and the second line at its third level', () => {
  const jetted = createScenario(
    { pieces: pieces(3, 'sod-fortress-ii') },
    { hand: ['slag-jet', 'jab'] },
    { active: 1 },
  );
  expect(jetted.gain('post', 'defence')).toBe(1);
  jetted.plays('slag-jet', 'sod-fortress-ii').does({ play: 'jab' });
  expect([jetted.piece('sod-fortress-ii').health, jetted.offers('sage')]).toEqual([2, false]);
  expect(jetted.does('post').settles().endsTurn().wounds('sod-fortress-ii')).toBe(0);
});

test('scale-hauberk is armour for warriors', () => {
  const scenario = createScenario({ hand: ['scale-hauberk'], pieces: [{ card: 'sage' }, { card: 'post' }] });
  scenario.does({ play: 'scale-hauberk' });
  expect(scenario.offers('sage')).toBe(false);
  scenario.does('post').settles();
  expect([scenario.gain('post', 'defence'), scenario.gain('post', 'health')]).toEqual([1, 2]);
});

test('quarry-hammer besieges, and repairs a structure with what its bearer breaks', () => {
  const scenario = createScenario(
    {
      pieces: [
        { card: 'brute', equipment: ['quarry-hammer'] },
        { card: 'hut', health: 1 },
      ],
    },
    { pieces: [{ card: 'hut' }] },
  );
  expect([scenario.gain('brute', 'attack'), scenario.keywords('brute')]).toEqual([3, ['siege']]);
  scenario.attacks(['brute', 'hut']);
  expect([scenario.opponent.pieces, scenario.piece('hut', 0).health]).toEqual([[], 4]);
});
