/** The English texts. */
import type { RumourTexts } from './text-types.ts';

export const en: RumourTexts = {
  name: 'Rumour',
  about: 'A small game of loose tongues: whoever has the most cards at the end wins.',
  rules: [
    'On your turn you draw a card, then spread a rumour or keep quiet.',
    'Whoever holds cards may answer with an alibi, and an alibi may be answered with another, without end.',
    'A rumour that stands makes each other player discard a card; an alibi that stands stops what it answers. Whose card stood draws one.',
    'When the stock is empty, the most cards in hand win.',
  ],
  cards: { rumour: 'rumour', alibi: 'alibi', gossip: 'gossip' },
  zones: { stock: 'Stock', pile: 'Pile', hand: (name) => `${name}’s hand`, hidden: 'hidden card' },
  events: {
    begin: (name) => `${name} begins.`,
    draw: (name, count, cards) => `${name} draws ${cards ?? (count === 1 ? 'a card' : `${count} cards`)}.`,
    play: (name, card) => `${name} plays: ${card}.`,
    'keep quiet': (name) => `${name} keeps quiet.`,
    discard: (name, card) => `${name} discards: ${card}.`,
    leave: (name) => `${name} leaves the match.`,
  },
  questions: {
    speak: (name) => `${name}, do you spread a rumour?`,
    window: (name) => `${name}, do you answer with an alibi?`,
    discard: (name) => `${name}, which card do you discard?`,
  },
  options: { quiet: 'keep quiet', pass: 'let it pass', rumour: 'spread a rumour', alibi: 'give an alibi' },
  reasons: {
    'no rumour': () => 'You hold no rumour.',
    'no alibi': () => 'You hold no alibi.',
    speak: () => 'On your turn you spread a rumour or keep quiet.',
    answer: () => 'The answer is an alibi, or letting it pass.',
    'not in hand': () => 'You do not hold this card.',
  },
};
