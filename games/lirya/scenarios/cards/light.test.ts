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
  const tale = createScenario({ hand: ['dawn-squire'] }, { hand: ['slag-jet'] }).plays('dawn-squire', 0);
  expect(tale.piece('dawn-squire').keywords).toEqual([{ keyword: 'shield', n: 2 }]);
  tale.endsTurn().plays('slag-jet', 'dawn-squire');
  expect([tale.wounds('dawn-squire'), tale.keywords('dawn-squire')]).toEqual([1, []]);
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
  const tale = createScenario({ hand: ['salve', 'salve'], pieces }).plays('salve', 'post');
  expect([tale.opponent.life, tale.plays('salve', 'post').opponent.life]).toEqual([19, 19]);
});

test('lamplighter guards, and shows hidden enemies', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const }] };
  const tale = createScenario({ hand: ['lamplighter'] }, { pieces: [hidden, { card: 'roof-viper' }] });
  tale.plays('lamplighter', 4);
  expect([tale.keywords('lamplighter'), tale.states('post')]).toEqual([['guard'], []]);
  tale.endsTurn().endsTurn().does('combat');
  expect([tale.offers({ target: 'post' }), tale.offers({ target: 'roof-viper' })]).toEqual([true, true]);
});

test('alley-healer heals a character or the player in answer', () => {
  const tale = createScenario(
    { life: 10, pieces: [{ card: 'alley-healer' }] },
    { hand: ['jab'] },
    { active: 1 },
  );
  tale.does({ play: 'jab' }, 'you', { use: 'alley-healer' }, 'you').settles();
  expect(tale.you).toMatchObject({ life: 10 + 2 - 1, energy: 9 });
  const pieces = [{ card: 'alley-healer' }, { card: 'post', health: 5 }];
  const healed = createScenario({ pieces }, { hand: ['jab'] }, { active: 1 });
  healed.does({ play: 'jab' }, 'you', { use: 'alley-healer' }, 'post').settles();
  expect(healed.piece('post').health).toBe(5 + 2);
});

test('mirror-knight copies a cheap companion, and counters', () => {
  const pieces = [{ card: 'dawn-squire', health: 1 }, { card: 'dam-warden' }];
  const tale = createScenario({ hand: ['mirror-knight'], pieces }, { pieces: [{ card: 'brute' }] });
  tale.plays('mirror-knight', 3, 'dawn-squire');
  const copy = tale.you.pieces.at(-1);
  expect(copy).toMatchObject({
    card: 'dawn-squire',
    health: copy?.most,
    keywords: [{ keyword: 'shield', n: 2 }],
  });
  expect(tale.countEvents({ did: 'enter', piece: 'dawn-squire', token: true })).toBe(1);
  expect(tale.endsTurn().attacks(['brute', 'mirror-knight']).wounds('brute')).toBe(1);
});

test('noon-archer ignores defence', () => {
  const tale = createScenario({ pieces: [{ card: 'noon-archer' }] }, { pieces: [{ card: 'wall' }] });
  const { attack } = tale.piece('noon-archer');
  expect(tale.attacks(['noon-archer', 'wall']).wounds('wall')).toBe(attack);
});

test('blind-astronomer has the other hand shown, throws a card of it away, and draws for what is shown', () => {
  const tale = createScenario({ hand: ['blind-astronomer'] }, { hand: ['jab', 'word'] });
  tale.does({ play: 'blind-astronomer' }, 4).settles();
  expect(tale.countEvents({ did: 'reveal', seat: 1 })).toBe(1);
  tale.does('jab').settles();
  expect([tale.opponent.discard, tale.opponent.hand.cards, tale.you.hand.count]).toEqual([
    ['jab'],
    ['word'],
    1,
  ]);
});

test('aurea-settelampade calls back a cheap character each turn, and keeps others from destruction', () => {
  const tale = createScenario(
    { discard: ['straw', 'dam-warden'], pieces: [{ card: 'aurea-settelampade' }, { card: 'post' }] },
    { hand: ['doom', 'doom'] },
    { active: 1 },
  ).plays('doom', 'post');
  expect([
    tale.isInPlay('post'),
    tale.countEvents({ did: 'immune', piece: 'post', to: 'destruction' }),
  ]).toEqual([true, 1]);
  tale.endsTurn();
  expect(tale.match.question?.options).toEqual([{ card: 'straw' }, 'none']);
  tale.does('straw', 1).settles();
  expect([tale.isInPlay('straw'), tale.you.discard]).toEqual([true, ['dam-warden']]);
});

test('aegis-of-light saves a character from combat damage, and purifies it', () => {
  const post = { card: 'post', states: [{ state: 'cursed' as const, turns: 3 }] };
  const tale = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['aegis-of-light'], pieces: [post] });
  tale.declares(['brute', 'post']).does({ play: 'aegis-of-light' }, 'post').settles();
  expect([tale.wounds('post'), tale.states('post')]).toEqual([0, []]);
});

test('balm heals in full, lets regenerate, and draws', () => {
  const tale = createScenario({ hand: ['balm'], pieces: [{ card: 'post', health: 2 }] }).plays(
    'balm',
    'post',
  );
  expect([tale.wounds('post'), tale.states('post'), tale.you.hand.count]).toEqual([0, ['regeneration'], 1]);
});

test('noon-judgement banishes a strong enemy, whose player is healed by its attack', () => {
  const tale = createScenario(
    { hand: ['noon-judgement'] },
    { life: 10, pieces: [{ card: 'brute' }, { card: 'post' }] },
  );
  tale.does({ play: 'noon-judgement' });
  expect(tale.offers('post')).toBe(false);
  tale.does('brute').settles();
  expect(tale.opponent).toMatchObject({
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
  const tale = createScenario({}, { life: 10, pieces }).endsTurn();
  return [tale.opponent.life, tale.piece('post').health];
};

test('pilgrim-fountain heals its player at the start of the turn, at last all characters too', () => {
  expect([1, 2, 3].map(drunk)).toEqual([
    [11, 5],
    [12, 5],
    [12, 6],
  ]);
});

const after = (level: number) =>
  createScenario({
    life: 10,
    hand: ['bolt', 'bolt'],
    pieces: [{ card: 'lantern-hospice', level }, { card: 'straw' }, { card: 'post' }],
  }).plays('bolt', 'straw');

test('lantern-hospice consoles for a death: with life, then a blessing, then a card', () => {
  expect(after(1).you.life).toBe(12);
  expect(after(1).plays('bolt', 'post').you.life).toBe(12);
  expect(after(2).states('post')).toEqual(['blessed']);
  expect(after(3).does('straw').you.hand.cards).toEqual(['bolt', 'straw']);
});

const laidOut = (level: number) =>
  createScenario(
    { hand: ['word'], pieces: [{ card: 'great-lighthouse', level }, { card: 'post' }] },
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

test('brass-corselet keeps its bearer from poison', () => {
  const bearer = { card: 'post', equipment: ['brass-corselet'] };
  const tale = createScenario({ hand: ['venom'], pieces: [bearer] });
  expect([tale.gain('post', 'defence'), tale.gain('post', 'health')]).toEqual([1, 2]);
  expect(tale.plays('venom', 'post').states('post')).toEqual([]);
});

test('dawn-mirror silences who attacks its bearer', () => {
  const bearer = { card: 'post', equipment: ['dawn-mirror'] };
  const tale = createScenario({ pieces: [{ card: 'trench-digger' }] }, { pieces: [bearer] });
  tale.attacks(['trench-digger', 'post']);
  expect(tale.piece('trench-digger')).toMatchObject({ silenced: true, keywords: [] });
});
