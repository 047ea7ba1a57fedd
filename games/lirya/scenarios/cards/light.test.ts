/** Scenarios for the cards of the element light. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('lantern-novice heals its player at the end of the turn', () => {
  expect(
    createScenario({ life: 10, pieces: [{ card: 'lantern-novice' }] })
      .endsTurn()
      .endsTurn().you.life,
  ).toBe(11);
});

test('dawn-squire comes with a shield, or is thrown away to shield another', () => {
  const scenario = createScenario({ hand: ['dawn-squire'] }, { hand: ['slag-jet'] }).plays('dawn-squire', 0);
  expect(scenario.piece('dawn-squire').keywords).toEqual([{ keyword: 'shield', n: 2 }]);
  scenario.endsTurn().plays('slag-jet', 'dawn-squire');
  expect([scenario.wounds('dawn-squire'), scenario.keywords('dawn-squire')]).toEqual([1, []]);
  const saved = createScenario(
    { hand: ['dawn-squire'], pieces: [{ card: 'post' }] },
    { hand: ['slag-jet'] },
    { active: 1 },
  );
  saved.does({ play: 'slag-jet' }, 'post', { hand: 'dawn-squire' }, 'post').settles();
  expect([saved.wounds('post'), saved.you.discard]).toEqual([1, ['dawn-squire']]);
});

test('bee-keeper stings the other player when an own character is healed, once a turn', () => {
  const pieces = [{ card: 'bee-keeper' }, { card: 'post', health: 5 }];
  const scenario = createScenario({ hand: ['salve', 'salve'], pieces }).plays('salve', 'post');
  expect([scenario.opponent.life, scenario.plays('salve', 'post').opponent.life]).toEqual([19, 19]);
});

test('lamplighter guards, and shows hidden enemies', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const }] };
  const scenario = createScenario({ hand: ['lamplighter'] }, { pieces: [hidden, { card: 'roof-viper' }] });
  scenario.plays('lamplighter', 4);
  expect([scenario.keywords('lamplighter'), scenario.states('post')]).toEqual([['guard'], []]);
  scenario.endsTurn().endsTurn().does('combat');
  expect([scenario.offers({ target: 'post' }), scenario.offers({ target: 'roof-viper' })]).toEqual([
    true,
    true,
  ]);
});

test('alley-healer heals a character or the player in answer', () => {
  const scenario = createScenario(
    { life: 10, pieces: [{ card: 'alley-healer' }] },
    { hand: ['jab'] },
    { active: 1 },
  );
  scenario.does({ play: 'jab' }, 'you', { use: 'alley-healer' }, 'you').settles();
  expect(scenario.you).toMatchObject({ life: 10 + 2 - 1, energy: 9 });
  const pieces = [{ card: 'alley-healer' }, { card: 'post', health: 5 }];
  const healed = createScenario({ pieces }, { hand: ['jab'] }, { active: 1 });
  healed.does({ play: 'jab' }, 'you', { use: 'alley-healer' }, 'post').settles();
  expect(healed.piece('post').health).toBe(5 + 2);
});

test('mirror-knight copies a cheap companion, and counters', () => {
  const pieces = [{ card: 'dawn-squire', health: 1 }, { card: 'dam-warden' }];
  const scenario = createScenario({ hand: ['mirror-knight'], pieces }, { pieces: [{ card: 'brute' }] });
  scenario.plays('mirror-knight', 3, 'dawn-squire');
  const copy = scenario.you.pieces.at(-1);
  expect(copy).toMatchObject({
    card: 'dawn-squire',
    health: copy?.most,
    keywords: [{ keyword: 'shield', n: 2 }],
  });
  expect(scenario.countEvents({ did: 'enter', piece: 'dawn-squire', token: true })).toBe(1);
  expect(scenario.endsTurn().attacks(['brute', 'mirror-knight']).wounds('brute')).toBe(1);
});

test('noon-archer ignores defence', () => {
  const scenario = createScenario({ pieces: [{ card: 'noon-archer' }] }, { pieces: [{ card: 'wall' }] });
  const { attack } = scenario.piece('noon-archer');
  expect(scenario.attacks(['noon-archer', 'wall']).wounds('wall')).toBe(attack);
});

test('blind-astronomer has the other hand shown, throws a card of it away, and draws for what is shown', () => {
  const scenario = createScenario({ hand: ['blind-astronomer'] }, { hand: ['jab', 'word'] });
  scenario.does({ play: 'blind-astronomer' }, 4).settles();
  expect(scenario.countEvents({ did: 'reveal', seat: 1 })).toBe(1);
  scenario.does('jab').settles();
  expect([scenario.opponent.discard, scenario.opponent.hand.cards, scenario.you.hand.count]).toEqual([
    ['jab'],
    ['word'],
    1,
  ]);
});

test('aurea-settelampade calls back a cheap character each turn, and keeps others from destruction', () => {
  const scenario = createScenario(
    { discard: ['straw', 'dam-warden'], pieces: [{ card: 'aurea-settelampade' }, { card: 'post' }] },
    { hand: ['doom', 'doom'] },
    { active: 1 },
  ).plays('doom', 'post');
  expect([
    scenario.isInPlay('post'),
    scenario.countEvents({ did: 'immune', piece: 'post', to: 'destruction' }),
  ]).toEqual([true, 1]);
  scenario.endsTurn();
  expect(scenario.match.question?.options).toEqual([{ card: 'straw' }, 'none']);
  scenario.does('straw', 1).settles();
  expect([scenario.isInPlay('straw'), scenario.you.discard]).toEqual([true, ['dam-warden']]);
});

test('aegis-of-light saves a character from combat damage, and purifies it', () => {
  const post = { card: 'post', states: [{ state: 'cursed' as const, turns: 3 }] };
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }] },
    { hand: ['aegis-of-light'], pieces: [post] },
  );
  scenario.declares(['brute', 'post']).does({ play: 'aegis-of-light' }, 'post').settles();
  expect([scenario.wounds('post'), scenario.states('post')]).toEqual([0, []]);
});

test('balm heals in full, lets regenerate, and draws', () => {
  const scenario = createScenario({ hand: ['balm'], pieces: [{ card: 'post', health: 2 }] }).plays(
    'balm',
    'post',
  );
  expect([scenario.wounds('post'), scenario.states('post'), scenario.you.hand.count]).toEqual([
    0,
    ['regeneration'],
    1,
  ]);
});

test('noon-judgement banishes a strong enemy, whose player is healed by its attack', () => {
  const scenario = createScenario(
    { hand: ['noon-judgement'] },
    { life: 10, pieces: [{ card: 'brute' }, { card: 'post' }] },
  );
  scenario.does({ play: 'noon-judgement' });
  expect(scenario.offers('post')).toBe(false);
  scenario.does('brute').settles();
  expect(scenario.opponent).toMatchObject({
    life: 15,
    banished: ['brute'],
    discard: [],
    pieces: [{ card: 'post' }],
  });
});

const drunk = (level: number): number[] => {
  const pieces = [
    { card: 'pilgrim-fountain', level },
    { card: 'post', health: 5 },
  ];
  const scenario = createScenario({}, { life: 10, pieces }).endsTurn();
  return [scenario.opponent.life, scenario.piece('post').health];
};

test('pilgrim-fountain heals its player at the start of the turn, at last all characters too', () => {
  expect([1, 2, 3].map(drunk)).toEqual([
    [11, 5],
    [12, 5],
    [12, 6],
  ]);
});

const after = (level: number, card = 'lantern-hospice') =>
  createScenario({
    life: 10,
    hand: ['bolt', 'bolt'],
    pieces: [{ card, level }, { card: 'straw' }, { card: 'post' }],
  }).plays('bolt', 'straw');

test('lantern-hospice consoles for a death: with life, then a blessing, then a card', () => {
  expect(after(1).you.life).toBe(12);
  expect(after(1).plays('bolt', 'post').you.life).toBe(12);
  expect(after(2).states('post')).toEqual(['blessed']);
  expect(after(3).does('straw').you.hand.cards).toEqual(['bolt', 'straw']);
});

test('lantern-hospice-ii consoles for a death: with life, then a blessing besides, then also a card', () => {
  expect(after(1, 'lantern-hospice-ii').you.life).toBe(12);
  expect(after(2, 'lantern-hospice-ii').states('post')).toEqual(['blessed']);
  const three = after(3, 'lantern-hospice-ii');
  expect(three.states('post')).toEqual(['blessed']);
  expect(three.does('straw').you.hand.cards).toEqual(['bolt', 'straw']);
});

const laidOut = (level: number, card = 'great-lighthouse') =>
  createScenario(
    { hand: ['word'], pieces: [{ card, level }, { card: 'post' }] },
    { hand: ['curse', 'venom', 'candle-thief'], pieces: [{ card: 'roof-viper' }] },
    { active: 1 },
  );

test('great-lighthouse shows enemies and wards off curses, strengthens, and hides the own hand', () => {
  const one = laidOut(1);
  expect(one.keywords('roof-viper')).toEqual([]);
  expect(one.plays('curse', 'post').states('post')).toEqual([]);
  expect(laidOut(2).gain('post', 'attack')).toBe(1);
  const three = laidOut(3);
  expect(three.plays('venom', 'post').states('post')).toEqual([]);
  expect(three.endsTurn().countEvents({ did: 'look', at: 'deck', count: 2 })).toBe(1);
  expect(three.endsTurn().plays('candle-thief', 1).countEvents({ did: 'look' })).toBe(0);
});

test('great-lighthouse-ii shows enemies at every level', () => {
  for (const level of [1, 2, 3])
    expect(laidOut(level, 'great-lighthouse-ii').keywords('roof-viper')).toEqual([]);
  const three = laidOut(3, 'great-lighthouse-ii');
  expect(three.gain('post', 'attack')).toBe(1);
  expect(three.plays('venom', 'post').plays('curse', 'post').states('post')).toEqual([]);
  expect(three.endsTurn().countEvents({ did: 'look', at: 'deck', count: 2 })).toBe(1);
});

test('brass-corselet keeps its bearer from poison', () => {
  const bearer = { card: 'post', equipment: ['brass-corselet'] };
  const scenario = createScenario({ hand: ['venom'], pieces: [bearer] });
  expect([scenario.gain('post', 'defence'), scenario.gain('post', 'health')]).toEqual([1, 2]);
  expect(scenario.plays('venom', 'post').states('post')).toEqual([]);
});

test('dawn-mirror silences who attacks its bearer', () => {
  const bearer = { card: 'post', equipment: ['dawn-mirror'] };
  const scenario = createScenario({ pieces: [{ card: 'trench-digger' }] }, { pieces: [bearer] });
  scenario.attacks(['trench-digger', 'post']);
  expect(scenario.piece('trench-digger')).toMatchObject({ silenced: true, keywords: [] });
});
