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
  const tale = createScenario({ hand: cards, pieces: [{ card: 'brute' }, { card: 'hut' }] });
  for (const card of cards) tale.plays(card, 'brute');
  return tale;
};

test('10.1 each state starts with the amount that the rules set', () => {
  const amounts = ['poisoned', 'regeneration', 'vulnerable', 'fortified', 'blessed', 'cursed'] as const;
  expect(amounts.map((state) => given(`be-${state}`).piece('brute').states[0]?.amount)).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
  expect(given('be-blessed').piece('brute')).toMatchObject({ attack: 6, defence: 1 });
  expect(given('be-cursed').piece('brute')).toMatchObject({ attack: 4, defence: 0 });
});

const stoker = (state: 'stunned' | 'paralysed') => ({ card: 'kiln-stoker', states: [{ state, turns: 2 }] });

test('10.1 paralysed ones use no abilities, stunned ones do; both keep what holds by itself', () => {
  expect(createScenario({ pieces: [stoker('stunned')] }).offers({ use: 'kiln-stoker' })).toBe(true);
  expect(createScenario({ pieces: [stoker('paralysed')] }).offers({ use: 'kiln-stoker' })).toBe(false);
  const captain = {
    card: 'captain-of-fortune',
    equipment: ['stick'],
    states: [{ state: 'paralysed' as const, turns: 2 }],
  };
  expect(createScenario({ pieces: [captain] }).gain('captain-of-fortune', 'attack')).toBe(2);
});

test('10.1 stealth hides from attacks alone: spells find its bearer', () => {
  const tale = createScenario({ hand: ['jab'] }, { pieces: [{ card: 'roof-viper' }] }).does({ play: 'jab' });
  expect(tale.offers('roof-viper')).toBe(true);
});

test('10.1 a silenced one has no abilities; what equipment gives to values stays', () => {
  const piece = { card: 'breach-captain', equipment: ['stick'] };
  const tale = createScenario({ hand: ['be-silenced'], pieces: [piece] }).plays(
    'be-silenced',
    'breach-captain',
  );
  expect(tale.piece('breach-captain')).toMatchObject({ silenced: true, keywords: [], attack: 5 });
});

test('10.2 a state counts the turns of who controls its bearer', () => {
  const tale = createScenario({ hand: ['be-stunned'] }, { pieces: [{ card: 'brute' }] }).plays(
    'be-stunned',
    'brute',
  );
  expect(tale.endsTurn().states('brute')).toEqual(['stunned']);
  expect([tale.offers('combat'), tale.endsTurn().states('brute')]).toEqual([false, []]);
});

test('10.2 poison ticks at own starts alone, as pure damage, once for each turn of it', () => {
  const wall = { card: 'wall', states: [{ state: 'poisoned' as const, turns: 3 }] };
  const tale = createScenario({}, { pieces: [wall] });
  const wounds = Array.from({ length: 5 }, () => tale.endsTurn().endsTurn().wounds('wall'));
  expect(wounds).toEqual([1, 2, 3, 3, 3]);
});

test('10.2 one may last for good, or as long as something holds', () => {
  expect(given('curse-for-good').endsTurn().endsTurn().states('brute')).toEqual(['cursed']);
  const tale = createScenario({
    hand: ['while-hut', 'doom'],
    pieces: [{ card: 'brute' }, { card: 'hut' }],
  }).plays('while-hut', 'brute');
  expect(tale.states('brute')).toEqual(['blessed']);
  expect(tale.plays('doom', 'hut').states('brute')).toEqual([]);
});

test('10.3 the same state again replaces the old one, even a stronger; not one that lasts for good', () => {
  expect(given('curse-three', 'be-cursed').piece('brute').states).toEqual([
    { state: 'cursed', amount: 1, turns: 1 },
  ]);
  expect(given('curse-for-good', 'be-cursed').piece('brute').states).toEqual([
    { state: 'cursed', amount: 3 },
  ]);
});

test('10.3 opposites remove each other, and neither is there', () => {
  for (const [one, two] of [
    ['blessed', 'cursed'],
    ['fortified', 'vulnerable'],
    ['regeneration', 'poisoned'],
  ] as const) {
    expect(given(`be-${one}`, `be-${two}`).states('brute')).toEqual([]);
    expect(given(`be-${two}`, `be-${one}`).states('brute')).toEqual([]);
  }
});

test('10.4 purification removes what is negative, and leaves what is marked so', () => {
  const negative = ['stunned', 'poisoned', 'paralysed', 'cursed', 'vulnerable', 'rooted', 'silenced'];
  expect(given(...negative.map((state) => `be-${state}`), 'cleanse').states('brute')).toEqual([]);
  expect(given('be-stealth', 'be-blessed', 'cleanse').states('brute')).toEqual(['stealth', 'blessed']);
  expect(given('fixed-stun', 'cleanse').states('brute')).toEqual(['stunned']);
});

test('10.4 it lifts what the other side took from stats for a time', () => {
  const tale = createScenario(
    { hand: ['cleanse'], pieces: [{ card: 'brute' }] },
    { hand: ['weaken'] },
    { active: 1 },
  );
  expect(tale.plays('weaken', 'brute').gain('brute', 'attack')).toBe(-2);
  expect(tale.endsTurn().plays('cleanse', 'brute').gain('brute', 'attack')).toBe(0);
  expect(given('weaken', 'cleanse').gain('brute', 'attack')).toBe(-2);
});

test('10.5 immunities against different things are different states; who stops being immune can be made so anew', () => {
  const tale = createScenario({
    hand: ['aegis-of-light'],
    pieces: [{ card: 'lagoon-washer' }, { card: 'post' }],
  });
  tale.uses('lagoon-washer', 'post').plays('aegis-of-light', 'post');
  expect(tale.piece('post').states.map(({ against }) => against)).toEqual(['poisoned', 'combat damage']);
  const bare = createScenario(
    { hand: ['adder-bite', 'adder-bite'] },
    { pieces: [{ card: 'post' }, { card: 'lagoon-washer' }] },
  );
  bare.plays('adder-bite', 'post').endsTurn().uses('lagoon-washer', 'post').endsTurn();
  expect(bare.states('post')).toEqual(['immunity']);
});
