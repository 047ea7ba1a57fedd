/** RULES 13: the end of the match. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { createScenario } from './scenario.testing.ts';

addTestCards('end tests', [
  spell('all-win', [
    { do: 'win', who: 'you' },
    { do: 'win', who: 'opponent' },
  ]),
  spell('dying-win', [
    { do: 'damage', to: 'you', amount: 5 },
    { do: 'win', who: 'you' },
  ]),
  spell('all-burn', [{ do: 'damage', to: 'both players', amount: 5 }]),
  spell('all-draw', [{ do: 'draw', who: 'both players', count: 1 }]),
  spell('draw-three', [{ do: 'draw', who: 'you', count: 3 }]),
  spell('try-luck', [{ do: 'draw', who: 'you', count: 1, optional: true }]),
  spell('own-goal', [{ do: 'damage', to: 'you', amount: 5 }]),
]);

test('13.1 a player at 0 life loses at once, in the middle of a turn', () => {
  const scenario = createScenario({ hand: ['slag-jet'] }, { life: 3 }).plays('slag-jet', 'opponent');
  expect([scenario.match.outcome, scenario.countEvents({ did: 'lose', seat: 1, why: 'life' })]).toEqual([
    { places: [1, 2] },
    1,
  ]);
});

test('13.1 both at once: a draw', () => {
  expect(
    createScenario({ life: 5, hand: ['all-burn'] }, { life: 4 }).plays('all-burn').match.outcome,
  ).toEqual({
    places: [1, 1],
  });
});

test('13.1 both win at once, or the winner also loses: a draw', () => {
  expect(createScenario({}, { hand: ['all-win'] }, { active: 1 }).plays('all-win').match.outcome).toEqual({
    places: [1, 1],
  });
  expect(createScenario({ hand: ['all-win'] }).plays('all-win').match.outcome).toEqual({ places: [1, 1] });
  expect(createScenario({ life: 5, hand: ['dying-win'] }).plays('dying-win').match.outcome).toEqual({
    places: [1, 1],
  });
  expect(createScenario({ life: 6, hand: ['dying-win'] }).plays('dying-win').match.outcome).toEqual({
    places: [1, 2],
  });
});

test('13.1 a player who cannot draw loses, at the turn and by effects, card by card', () => {
  expect(createScenario({}, { deck: [] }).endsTurn().match.outcome).toEqual({ places: [1, 2] });
  const scenario = createScenario({ hand: ['draw-three'], deck: ['jab'] }).plays('draw-three');
  expect([
    scenario.countEvents({ did: 'draw' }),
    scenario.countEvents({ did: 'cannot draw', seat: 0 }),
  ]).toEqual([1, 1]);
  expect(scenario.match.outcome).toEqual({ places: [2, 1] });
});

test('12.5 where both draw, the active player fails first and loses', () => {
  const scenario = createScenario({ hand: ['all-draw'], deck: [] }, { deck: [] }).plays('all-draw');
  expect(scenario.match.outcome).toEqual({ places: [2, 1] });
});

test('12.5 an optional draw can be declined', () => {
  const scenario = createScenario({ hand: ['try-luck'], deck: [] }).plays('try-luck');
  expect(scenario.asked).toBe('may');
  expect(scenario.does('no').match.outcome).toBeUndefined();
});

test('13.4 a player who leaves loses, also in a window', () => {
  const scenario = createScenario({ hand: ['word'] }, { hand: ['retort'] }).does({ play: 'word' });
  expect(scenario.asked).toBe('window');
  expect(scenario.match.withdraw(0).ok).toBe(true);
  expect(scenario.match.outcome).toEqual({ places: [2, 1] });
});

test('13.1 own actions can lose the match too', () => {
  expect(createScenario({ life: 5, hand: ['own-goal'] }).plays('own-goal').match.outcome).toEqual({
    places: [2, 1],
  });
});

test('6.7 an answer that does not come in time is “no”, “pass” or “end turn”', () => {
  const scenario = createScenario({ hand: ['word'] }, { hand: ['retort'] }).does({ play: 'word' });
  expect(scenario.match.lapse(scenario.match.number).ok).toBe(true);
  expect(scenario.asked).toBe('main');
  expect(scenario.match.lapse(scenario.match.number).ok).toBe(true);
  expect(scenario.match.question).toMatchObject({ prompt: 'main', seat: 1 });
});
