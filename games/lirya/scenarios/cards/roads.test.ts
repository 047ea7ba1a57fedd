/** Scenarios for the neutral cards. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('road-recruit grows for good with every piece of equipment', () => {
  const scenario = createScenario({ hand: ['rope-and-hook'], pieces: [{ card: 'road-recruit' }] });
  scenario.plays('rope-and-hook', 'road-recruit');
  expect([scenario.gain('road-recruit', 'attack'), scenario.gain('road-recruit', 'health')]).toEqual([1, 2]);
});

test('smuggler brings energy by lot, and grows whenever energy comes', () => {
  const scenario = createScenario({ energy: 5, hand: ['smuggler'] });
  const cost = scenario.you.costs!['smuggler']!;
  scenario.plays('smuggler', 0);
  expect(scenario.countEvents({ did: 'chance' })).toBe(1);
  expect(scenario.you.energy).toBe(
    5 - cost + (scenario.countEvents({ did: 'chance', holds: true }) === 1 ? 2 : 1),
  );
  expect(scenario.gain('smuggler', 'attack')).toBe(1);
});

test('wandering-blade attacks in the turn in which it came', () => {
  const scenario = createScenario({ hand: ['wandering-blade'] }).plays('wandering-blade', 0);
  const { attack } = scenario.piece('wandering-blade');
  expect(scenario.attacks(['wandering-blade', 'opponent']).opponent.life).toBe(20 - attack);
});

test('begging-friar stands anywhere, never fights, and heals for cards drawn, twice a turn', () => {
  const scenario = createScenario({ hand: ['begging-friar'] }).does({ play: 'begging-friar' });
  expect([scenario.offers(0), scenario.offers(4)]).toEqual([true, true]);
  const pieces = [{ card: 'begging-friar', slot: 0 }];
  const drawn = createScenario({ life: 10, hand: ['tide-scribe', 'tide-scribe'], pieces });
  expect(drawn.offers('combat')).toBe(false);
  const attacked = createScenario({ pieces: [{ card: 'moth-prince', slot: 0 }] }, { pieces });
  attacked.declares(['moth-prince', 'opponent']);
  while (attacked.asked === 'window') attacked.does('pass');
  expect([attacked.asked, attacked.state.active]).toEqual(['main', 1]);
  expect(drawn.plays('tide-scribe', 4, 'stress-haste').you.life).toBe(12);
  expect(drawn.plays('tide-scribe', 5, 'stress-haste').you.life).toBe(12);
});

test('story-seller collects stories of spells and deeds, and trades two for two cards', () => {
  const scenario = createScenario({
    hand: ['word'],
    pieces: [{ card: 'story-seller' }, { card: 'kiln-stoker' }],
  });
  expect(scenario.plays('word').piece('story-seller').counters).toEqual({ story: 1 });
  expect(scenario.offers({ use: 'story-seller' })).toBe(false);
  scenario.uses('kiln-stoker').uses('story-seller');
  expect([scenario.you.hand.count, scenario.piece('story-seller').counters]).toEqual([2, {}]);
});

test('border-hound shows the hidden, and grows for every state that befalls an enemy', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const }] };
  const scenario = createScenario({ hand: ['border-hound', 'curse'] }, { pieces: [hidden] }).plays(
    'border-hound',
    0,
  );
  expect(scenario.states('post')).toEqual([]);
  expect(scenario.plays('curse', 'post').gain('border-hound', 'attack')).toBe(1);
  expect(scenario.endsTurn().gain('border-hound', 'attack')).toBe(0);
});

test('captain-of-fortune finds equipment, and leads those who carry some', () => {
  const pieces = [{ card: 'post', equipment: ['padded-jacket'] }, { card: 'brute' }];
  const scenario = createScenario({ hand: ['captain-of-fortune'], deck: ['jab', 'stick', 'word'], pieces });
  scenario.does({ play: 'captain-of-fortune' }, 3).settles();
  expect(scenario.match.question?.options).toEqual([{ card: 'stick' }, 'none']);
  scenario.does('stick');
  expect(scenario.match.view(1).players[0]?.hand.cards).toEqual(['stick']);
  expect(scenario.countEvents({ did: 'shuffle', seat: 0 })).toBe(1);
  expect([scenario.gain('post', 'attack'), scenario.gain('brute', 'attack')]).toEqual([1, 0]);
});

const brew = (mode: number) =>
  createScenario({ pieces: [{ card: 'travelling-alchemist' }] }, { pieces: [{ card: 'brute' }] }).uses(
    'travelling-alchemist',
    'brute',
    mode,
  );

test('travelling-alchemist blesses or curses a character', () => {
  expect(brew(0).piece('brute')).toMatchObject({
    attack: 6,
    defence: 1,
    states: [{ state: 'blessed', turns: 2 }],
  });
  expect(brew(1).piece('brute')).toMatchObject({
    attack: 4,
    defence: 0,
    states: [{ state: 'cursed', turns: 2 }],
  });
});

test('paid-company attacks at once, and brings two soldiers when it is played from the hand', () => {
  const scenario = createScenario({ hand: ['paid-company'] }).plays('paid-company', 0);
  expect(scenario.countEvents({ did: 'enter', piece: 'foot-soldier', token: true })).toBe(2);
  expect(scenario.you.pieces.map(({ slot }) => slot)).toEqual([0, 1, 2]);
  expect(scenario.offers('combat')).toBe(true);
});

const ill = (id: string) => ({ card: id, states: [{ state: 'stunned' as const, turns: 3 }] });

test('six-tone-pilgrim purifies and blesses companions, and heals for what is lifted', () => {
  const scenario = createScenario({
    life: 10,
    hand: ['six-tone-pilgrim'],
    pieces: ['post', 'wall', 'brute'].map(ill),
  });
  scenario.plays('six-tone-pilgrim', 4);
  expect(['post', 'wall', 'six-tone-pilgrim'].map((one) => scenario.states(one))).toEqual([
    ['blessed'],
    ['blessed'],
    [],
  ]);
  expect(scenario.you.life).toBe(12);
});

test('crossroads-inn has a deck of its own, and warms its player when raised', () => {
  const scenario = createScenario({ life: 10, capacity: 8, hand: ['crossroads-inn'] }).plays(
    'crossroads-inn',
    8,
  );
  expect(scenario.you.specials).toMatchObject([{ count: 7 }]);
  scenario.upgrades('crossroads-inn').endsTurn().endsTurn();
  expect([scenario.you.life, scenario.asked]).toEqual([11, 'offer']);
  scenario.does('take');
  expect([scenario.you.hand.count, scenario.you.specials[0]?.count]).toEqual([2, 6]);
  expect(scenario.upgrades('crossroads-inn').endsTurn().endsTurn().you).toMatchObject({
    life: 12,
    energy: 10,
  });
});

const tolls = (level: number) => createScenario({}, { pieces: [{ card: 'bell-foundry', level }] }).endsTurn();

test('bell-foundry counts tolls at every start, and wins with twelve at the highest level', () => {
  expect([1, 2, 3].map((level) => tolls(level).piece('bell-foundry').counters['toll'])).toEqual([1, 2, 3]);
  const scenario = tolls(3);
  for (const count of [6, 9]) {
    scenario.endsTurn().endsTurn();
    expect(scenario.piece('bell-foundry').counters['toll']).toBe(count);
  }
  expect(scenario.match.outcome).toBeUndefined();
  scenario.endsTurn().endsTurn();
  expect(scenario.countEvents({ did: 'win', seat: 1, card: 'bell-foundry' })).toBe(1);
  expect(scenario.match.outcome).toEqual({ places: [2, 1] });
});

test('ford-ambush puts two bandits who counter in the way', () => {
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['ford-ambush'] });
  scenario.declares(['brute', 'opponent']).does({ play: 'ford-ambush' });
  while (scenario.asked === 'window') scenario.does('pass');
  expect([scenario.asked, scenario.opponent.pieces.map((one) => one.card)]).toEqual([
    'defend',
    ['bandit', 'bandit'],
  ]);
  scenario.does({ defender: 'bandit' }).settles();
  expect([scenario.opponent.life, scenario.opponent.pieces.length, scenario.opponent.discard]).toEqual([
    20,
    1,
    ['ford-ambush'],
  ]);
});

test('last-toll destroys every character and a structure of each, draws, and cannot be cancelled', () => {
  const pieces = [{ card: 'post' }, { card: 'hut' }];
  const scenario = createScenario({ hand: ['last-toll'], pieces }, { hand: ['cut-tongue'], pieces });
  scenario.does({ play: 'last-toll' }, { play: 'cut-tongue' }, 'last-toll').settles();
  expect(scenario.countEvents({ did: 'cancel' })).toBe(0);
  expect(scenario.match.question?.seat).toBe(0);
  scenario.does('hut', 'hut');
  expect([scenario.you.pieces, scenario.opponent.pieces, scenario.you.hand.count]).toEqual([[], [], 2]);
  const immune = [{ card: 'aurea-settelampade' }, { card: 'brute' }];
  expect(
    createScenario({ hand: ['doom'] }, { pieces: immune })
      .plays('doom', 'brute')
      .isInPlay('brute'),
  ).toBe(true);
  expect(
    createScenario({ hand: ['last-toll'] }, { pieces: immune }).plays('last-toll').opponent.pieces,
  ).toEqual([]);
});

test('rope-and-hook reaches the second line', () => {
  const scenario = createScenario(
    { hand: ['rope-and-hook'], pieces: [{ card: 'brute' }] },
    { pieces: [{ card: 'post' }, { card: 'sage' }] },
  ).plays('rope-and-hook', 'brute');
  expect(scenario.gain('brute', 'health')).toBe(1);
  expect(scenario.attacks(['brute', 'sage']).wounds('sage')).toBe(5);
});

test('padded-jacket gives health', () => {
  const scenario = createScenario({ hand: ['padded-jacket'], pieces: [{ card: 'post', health: 4 }] }).plays(
    'padded-jacket',
    'post',
  );
  expect(scenario.piece('post')).toMatchObject({ health: 7, most: 18 });
});

test('lottery-charm may double a blow, by lot', () => {
  const bearer = { card: 'brute', equipment: ['lottery-charm'] };
  const scenario = createScenario({ pieces: [bearer] }, { pieces: [{ card: 'post' }] }).attacks([
    'brute',
    'post',
  ]);
  expect(scenario.countEvents({ did: 'chance' })).toBe(1);
  expect(scenario.wounds('post')).toBe(scenario.countEvents({ did: 'chance', holds: true }) === 1 ? 8 : 5);
});

test('merchant-satchel changes hands, and leaves a card behind', () => {
  const pieces = [{ card: 'post', equipment: ['merchant-satchel'] }, { card: 'wall' }];
  const scenario = createScenario({ hand: ['doom'], pieces }).uses('merchant-satchel', 'wall');
  expect([scenario.gain('post', 'attack'), scenario.gain('wall', 'attack'), scenario.you.energy]).toEqual([
    0, 1, 9,
  ]);
  scenario.plays('doom', 'wall');
  expect(scenario.countEvents({ did: 'leave', piece: 'merchant-satchel' })).toBe(1);
  expect(scenario.you.hand.count).toBe(1);
});
