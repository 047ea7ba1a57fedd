import { expect, test } from 'vitest';
import { attemptFromHand, attemptInPlay, collectOffers } from './offers.ts';
import { createBoardProps, type StudentsScene, SCENES } from './scenes.ts';

const offers = (scene: StudentsScene) => collectOffers(createBoardProps(scene, 'en'));

test('a malus can be given to each player, a magic has one option, an instant none', () => {
  const { hand, draw } = offers(SCENES['three seats, own action']);
  expect(hand('Allerta meteo')).toEqual([0, 1, 2].map((on) => ({ play: 'Allerta meteo', on })));
  expect(hand('Ruba Studente')).toEqual([{ play: 'Ruba Studente' }]);
  expect(hand('MAI')).toEqual([]);
  expect(draw).toBe(true);
});

test('instants are offered in a defence', () => {
  const { hand, draw } = offers(SCENES['a defence inside a sub-round']);
  expect(hand('MAI')).toEqual([{ block: 'MAI' }]);
  expect(hand('Ruba Studente')).toEqual([]);
  expect(draw).toBe(false);
});

test('cards are offered in the room that the question is about, not in others', () => {
  const { inPlay } = offers(SCENES['a card to be stolen']);
  expect(inPlay(1, 'Studente Erasmus')).toEqual({ steal: 'Studente Erasmus' });
  expect(inPlay(2, 'Studente Erasmus')).toBeUndefined();
  expect(inPlay(1, 'Aula minuscola')).toBeUndefined();
});

test('opponents can be aimed at', () => {
  const { aim } = offers(SCENES['whom to aim at']);
  expect([0, 1, 2, 3].map(aim)).toEqual([undefined, { aim: 1 }, { aim: 2 }, { aim: 3 }]);
});

test('the judge sees the options of players but is offered none', () => {
  expect(offers(SCENES.judge).hand('Ruba Studente')).toEqual([]);
});

test('the attempted choice depends on the prompt', () => {
  expect(attemptFromHand('action', 'MAI')).toEqual({ play: 'MAI' });
  expect(attemptFromHand('limit', 'MAI')).toEqual({ discard: 'MAI' });
  expect(attemptFromHand('window', 'Due per Uno')).toEqual({ block: 'Due per Uno' });
  expect(attemptInPlay('steal', 'Matricola Scout')).toEqual({ steal: 'Matricola Scout' });
  expect(attemptInPlay('action', 'Matricola Scout')).toBeUndefined();
});
