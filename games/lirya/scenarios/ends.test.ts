/** RULES 13: the end. */
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
  const tale = createScenario({ hand: ['slag-jet'] }, { life: 3 }).plays('slag-jet', 'opponent');
  expect([tale.match.outcome, tale.countEvents({ did: 'lose', seat: 1, why: 'life' })]).toEqual([
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

test('13.1 both win at once, or who wins loses as well: a draw', () => {
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

test('13.1 who must draw and cannot loses, at the turn as by an effect, card by card', () => {
  expect(createScenario({}, { deck: [] }).endsTurn().match.outcome).toEqual({ places: [1, 2] });
  const tale = createScenario({ hand: ['draw-three'], deck: ['jab'] }).plays('draw-three');
  expect([tale.countEvents({ did: 'draw' }), tale.countEvents({ did: 'cannot draw', seat: 0 })]).toEqual([
    1, 1,
  ]);
  expect(tale.match.outcome).toEqual({ places: [2, 1] });
});

test('12.5 where both draw, who is first to fail has lost: whose turn it is', () => {
  const tale = createScenario({ hand: ['all-draw'], deck: [] }, { deck: [] }).plays('all-draw');
  expect(tale.match.outcome).toEqual({ places: [2, 1] });
});

test('12.5 what one may draw can be declined', () => {
  const tale = createScenario({ hand: ['try-luck'], deck: [] }).plays('try-luck');
  expect(tale.asked).toBe('may');
  expect(tale.does('no').match.outcome).toBeUndefined();
});

test('13.4 who leaves loses, also in a window', () => {
  const tale = createScenario({ hand: ['word'] }, { hand: ['retort'] }).does({ play: 'word' });
  expect(tale.asked).toBe('window');
  expect(tale.match.withdraw(0).ok).toBe(true);
  expect(tale.match.outcome).toEqual({ places: [2, 1] });
});

test('13.1 one’s own deeds count too', () => {
  expect(createScenario({ life: 5, hand: ['own-goal'] }).plays('own-goal').match.outcome).toEqual({
    places: [2, 1],
  });
});

test('6.7 an answer that does not come in time is “no”, “pass” or “end turn”', () => {
  const tale = createScenario({ hand: ['word'] }, { hand: ['retort'] }).does({ play: 'word' });
  expect(tale.match.lapse(tale.match.number).ok).toBe(true);
  expect(tale.asked).toBe('main');
  expect(tale.match.lapse(tale.match.number).ok).toBe(true);
  expect(tale.match.question).toMatchObject({ prompt: 'main', seat: 1 });
});
