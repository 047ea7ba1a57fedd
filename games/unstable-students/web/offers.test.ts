import { expect, test } from 'vitest';
import { attemptFromHand, attemptInPlay, collectOffers } from './offers.ts';
import { boardPropsOf, type StudentsScene, SCENES } from './scenes.ts';

const offers = (scene: StudentsScene) => collectOffers(boardPropsOf(scene, 'en'));

test('a malus can be put before each player, a magic is played in one way, an instant in none', () => {
  const { hand, draw } = offers(SCENES['three seats, own action']);
  expect(hand('Allerta meteo')).toEqual([0, 1, 2].map((on) => ({ play: 'Allerta meteo', on })));
  expect(hand('Ruba Studente')).toEqual([{ play: 'Ruba Studente' }]);
  expect(hand('MAI')).toEqual([]);
  expect(draw).toBe(true);
});

test('while one may defend, the instants are offered', () => {
  const { hand, draw } = offers(SCENES['a defence inside a sub-round']);
  expect(hand('MAI')).toEqual([{ block: 'MAI' }]);
  expect(hand('Ruba Studente')).toEqual([]);
  expect(draw).toBe(false);
});

test('a card is pointed at in the room that is asked about, and not where its like lies', () => {
  const { inPlay: laid } = offers(SCENES['a card to be stolen']);
  expect(laid(1, 'Studente Erasmus')).toEqual({ steal: 'Studente Erasmus' });
  expect(laid(2, 'Studente Erasmus')).toBeUndefined();
  expect(laid(1, 'Aula minuscola')).toBeUndefined();
});

test('one aims at others', () => {
  const { aim } = offers(SCENES['whom to aim at']);
  expect([0, 1, 2, 3].map(aim)).toEqual([undefined, { aim: 1 }, { aim: 2 }, { aim: 3 }]);
});

test('a judge sees the options of others and is offered none', () => {
  expect(offers(SCENES.judge).hand('Ruba Studente')).toEqual([]);
});

test('what is tried depends on what is asked', () => {
  expect(attemptFromHand('action', 'MAI')).toEqual({ play: 'MAI' });
  expect(attemptFromHand('limit', 'MAI')).toEqual({ discard: 'MAI' });
  expect(attemptFromHand('window', 'Due per Uno')).toEqual({ block: 'Due per Uno' });
  expect(attemptInPlay('steal', 'Matricola Scout')).toEqual({ steal: 'Matricola Scout' });
  expect(attemptInPlay('action', 'Matricola Scout')).toBeUndefined();
});
