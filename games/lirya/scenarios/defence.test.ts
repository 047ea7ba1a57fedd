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

test('7.5 a character in the front line may defend against an attack on the player and takes all of it', () => {
  const scenario = assault([{ card: 'post' }]).declares(['breach-captain', 'opponent']);
  expect(scenario.asked).toBe('defend');
  scenario.does({ defender: 'post' }).settles();
  expect([scenario.opponent.life, scenario.wounds('post')]).toEqual([20, 4]);
  expect(scenario.countEvents({ did: 'damage', to: 'post', combat: true })).toBe(1);
});

test('7.5 after a defence, what triggers when the defender is attacked triggers, and only then', () => {
  const mirrored = { card: 'post', equipment: ['dawn-mirror'] };
  const scenario = assault([mirrored]).declares(['breach-captain', 'opponent']);
  expect(scenario.states('breach-captain')).toEqual([]);
  scenario.does({ defender: 'post' }).settles();
  expect(scenario.states('breach-captain')).toEqual(['silenced']);
  expect(scenario.countEvents({ did: 'trigger' })).toBe(1);
  const undefended = assault([mirrored]).declares(['breach-captain', 'opponent']).does('done').settles();
  expect(undefended.states('breach-captain')).toEqual([]);
});

test('7.5 defending is voluntary', () => {
  expect(
    assault([{ card: 'post' }])
      .declares(['breach-captain', 'opponent'])
      .does('done')
      .settles().opponent.life,
  ).toBe(16);
});

test('7.5 nothing is asked where no character could defend, or where the player is not attacked', () => {
  expect(assault([{ card: 'sage' }]).declares(['breach-captain', 'opponent']).asked).toBe('main');
  expect(assault([{ card: 'post' }]).declares(['breach-captain', 'post']).asked).toBe('main');
});

test('7.5 characters with guard defend from the second line', () => {
  const scenario = assault([{ card: 'lamplighter', slot: 4 }]).declares(['breach-captain', 'opponent']);
  expect(scenario.offers({ defender: 'lamplighter' })).toBe(true);
});

test('7.5 stunned and newly entered characters may defend, paralysed ones may not', () => {
  const pieces = [
    { card: 'post', states: state('stunned') },
    { card: 'wall', fresh: true },
    { card: 'brute', states: state('paralysed') },
  ];
  const scenario = assault(pieces).declares(['breach-captain', 'opponent']);
  expect(['post', 'wall', 'brute'].map((defender) => scenario.offers({ defender }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('7.5 each character defends once, and each attack has one defender', () => {
  const scenario = assault([{ card: 'post' }, { card: 'wall' }], ['breach-captain', 'moth-prince']);
  scenario
    .declares(['breach-captain', 'opponent'], ['moth-prince', 'opponent'])
    .does({ defender: 'post', attack: 0 });
  expect([
    scenario.offers({ defender: 'post' }),
    scenario.offers({ attack: 0 }),
    scenario.offers({ attack: 1 }),
  ]).toEqual([false, false, true]);
});

test('7.5 a character that came to the front line in response to the attack may defend', () => {
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { hand: ['rally'] });
  scenario.declares(['brute', 'opponent']).does({ play: 'rally' }, { defender: 'stress-mote' }).settles();
  expect([scenario.opponent.life, scenario.countEvents({ did: 'die', piece: 'stress-mote' })]).toEqual([
    20, 1,
  ]);
});

test('7.8 characters with stealth may defend, and lose stealth', () => {
  const scenario = assault([{ card: 'post', states: state('stealth') }]).declares([
    'breach-captain',
    'opponent',
  ]);
  scenario.does({ defender: 'post' }).settles();
  expect([scenario.opponent.life, scenario.states('post')]).toEqual([20, []]);
});

test('7.8 stealth ends with the declaration of an attack, printed stealth too', () => {
  const pieces = [{ card: 'roof-viper' }, { card: 'brute', states: state('stealth') }];
  const scenario = createScenario({ pieces }, { pieces: [{ card: 'post' }, { card: 'bowman' }] });
  scenario.attacks(['roof-viper', 'post'], ['brute', 'post']).does('combat');
  expect(['roof-viper', 'brute'].map((target) => scenario.offers({ target }))).toEqual([true, true]);
});

test('7.8 defending does not count as attacking', () => {
  const scenario = assault([{ card: 'brute' }])
    .declares(['breach-captain', 'opponent'])
    .does({ defender: 'brute' })
    .settles();
  expect(scenario.piece('brute').ready).toBe(true);
});

test('7.8 stealth by a state equals printed stealth; a character that has attacked or defended has neither', () => {
  const pieces = [{ card: 'moth-prince' }, { card: 'brute' }, { card: 'roof-viper' }];
  const scenario = createScenario({ hand: ['mask-maker'], pieces }, { pieces: [{ card: 'post' }] });
  scenario.plays('mask-maker', 4, 'brute');
  expect([scenario.gain('brute', 'attack'), scenario.gain('roof-viper', 'attack')]).toEqual([2, 2]);
  scenario.attacks(['brute', 'post'], ['roof-viper', 'post']);
  expect([scenario.gain('brute', 'attack'), scenario.gain('roof-viper', 'attack')]).toEqual([0, 0]);
  expect([scenario.states('brute'), scenario.keywords('roof-viper')]).toEqual([[], []]);
});

test('7.8 a character that loses stealth can be attacked, whatever the source of its stealth', () => {
  const hidden = { card: 'post', states: [{ state: 'stealth' as const }] };
  const scenario = createScenario(
    { pieces: [{ card: 'great-lighthouse' }, { card: 'brute' }] },
    { pieces: [hidden] },
  );
  expect(scenario.states('post')).toEqual([]);
  expect(scenario.attacks(['brute', 'post']).wounds('post')).toBe(5);
});

test('7.8 silence removes keywords and leaves states', () => {
  const silenced = { state: 'silenced' as const };
  const viper = { card: 'roof-viper', states: [silenced] };
  const post = { card: 'post', states: [silenced, { state: 'stealth' as const }] };
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [viper, post] }).does('combat');
  expect([scenario.offers({ target: 'roof-viper' }), scenario.offers({ target: 'post' })]).toEqual([
    true,
    false,
  ]);
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
    const scenario = createScenario(brute, guarded, {}, { variant: { targetsCheckedAgain } });
    scenario.declares(['brute', 'post']).does({ use: 'terrace-guard' }, 'brute').settles();
    expect(scenario.countEvents({ did: 'attack fails' })).toBe(0);
    expect([scenario.wounds('post'), scenario.wounds('terrace-guard')]).toEqual([
      0,
      5 - scenario.piece('terrace-guard').defence,
    ]);
  },
);
