/** The Portuguese texts of the web board. */
import type { UnoOwnTexts } from './text-types.ts';

export const pt: UnoOwnTexts = {
  players: 'Jogadores',
  suits: ['copas', 'ouros', 'paus', 'espadas'],
  courts: { A: 'ás', V: 'valete', D: 'dama', R: 'rei', C: 'coringa' },
  card: (value, suit) => `${value} de ${suit}`,
  nameSuit: (card) => `${card}: que naipe você pede?`,
  cards: (count) => (count === 1 ? 'uma carta' : `${count} cartas`),
  buy: 'compra',
  buyCount: (count) => `compra ${count}`,
  fewer: 'Uma a menos',
  more: 'Uma a mais',
  mustBuy: (count) => `deve comprar ${count}`,
  turnLosses: { skip: 'perde a vez', 'lose the turn': 'fica sem jogar' },
  waiting: (name) => `Agora é a vez de ${name}.`,
  clockwise: 'O jogo vai no sentido horário',
  counterclockwise: 'O jogo vai no sentido anti-horário',
};
