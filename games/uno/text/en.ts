/** The English texts. */
import { formatEnglishOrdinal, formatFactList } from '@ludoteca/kit';
import { formatTable } from './format.ts';
import type { UnoTexts } from './text-types.ts';

const cardCount = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

export const en: UnoTexts = {
  name: 'Uno',
  about: 'Match value or suit with traditional cards: whoever runs out of cards wins.',
  rules: [
    'On your turn you discard a card of the same value or the same suit as the card on the table, or you draw as many cards as you like.',
    'A (ace) fits anything and names the suit; C (joker) does too, and makes the next player draw four cards.',
    'V (jack) makes the next player draw two cards, D (queen) turns the direction of play, R (king) skips the next player.',
    'A player who owes cards draws exactly that many and passes.',
    'Whoever gets rid of all cards wins. If the stock runs out, the fewest cards win.',
  ],
  settings: {
    hand: { label: 'Cards in hand' },
    decks: { label: 'Decks' },
    firstCard: {
      label: 'First card',
      choices: { number: 'a number card of the deck', ace: 'an ace outside the deck' },
    },
  },
  zones: {
    hand: (name) => `${name}’s hand`,
    table: 'Table',
    stock: 'Stock',
    back: 'hidden card',
    follow: (suit) => `follow ${suit}`,
  },
  seats: {
    toPlay: 'to play',
    owes: (count) => `owes ${cardCount(count)}`,
    out: 'out',
    place: (place) => `${formatEnglishOrdinal(place)} place`,
  },
  events: {
    deal: (name, count, cards) => `${name} is dealt ${cards ?? cardCount(count)}.`,
    table: (table) => `The table shows ${table}.`,
    begin: (name) => `${name} begins.`,
    discard: (name, card) => `${name} discards ${card}.`,
    name: (name, card, suit) => `${name} discards ${card} and names ${suit}.`,
    buy: (name, count, cards) =>
      `${name} draws ${cardCount(count)}${cards === undefined ? '' : `: ${cards}`}.`,
    owe: (name, count) => `${name} owes ${cardCount(count)}.`,
    'turn round': () => 'The direction of play is reversed.',
    skip: (name) => `${name} is skipped.`,
    'lose the turn': (name) => `${name} loses the turn.`,
    leave: (name) => `${name} is out.`,
    'run out': (missing) =>
      `The stock has run out: ${missing === 1 ? 'one card is' : `${missing} cards are`} missing.`,
    'reach the limit': (turns) => `After ${turns} turns the match stops.`,
  },
  questions: {
    turn: (name) => `${name}, what do you discard?`,
    buy: (name) => `${name}, how many cards do you draw?`,
    owe: (name, count) => `${name}, you must draw ${cardCount(count)}.`,
  },
  options: {
    discard: (card) => `discard ${card}`,
    name: (card, suit) => `discard ${card} and name ${suit}`,
    buy: 'draw cards',
    count: (count) => (count === 1 ? 'one card' : `${count} cards`),
    tooMany: (count) => `${count === 1 ? 'one card' : `${count} cards`}, more than there are: ends the match`,
  },
  drawOrder: {
    word: 'draw',
    takes: 'N',
    about: 'draw N cards at once; alone one card',
    label: 'draw one card',
    invalid: (most) => `After “draw” comes a number from 1 to ${most}.`,
  },
  reasons: {
    'hand too large': ({ most }) => `With these seats and decks a hand has at most ${most} cards.`,
    'discard or buy': () => 'You discard a card or you draw.',
    'not in hand': () => 'You do not hold this card.',
    'no match': (facts) => `It must match value or suit: the table shows ${formatTable(facts)}.`,
    'wrong suit': () => 'Only an ace or a joker names a suit, one of the four.',
    'how many': ({ most }) => `You draw 1 to ${most} cards; ${most} is more than the stock holds.`,
    owes: ({ count }) => `You must draw exactly ${cardCount(Number(count))}.`,
    'not a card': () => 'This is no card: cards are written like 7♣ or 10♥, the jokers are C♥ and C♣.',
    'name a suit': () => 'With an ace or a joker a suit must be named: ♥, ♦, ♣ or ♠.',
    'start fields': ({ fields }) =>
      `A start position has the fields ${formatFactList(fields)}, and owes if there is a debt.`,
    'start cards': () =>
      'hands, stock and pile hold together every card of the decks exactly once, and no hand is empty.',
    'start table': () =>
      'table is the value and the suit of the latest discard; without discards it is an ace.',
    'start turn': ({ seats }) => `turn is a seat from 0 to ${Number(seats) - 1}, direction is 1 or -1.`,
    'start debt': () => 'owes is 2 on a V, 4 on a C.',
  },
};
