/** Scenarios for the cards of the element water. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('lock-apprentice puts the top three cards of the deck in order', () => {
  const scenario = createScenario({ hand: ['lock-apprentice'], deck: ['word', 'jab', 'bolt', 'salve'] });
  scenario.plays('lock-apprentice', 4, 'bolt', 'word', 'jab');
  expect(scenario.deck).toEqual(['jab', 'word', 'bolt', 'salve']);
  expect(scenario.match.view(1).players[0]?.deck.known).toEqual([]);
});

test('ferrywoman changes places with another, and grows where she moves', () => {
  const scenario = createScenario({ pieces: [{ card: 'ferrywoman' }, { card: 'bowman', slot: 5 }] });
  scenario.uses('ferrywoman', 'bowman');
  expect([scenario.piece('ferrywoman').slot, scenario.piece('bowman').slot]).toEqual([5, 0]);
  expect([scenario.gain('ferrywoman', 'attack'), scenario.you.energy]).toEqual([1, 9]);
  const mage = createScenario({ pieces: [{ card: 'ferrywoman' }, { card: 'sage', slot: 5 }] }).uses(
    'ferrywoman',
    'sage',
  );
  expect([mage.piece('ferrywoman').slot, mage.piece('sage').slot]).toEqual([5, 0]);
  const free = createScenario({ energy: 0, pieces: [{ card: 'ferrywoman' }] }).moves('ferrywoman', 4);
  expect(free.gain('ferrywoman', 'attack')).toBe(1);
});

test('lagoon-washer purifies, and wards off poison', () => {
  const post = { card: 'post', states: [{ state: 'stunned' as const, turns: 2 }] };
  const scenario = createScenario({ hand: ['venom'], pieces: [{ card: 'lagoon-washer' }, post] }).uses(
    'lagoon-washer',
    'post',
  );
  expect(scenario.piece('post').states).toMatchObject([{ state: 'immunity', against: 'poisoned', turns: 2 }]);
  scenario.plays('venom', 'post');
  expect(scenario.countEvents({ did: 'immune', piece: 'post', to: 'poisoned' })).toBe(1);
  expect(scenario.states('post')).toEqual(['immunity']);
});

test('echo-fisher is stronger in a turn in which its player has cast', () => {
  const scenario = createScenario({ hand: ['word'], pieces: [{ card: 'echo-fisher' }] });
  expect(scenario.gain('echo-fisher', 'attack')).toBe(0);
  scenario.plays('word');
  expect([scenario.gain('echo-fisher', 'attack'), scenario.gain('echo-fisher', 'defence')]).toEqual([2, 1]);
  expect(scenario.endsTurn().gain('echo-fisher', 'attack')).toBe(0);
});

test('tide-scribe draws two cards and puts one under the deck', () => {
  const scenario = createScenario({ hand: ['tide-scribe'], deck: ['word', 'jab', 'bolt'] }).plays(
    'tide-scribe',
    4,
    'word',
  );
  expect([scenario.you.hand.cards, scenario.deck]).toEqual([['jab'], ['bolt', 'word']]);
});

test('harpooner pulls an enemy to the front line and roots it', () => {
  const scenario = createScenario({ hand: ['harpooner'] }, { pieces: [{ card: 'sage' }] }).plays(
    'harpooner',
    0,
    'sage',
  );
  expect([scenario.piece('sage').slot, scenario.states('sage')]).toEqual([0, ['rooted']]);
  expect(scenario.endsTurn().offers({ move: 'sage' })).toBe(false);
});

test('dam-warden guards from the second line, counters, and takes damage for another', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'dam-warden', slot: 4 }, { card: 'sage' }] },
    { pieces: [{ card: 'brute' }] },
  ).uses('dam-warden', 'sage');
  const { defence } = scenario.piece('dam-warden');
  expect(scenario.keywords('dam-warden')).toEqual(['guard', 'counter']);
  scenario.endsTurn().attacks(['brute', 'sage']);
  expect([scenario.wounds('sage'), scenario.wounds('dam-warden')]).toEqual([0, 5 - defence]);
  scenario.endsTurn().attacks(['brute', 'dam-warden']);
  expect(scenario.wounds('brute')).toBe(2);
});

test('still-oracle makes spells cheaper, draws for the second of a turn, and paralyses', () => {
  const scenario = createScenario(
    { hand: ['jab', 'jab', 'slag-jet'], pieces: [{ card: 'still-oracle' }] },
    { pieces: [{ card: 'post' }] },
  );
  expect(scenario.you.costs).toEqual({ jab: 0, 'slag-jet': 1 });
  expect(scenario.plays('jab', 'opponent').countEvents({ did: 'draw' })).toBe(0);
  expect(scenario.plays('jab', 'opponent').countEvents({ did: 'draw' })).toBe(1);
  expect(scenario.uses('still-oracle', 'post').states('post')).toEqual(['paralysed']);
});

test('madreperla sends home enemies of cost 3 or less, and stops an attack', () => {
  const scenario = createScenario(
    { hand: ['madreperla'] },
    { pieces: [{ card: 'straw' }, { card: 'breach-captain' }] },
  ).plays('madreperla', 4);
  expect(scenario.opponent.hand.cards).toEqual(['straw']);
  scenario
    .endsTurn()
    .declares(['breach-captain', 'you'])
    .does({ use: 'madreperla' }, 'breach-captain')
    .settles();
  expect([
    scenario.you.life,
    scenario.countEvents({ did: 'stop attack', attacker: 'breach-captain' }),
  ]).toEqual([20, 1]);
});

const paid = (answer: 'yes' | 'no') =>
  createScenario({ hand: ['slag-jet'], energy: 4 }, { hand: ['undertow'] })
    .does({ play: 'slag-jet' }, 'opponent', { play: 'undertow' }, 'slag-jet', answer)
    .settles();

test('undertow cancels a card unless its player pays 2', () => {
  expect(paid('yes')).toMatchObject({ opponent: { life: 17 }, you: { energy: 0 } });
  expect(paid('no')).toMatchObject({ opponent: { life: 20 }, you: { energy: 2, discard: ['slag-jet'] } });
  const poor = createScenario({ hand: ['slag-jet'], energy: 3 }, { hand: ['undertow'] });
  poor.does({ play: 'slag-jet' }, 'opponent', { play: 'undertow' }, 'slag-jet').settles();
  expect(poor).toMatchObject({ opponent: { life: 20 }, you: { energy: 1 } });
});

test('long-wave takes an enemy back to the hand of its owner', () => {
  const scenario = createScenario(
    { hand: ['long-wave'] },
    { pieces: [{ card: 'post', equipment: ['stick'] }] },
  );
  scenario.plays('long-wave', 'post');
  expect(scenario.opponent).toMatchObject({ pieces: [], hand: { cards: ['post'] }, discard: ['stick'] });
});

test('high-tide pushes the front line back, stuns everybody there, and draws', () => {
  const pieces = [{ card: 'post' }, { card: 'sage' }];
  const scenario = createScenario({ hand: ['high-tide'] }, { pieces }).plays('high-tide');
  expect(scenario.piece('post').slot).toBe(5);
  expect([scenario.states('post'), scenario.states('sage')]).toEqual([['stunned'], ['stunned']]);
  expect(scenario.you.hand.count).toBe(1);
  expect(scenario.endsTurn().offers('combat')).toBe(false);
});

const washed = (level: number) => {
  const state = { state: 'cursed' as const, turns: 3 };
  const pieces = [
    { card: 'public-washhouse', level },
    { card: 'post', health: 10 },
    { card: 'wall', health: 10, states: [state] },
  ];
  return createScenario({}, { pieces }).endsTurn();
};

test('public-washhouse heals one at the start of the turn, then all, then purifies besides', () => {
  const one = washed(1).does('wall').settles();
  expect([one.wounds('post'), one.wounds('wall')]).toEqual([5, 3]);
  const two = washed(2);
  expect([two.wounds('post'), two.wounds('wall')]).toEqual([4, 4]);
  const three = washed(3).does('wall').settles();
  expect([three.wounds('post'), three.wounds('wall'), three.states('wall')]).toEqual([3, 3, []]);
});

const read = (level: number, held: number) =>
  createScenario({
    hand: Array.from({ length: held }, () => 'word'),
    pieces: [{ card: 'sunken-library', level }],
  });

test('sunken-library fills a small hand at the end of the turn; at last any hand, if one likes', () => {
  expect([2, 3].map((held) => read(1, held).endsTurn().you.hand.count)).toEqual([3, 3]);
  expect([4, 5].map((held) => read(2, held).endsTurn().you.hand.count)).toEqual([5, 5]);
  const three = read(3, 9).endsTurn();
  expect([three.asked, three.does('yes').you.hand.count]).toEqual(['may', 10]);
});

const costs = (level: number) =>
  createScenario({
    hand: ['tide-scribe', 'harpooner', 'dam-warden', 'slag-jet'],
    pieces: [{ card: 'lockyard', level }],
  }).you.costs;

test('lockyard makes mages cheaper, then rangers, then all characters', () => {
  const full = createScenario({ hand: ['tide-scribe', 'harpooner', 'dam-warden', 'slag-jet'] }).you.costs!;
  const less = (level: number) => Object.entries(costs(level)!).map(([id, cost]) => full[id]! - cost);
  expect([1, 2, 3].map(less)).toEqual([
    [1, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 1, 1, 0],
  ]);
});

test('coral-harpoon stuns whom its bearer attacks', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute', equipment: ['coral-harpoon'] }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.attacks(['brute', 'post']);
  expect([scenario.states('post'), scenario.wounds('post')]).toEqual([['stunned'], 6]);
  expect(scenario.offers('combat')).toBe(false);
});

test('doge-shell is for mages and clerics, sharpens spells, and exchanges a card', () => {
  const scenario = createScenario({
    hand: ['doge-shell', 'jab', 'word'],
    pieces: [{ card: 'sage' }, { card: 'brute' }],
  });
  scenario.does({ play: 'doge-shell' });
  expect(scenario.offers('brute')).toBe(false);
  scenario.does('sage').settles();
  expect(scenario.gain('sage', 'health')).toBe(2);
  expect(scenario.plays('jab', 'opponent').opponent.life).toBe(18);
  scenario.uses('doge-shell', 'word');
  expect(scenario.you).toMatchObject({ hand: { count: 1 }, discard: ['jab', 'word'] });
});
