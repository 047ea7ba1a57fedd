/** The Italian texts of the web board. */
import type { UnoOwnTexts } from './text-types.ts';

export const it: UnoOwnTexts = {
  players: 'Giocatori',
  suits: ['cuori', 'quadri', 'fiori', 'picche'],
  courts: { A: 'asso', V: 'fante', D: 'donna', R: 're', C: 'jolly' },
  card: (value, suit) => `${value} di ${suit}`,
  nameSuit: (card) => `${card}: che seme chiami?`,
  cards: (count) => (count === 1 ? 'una carta' : `${count} carte`),
  buy: 'pesca',
  buyCount: (count) => `pesca ${count}`,
  fewer: 'Una di meno',
  more: 'Una di più',
  mustBuy: (count) => `deve pescare ${count}`,
  turnLosses: { skip: 'salta il turno', 'lose the turn': 'perde il turno' },
  waiting: (name) => `Ora tocca a ${name}.`,
  clockwise: 'Il giro va in senso orario',
  counterclockwise: 'Il giro va in senso antiorario',
};
