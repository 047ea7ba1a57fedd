/** Scenarios for the cards of the element shadow. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenario.testing.ts';

test('candle-thief comes hidden, and looks at the other hand alone', () => {
  const scenario = createScenario({ hand: ['candle-thief'] }, { hand: ['jab'], pieces: [{ card: 'brute' }] });
  scenario.plays('candle-thief', 0);
  expect(scenario.match.view(0).players[1]?.hand.cards).toEqual(['jab']);
  const heardEvents = scenario.match.redact(scenario.events).get('spectator');
  expect(heardEvents.filter(({ did }) => did === 'look')).toEqual([
    { did: 'look', seat: 0, at: 'hand', of: 1, count: 1 },
  ]);
  scenario.endsTurn().does('combat');
  expect([scenario.offers({ target: 'candle-thief' }), scenario.offers({ target: 'you' })]).toEqual([
    false,
    true,
  ]);
});

test('penitent-moth curses an enemy by dying, and takes two cards off the other deck', () => {
  const scenario = createScenario(
    { hand: ['bolt'], pieces: [{ card: 'penitent-moth' }] },
    { pieces: [{ card: 'post' }] },
  );
  scenario.plays('bolt', 'penitent-moth');
  expect([scenario.states('post'), scenario.opponent.discard.length, scenario.opponent.deck.count]).toEqual([
    ['cursed'],
    2,
    6,
  ]);
});

test('roof-viper strikes from hiding, and poisons whom it wounds', () => {
  const scenario = createScenario({ pieces: [{ card: 'roof-viper' }] }, { pieces: [{ card: 'post' }] });
  const { attack } = scenario.piece('roof-viper');
  scenario.attacks(['roof-viper', 'post']);
  expect([scenario.states('post'), scenario.wounds('post')]).toEqual([['poisoned'], attack + 1]);
});

test('mask-maker hides a companion', () => {
  const scenario = createScenario(
    { hand: ['mask-maker'], pieces: [{ card: 'post' }] },
    { pieces: [{ card: 'brute' }] },
  );
  expect(scenario.plays('mask-maker', 4, 'post').piece('post').states).toEqual([
    { state: 'stealth', amount: 0 },
  ]);
  scenario.endsTurn().does('combat');
  expect([scenario.offers({ target: 'post' }), scenario.offers({ target: 'mask-maker' })]).toEqual([
    false,
    true,
  ]);
});

test('debt-collector has the other player throw a card away', () => {
  const scenario = createScenario({ hand: ['debt-collector'] }, { hand: ['jab', 'word'] });
  scenario.does({ play: 'debt-collector' }, 4).settles();
  expect([scenario.asked, scenario.match.question?.seat]).toEqual(['give up', 1]);
  expect(scenario.does('word').opponent).toMatchObject({ discard: ['word'], hand: { cards: ['jab'] } });
});

test('contract-killer remembers its prey and wounds it at every start', () => {
  const scenario = createScenario(
    { hand: ['contract-killer'] },
    { pieces: [{ card: 'post' }, { card: 'wall' }] },
  );
  scenario.plays('contract-killer', 0, 'wall').endsTurn().endsTurn();
  expect([scenario.wounds('wall'), scenario.wounds('post')]).toEqual([2, 0]);
  expect(scenario.endsTurn().endsTurn().wounds('wall')).toBe(4);
});

test('mute-confessor silences an enemy, and heals its player by what it deals', () => {
  const scenario = createScenario(
    { life: 10, hand: ['mute-confessor'] },
    { pieces: [{ card: 'dam-warden' }, { card: 'post', slot: 4 }] },
  );
  scenario.plays('mute-confessor', 4, 'dam-warden');
  expect(scenario.piece('dam-warden')).toMatchObject({ silenced: true, keywords: [] });
  const { attack } = scenario.piece('mute-confessor');
  expect(scenario.endsTurn().endsTurn().attacks(['mute-confessor', 'post']).you.life).toBe(10 + attack);
});

test('puppeteer takes a cheap enemy along for as long as it stands', () => {
  const scenario = createScenario(
    { hand: ['puppeteer', 'bolt'] },
    { pieces: [{ card: 'brute', equipment: ['stick'] }] },
  );
  scenario.plays('puppeteer', 4, 'brute');
  expect(scenario.piece('brute')).toMatchObject({
    control: 0,
    owner: 1,
    ready: false,
    equipment: [{ card: 'stick' }],
  });
  expect(scenario.plays('bolt', 'puppeteer').piece('brute').control).toBe(1);
});

test('moth-prince turns an enemy into a moth, assaults, and leads the hidden', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const, turns: 2 }] };
  const pieces = [{ card: 'roof-viper' }, { card: 'brute' }, hidden];
  const scenario = createScenario({ hand: ['moth-prince'], pieces }, { pieces: [{ card: 'dam-warden' }] });
  scenario.plays('moth-prince', 3, 'dam-warden');
  expect(scenario.piece('grey-moth')).toMatchObject({ attack: 1, health: 1, control: 1 });
  const gains = ['roof-viper', 'brute', 'post'].map((card) => scenario.gain(card, 'attack'));
  expect(gains).toEqual([2, 0, 2]);
  expect(scenario.keywords('moth-prince')).toEqual(['assault']);
});

test('moth-prince-ii turns an enemy into a moth, assaults, and strengthens attacks out of hiding', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const, turns: 2 }] };
  const pieces = [{ card: 'roof-viper' }, { card: 'brute' }, hidden];
  const scenario = createScenario(
    { hand: ['moth-prince-ii'], pieces },
    { pieces: [{ card: 'dam-warden' }, { card: 'wall' }] },
  );
  scenario.plays('moth-prince-ii', 3, 'dam-warden');
  expect(scenario.piece('grey-moth')).toMatchObject({ attack: 1, health: 1, control: 1 });
  expect(scenario.keywords('moth-prince-ii')).toEqual(['assault']);
  const viper = scenario.piece('roof-viper').attack;
  scenario.does('combat');
  while (scenario.asked === 'window') scenario.does('pass');
  const gains = ['roof-viper', 'brute', 'post'].map((card) => scenario.gain(card, 'attack'));
  expect(gains).toEqual([2, 0, 2]);
  scenario.attacks(['roof-viper', 'wall']);
  const amount = viper + 2 - scenario.piece('wall').defence;
  expect(scenario.countEvents({ did: 'damage', to: 'wall', combat: true, amount })).toBe(1);
});

test('cut-tongue cancels a spell for a point of life', () => {
  const scenario = createScenario({ hand: ['slag-jet', 'post'] }, { hand: ['cut-tongue'] });
  scenario.does({ play: 'slag-jet' }, 'opponent', { play: 'cut-tongue' }, 'slag-jet').settles();
  expect(scenario.opponent.life).toBe(19);
  expect(scenario.countEvents({ did: 'cancel', card: 'slag-jet' })).toBe(1);
  expect([scenario.you.discard, scenario.opponent.discard]).toEqual([['slag-jet'], ['cut-tongue']]);
});

test('adder-bite takes immunity away, poisons with 2 and wounds', () => {
  const post = { card: 'post', equipment: ['brass-corselet'] };
  const kept = createScenario({ hand: ['venom'] }, { pieces: [post] }).plays('venom', 'post');
  expect(kept.states('post')).toEqual([]);
  const scenario = createScenario({ hand: ['adder-bite'] }, { pieces: [post] }).plays('adder-bite', 'post');
  expect(scenario.piece('post').states).toEqual([{ state: 'poisoned', amount: 2, turns: 3 }]);
  expect(scenario.wounds('post')).toBe(1);
  expect(scenario.endsTurn().wounds('post')).toBe(3);
});

const night = () =>
  createScenario({ hand: ['moonless-night'], pieces: [{ card: 'straw' }] }, { pieces: [{ card: 'post' }] });

test('moonless-night destroys an enemy, for energy or for a companion and life', () => {
  const cost = night().you.costs!['moonless-night']!;
  const paid = night().plays('moonless-night', 'post', 'energy');
  expect(paid).toMatchObject({ you: { energy: 10 - cost, life: 20 }, opponent: { discard: ['post'] } });
  const given = night().plays('moonless-night', 'post', 'instead', 'straw');
  expect(given).toMatchObject({ you: { energy: 10, life: 18 }, opponent: { discard: ['post'] } });
  expect(given.you.discard).toEqual(['straw', 'moonless-night']);
});

const alley = (level: number) =>
  createScenario({ pieces: [{ card: 'blind-alley', level }, { card: 'post' }] }).uses('blind-alley', 'post');

test('blind-alley hides a character: for energy, then free, then with strength', () => {
  expect([1, 2, 3].map((level) => alley(level).you.energy)).toEqual([9, 10, 10]);
  expect([1, 2, 3].map((level) => alley(level).gain('post', 'attack'))).toEqual([0, 0, 1]);
  expect(alley(1).states('post')).toEqual(['stealth']);
});

const market = (level: number) =>
  createScenario(
    { hand: ['word', 'debt-collector'], pieces: [{ card: 'mask-market', level }] },
    { hand: ['jab', 'bolt'] },
  );

test('mask-market makes discards hurt, and later brings them about', () => {
  expect(market(1).plays('debt-collector', 4).does('jab').settles().opponent.life).toBe(19);
  const two = market(2).uses('mask-market');
  expect(two.match.question?.seat).toBe(0);
  two.does('word', 'jab').settles();
  expect([two.opponent.life, two.you.life, two.you.discard]).toEqual([19, 20, ['word']]);
  const three = market(3).uses('mask-market');
  expect([three.opponent.life, three.opponent.hand.count]).toEqual([18, 1]);
});

const crypt = (level: number) => {
  const pieces = [{ card: 'whisper-crypt', level }, { card: 'post' }];
  const scenario = createScenario(
    { life: 10, hand: ['bolt', 'bolt'], pieces },
    { pieces: [{ card: 'wall' }] },
  );
  scenario.plays('bolt', 'post').plays('bolt', 'wall');
  return [scenario.opponent.life, scenario.you.life];
};

test('whisper-crypt drains the other player for a death, then for two a turn, then more', () => {
  expect([1, 2, 3].map(crypt)).toEqual([
    [19, 11],
    [18, 12],
    [16, 14],
  ]);
});

test('glass-stiletto poisons whom its bearer wounds for three turns', () => {
  const bearer = { card: 'bowman', equipment: ['glass-stiletto'] };
  const scenario = createScenario({ pieces: [bearer] }, { pieces: [{ card: 'post' }] }).attacks([
    'bowman',
    'post',
  ]);
  expect(scenario.countEvents({ did: 'state', piece: 'post', state: 'poisoned', turns: 3 })).toBe(1);
});

test('ink-mantle hides its bearer, and curses who wounds it', () => {
  const bearer = { card: 'post', equipment: ['ink-mantle'] };
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [bearer, { card: 'wall' }] });
  expect([scenario.gain('post', 'defence'), scenario.gain('post', 'health')]).toEqual([1, 1]);
  scenario.does('combat');
  expect([scenario.offers({ target: 'post' }), scenario.offers({ target: 'wall' })]).toEqual([false, true]);
  const shown = createScenario({ pieces: [{ card: 'breach-captain' }] }, { pieces: [bearer] });
  shown.declares(['breach-captain', 'opponent']).does({ defender: 'post' }).settles();
  expect(shown.states('breach-captain')).toEqual(['cursed']);
});
