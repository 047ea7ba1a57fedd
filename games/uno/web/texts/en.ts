/** The English texts of the web board. */
import type { UnoOwnTexts } from './text-types.ts';

export const en: UnoOwnTexts = {
  players: 'Players',
  suits: ['hearts', 'diamonds', 'clubs', 'spades'],
  courts: { A: 'ace', V: 'jack', D: 'queen', R: 'king', C: 'joker' },
  card: (value, suit) => `${value} of ${suit}`,
  nameSuit: (card) => `${card}: which suit do you name?`,
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  buy: 'draw',
  buyCount: (count) => `draw ${count}`,
  fewer: 'One less',
  more: 'One more',
  mustBuy: (count) => `must draw ${count}`,
  turnLosses: { skip: 'is skipped', 'lose the turn': 'loses the turn' },
  waiting: (name) => `It is ${name}’s turn now.`,
  clockwise: 'Play goes clockwise',
  counterclockwise: 'Play goes counterclockwise',
};
