/** The labels of the board in English. */
import { formatEnglishOrdinal } from '@ludoteca/kit';
import type { StudentsOwnTexts } from './text-types.ts';

export const en: StudentsOwnTexts = {
  rooms: 'Rooms',
  area: 'bonuses and maluses',
  hand: 'hand',
  you: 'you',
  targets: { IO: 'me', TU: 'another', VOI: 'the others', TUTTI: 'everyone' },
  optional: 'optional',
  noEffect: 'no effect',
  cards: (count) => (count === 1 ? 'one card' : `${count} cards`),
  forbids: (types) => `forbidden: ${types}`,
  round: (round) => `Round ${round}`,
  phase: 'Phases of the round',
  phases: { start: 'start', draw: 'draw', action: 'action', end: 'end' },
  waiting: (name) => `It is up to ${name} now.`,
  draw: 'draw',
  newest: 'newest first',
  empty: 'no cards',
  beforeWhom: (card) => `${card}: in front of whom?`,
  beforeYou: 'in front of you',
  before: (name) => `in front of ${name}`,
  duplicate: 'duplicate',
  place: (place) => `${formatEnglishOrdinal(place)} place`,
  chain: {
    placing: 'about to enter',
    offered: 'may act',
    mayBlock: 'may block it',
    youMayBlock: 'You may block it: play an instant, or let it happen',
    cannotBlock: 'You have nothing that blocks it',
    decides: 'decides',
    youDecide: 'You decide',
    next: (names) => `then ${names}`,
  },
};
