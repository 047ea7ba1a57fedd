/** RULES 7.5 and 7.8: defence and stealth. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { createScenario } from './scenario.testing.ts';

addTestCards('defence tests', [
  spell('rally', [{ do: 'token', card: 'stress-mote', line: 'front' }], [], 'response'),
]);

const assault = (pieces: readonly object[], attackers = ['breach-captain']) =>
  createScenario({ pieces: attackers.map((card) => ({ card })) }, { pieces: pieces as [] });
const state = (name: 'stunned' | 'paralysed' | 'stealth') => [{ state: name, turns: 3 }];

test('7.5 a front-liner may take an attack on the player upon itself, wholly', () => {
  const tale = assault([{ card: 'post' }]).declares(['breach-captain', 'opponent']);
  expect(tale.asked).toBe('defend');
  tale.does({ defender: 'post' }).settles();
  expect([tale.opponent.life, tale.wounds('post')]).toEqual([20, 4]);
  expect(tale.countEvents({ did: 'damage', to: 'post', combat: true })).toBe(1);
});

test('7.5 defending is voluntary', () => {
  expect(
    assault([{ card: 'post' }])
      .declares(['breach-captain', 'opponent'])
      .does('done')
      .settles().opponent.life,
  ).toBe(16);
});

test('7.5 nobody is asked where nobody could defend, or where the player is not attacked', () => {
  expect(assault([{ card: 'sage' }]).declares(['breach-captain', 'opponent']).asked).toBe('main');
  expect(assault([{ card: 'post' }]).declares(['breach-captain', 'post']).asked).toBe('main');
});

test('7.5 with guard one defends from the second line', () => {
  const tale = assault([{ card: 'lamplighter', slot: 4 }]).declares(['breach-captain', 'opponent']);
  expect(tale.offers({ defender: 'lamplighter' })).toBe(true);
});

test('7.5 stunned ones and newcomers may defend, paralysed ones may not', () => {
  const pieces = [
    { card: 'post', states: state('stunned') },
    { card: 'wall', fresh: true },
    { card: 'brute', states: state('paralysed') },
  ];
  const tale = assault(pieces).declares(['breach-captain', 'opponent']);
  expect(['post', 'wall', 'brute'].map((defender) => tale.offers({ defender }))).toEqual([true, true, false]);
});

test('7.5 each defends once, and one for each attack', () => {
  const tale = assault([{ card: 'post' }, { card: 'wall' }], ['breach-captain', 'moth-prince']);
  tale
    .declares(['breach-captain', 'opponent'], ['moth-prince', 'opponent'])
    .does({ defender: 'post', attack: 0 });
  expect([tale.offers({ defender: 'post' }), tale.offers({ attack: 0 }), tale.offers({ attack: 1 })]).toEqual(
    [false, false, true],
  );
});

test('7.5 who came to the front in answer to the attack may defend', () => {
  const tale = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['rally'] });
  tale.declares(['brute', 'opponent']).does({ play: 'rally' }, { defender: 'stress-mote' }).settles();
  expect([tale.opponent.life, tale.countEvents({ did: 'die', piece: 'stress-mote' })]).toEqual([20, 1]);
});

test('7.8 hidden ones may step in, and are hidden no more', () => {
  const tale = assault([{ card: 'post', states: state('stealth') }]).declares(['breach-captain', 'opponent']);
  tale.does({ defender: 'post' }).settles();
  expect([tale.opponent.life, tale.states('post')]).toEqual([20, []]);
});

test('7.8 stealth ends with the declaration of an attack, printed stealth too', () => {
  const pieces = [{ card: 'roof-viper' }, { card: 'brute', states: state('stealth') }];
  const tale = createScenario({ pieces }, { pieces: [{ card: 'post' }, { card: 'bowman' }] });
  tale.attacks(['roof-viper', 'post'], ['brute', 'post']).does('combat');
  expect(['roof-viper', 'brute'].map((target) => tale.offers({ target }))).toEqual([true, true]);
});

test('7.8 defending does not count as attacking', () => {
  const tale = assault([{ card: 'brute' }])
    .declares(['breach-captain', 'opponent'])
    .does({ defender: 'brute' })
    .settles();
  expect(tale.piece('brute').ready).toBe(true);
});

test('7.8 who is hidden by a state has stealth, like who has it by the card; who has shown themself has it no more', () => {
  const pieces = [{ card: 'moth-prince' }, { card: 'brute' }, { card: 'roof-viper' }];
  const tale = createScenario({ hand: ['mask-maker'], pieces }, { pieces: [{ card: 'post' }] });
  tale.plays('mask-maker', 4, 'brute');
  expect([tale.gain('brute', 'attack'), tale.gain('roof-viper', 'attack')]).toEqual([2, 2]);
  tale.attacks(['brute', 'post'], ['roof-viper', 'post']);
  expect([tale.gain('brute', 'attack'), tale.gain('roof-viper', 'attack')]).toEqual([0, 0]);
  expect([tale.states('brute'), tale.keywords('roof-viper')]).toEqual([[], []]);
});

test('7.8 who loses stealth can be attacked, whatever hides them', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const }] };
  const tale = createScenario(
    { pieces: [{ card: 'great-lighthouse' }, { card: 'brute' }] },
    { pieces: [hidden] },
  );
  expect(tale.states('post')).toEqual([]);
  expect(tale.attacks(['brute', 'post']).wounds('post')).toBe(5);
});

test('7.8 silence takes a keyword away and leaves a state', () => {
  const silenced = { state: 'silenced' as const };
  const viper = { card: 'roof-viper', states: [silenced] };
  const post = { card: 'post', states: [silenced, { state: 'stealth' as const }] };
  const tale = createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [viper, post] }).does('combat');
  expect([tale.offers({ target: 'roof-viper' }), tale.offers({ target: 'post' })]).toEqual([true, false]);
});

test.each([true, false])(
  '7.5 an attack that an effect turns is an attack on whom it is turned, within reach or not; targets looked at again: %s',
  (targetsCheckedAgain) => {
    const brute = { pieces: [{ card: 'brute', slot: 0 }] };
    const guarded = {
      pieces: [
        { card: 'post', slot: 0 },
        { card: 'terrace-guard', slot: 4 },
      ],
    };
    const tale = createScenario(brute, guarded, {}, { variant: { targetsCheckedAgain } });
    tale.declares(['brute', 'post']).does({ use: 'terrace-guard' }, 'brute').settles();
    expect(tale.countEvents({ did: 'attack fails' })).toBe(0);
    expect([tale.wounds('post'), tale.wounds('terrace-guard')]).toEqual([
      0,
      5 - tale.piece('terrace-guard').defence,
    ]);
  },
);
