/** RULES 10: states. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell, T0 } from '../stress-spells.testing.ts';
import { type Duration, STATES, type StateName } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const put = (id: string, state: StateName, lasts: Duration, rest: { amount?: number; fixed?: true } = {}) =>
  spell(id, [{ do: 'apply', state, to: T0, for: lasts, ...rest }], [{ like: {} }], 'normal', 0);

addTestCards('state tests', [
  ...STATES.map((state) => put(`be-${state}`, state, { turns: 1 })),
  put('curse-for-good', 'cursed', 'permanent', { amount: 3 }),
  put('curse-three', 'cursed', { turns: 3 }, { amount: 2 }),
  put('fixed-stun', 'stunned', { turns: 3 }, { fixed: true }),
  put('while-hut', 'blessed', { while: { count: { type: 'structure', side: 'you' }, in: { min: 1 } } }),
  spell('cleanse', [{ do: 'purify', who: T0 }], [{ like: {} }], 'normal', 0),
  spell(
    'weaken',
    [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: -2 }], for: { turns: 3 } }],
    [{ like: {} }],
    'normal',
    0,
  ),
]);

const given = (...cards: readonly string[]) => {
  const scenario = createScenario({ hand: cards, pieces: [{ card: 'brute' }, { card: 'hut' }] });
  for (const card of cards) scenario.plays(card, 'brute');
  return scenario;
};

test('10.1 each state has the amount of the configuration', () => {
  const amounts = ['poisoned', 'regeneration', 'vulnerable', 'fortified', 'blessed', 'cursed'] as const;
  expect(amounts.map((state) => given(`be-${state}`).piece('brute').states[0]?.amount)).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
  expect(given('be-blessed').piece('brute')).toMatchObject({ attack: 6, defence: 1 });
  expect(given('be-cursed').piece('brute')).toMatchObject({ attack: 4, defence: 0 });
});

const stoker = (state: 'stunned' | 'paralysed') => ({ card: 'kiln-stoker', states: [{ state, turns: 2 }] });

test('10.1 paralysed characters use no abilities, stunned ones do; both keep their static abilities', () => {
  expect(createScenario({ pieces: [stoker('stunned')] }).offers({ use: 'kiln-stoker' })).toBe(true);
  expect(createScenario({ pieces: [stoker('paralysed')] }).offers({ use: 'kiln-stoker' })).toBe(false);
  const captain = {
    card: 'captain-of-fortune',
    equipment: ['stick'],
    states: [{ state: 'paralysed' as const, turns: 2 }],
  };
  expect(createScenario({ pieces: [captain] }).gain('captain-of-fortune', 'attack')).toBe(2);
});

test('10.1 stealth prevents attacks only: spells can target its bearer', () => {
  const scenario = createScenario({ hand: ['jab'] }, { pieces: [{ card: 'roof-viper' }] }).does({
    play: 'jab',
  });
  expect(scenario.offers('roof-viper')).toBe(true);
});

test('10.1 a silenced character has no abilities; stats from equipment stay', () => {
  const piece = { card: 'breach-captain', equipment: ['stick'] };
  const scenario = createScenario({ hand: ['be-silenced'], pieces: [piece] }).plays(
    'be-silenced',
    'breach-captain',
  );
  expect(scenario.piece('breach-captain')).toMatchObject({ silenced: true, keywords: [], attack: 5 });
});

test('10.2 a state counts the turns of its bearer’s controller', () => {
  const scenario = createScenario({ hand: ['be-stunned'] }, { pieces: [{ card: 'brute' }] }).plays(
    'be-stunned',
    'brute',
  );
  expect(scenario.endsTurn().states('brute')).toEqual(['stunned']);
  expect([scenario.offers('combat'), scenario.endsTurn().states('brute')]).toEqual([false, []]);
});

test('10.2 poison deals pure damage once at each own start', () => {
  const wall = { card: 'wall', states: [{ state: 'poisoned' as const, turns: 3 }] };
  const scenario = createScenario({}, { pieces: [wall] });
  const wounds = Array.from({ length: 5 }, () => scenario.endsTurn().endsTurn().wounds('wall'));
  expect(wounds).toEqual([1, 2, 3, 3, 3]);
});

test('10.2 a state may be permanent, or last as long as a condition holds', () => {
  expect(given('curse-for-good').endsTurn().endsTurn().states('brute')).toEqual(['cursed']);
  const scenario = createScenario({
    hand: ['while-hut', 'doom'],
    pieces: [{ card: 'brute' }, { card: 'hut' }],
  }).plays('while-hut', 'brute');
  expect(scenario.states('brute')).toEqual(['blessed']);
  expect(scenario.plays('doom', 'hut').states('brute')).toEqual([]);
});

test('10.3 the same state again replaces the old one, even a stronger one, but not a permanent one', () => {
  expect(given('curse-three', 'be-cursed').piece('brute').states).toEqual([
    { state: 'cursed', amount: 1, turns: 1 },
  ]);
  expect(given('curse-for-good', 'be-cursed').piece('brute').states).toEqual([
    { state: 'cursed', amount: 3 },
  ]);
});

test('10.3 opposite states remove each other, and neither remains', () => {
  for (const [one, two] of [
    ['blessed', 'cursed'],
    ['fortified', 'vulnerable'],
    ['regeneration', 'poisoned'],
  ] as const) {
    expect(given(`be-${one}`, `be-${two}`).states('brute')).toEqual([]);
    expect(given(`be-${two}`, `be-${one}`).states('brute')).toEqual([]);
  }
});

test('10.4 purification removes negative states except fixed ones', () => {
  const negative = ['stunned', 'poisoned', 'paralysed', 'cursed', 'vulnerable', 'rooted', 'silenced'];
  expect(given(...negative.map((state) => `be-${state}`), 'cleanse').states('brute')).toEqual([]);
  expect(given('be-stealth', 'be-blessed', 'cleanse').states('brute')).toEqual(['stealth', 'blessed']);
  expect(given('fixed-stun', 'cleanse').states('brute')).toEqual(['stunned']);
});

test('10.4 purification removes temporary stat losses given by the opponent', () => {
  const scenario = createScenario(
    { hand: ['cleanse'], pieces: [{ card: 'brute' }] },
    { hand: ['weaken'] },
    { active: 1 },
  );
  expect(scenario.plays('weaken', 'brute').gain('brute', 'attack')).toBe(-2);
  expect(scenario.endsTurn().plays('cleanse', 'brute').gain('brute', 'attack')).toBe(0);
  expect(given('weaken', 'cleanse').gain('brute', 'attack')).toBe(-2);
});

test('10.5 different immunities are different states; immunity that was removed can be given anew', () => {
  const scenario = createScenario({
    hand: ['aegis-of-light'],
    pieces: [{ card: 'lagoon-washer' }, { card: 'post' }],
  });
  scenario.uses('lagoon-washer', 'post').plays('aegis-of-light', 'post');
  expect(scenario.piece('post').states.map(({ against }) => against)).toEqual(['poisoned', 'combat damage']);
  const bare = createScenario(
    { hand: ['adder-bite', 'adder-bite'] },
    { pieces: [{ card: 'post' }, { card: 'lagoon-washer' }] },
  );
  bare.plays('adder-bite', 'post').endsTurn().uses('lagoon-washer', 'post').endsTurn();
  expect(bare.states('post')).toEqual(['immunity']);
});
