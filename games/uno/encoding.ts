/** Observations and actions as numbers, for programs that learn. */
import { at } from '@ludoteca/kernel';
import {
  type ActionBlock,
  countedActions,
  counts,
  type EncodedMoment,
  group,
  numberActions,
  type NumericEncoding,
  oneHot,
  questionFeature,
  scalar,
  seatFeatures,
} from '@ludoteca/kit';
import { createDecks, formatCard, isWild, SUITS, type Suit, suitOf, type UnoCard, VALUES } from './cards.ts';
import type { Uno } from './parts.ts';
import { SEATS } from './rules.ts';

type Moment = EncodedMoment<Uno>;

const DECK = createDecks(1);
const CARD_NAMES = DECK.map(formatCard);
const indexOfCard = (card: UnoCard): number => DECK.indexOf(card);
/** A purchase takes at most every card of two decks but the one on the table. */
const MAX_PURCHASE = createDecks(2).length - 1;

const keyOf = (card: UnoCard, suit: Suit): number => card * SUITS.length + suit;
/** Every discard; an ace or a joker once for each suit that it can name (3.3). */
const DISCARDS = DECK.flatMap((card) =>
  isWild(card)
    ? SUITS.map((symbol, suit) => ({ name: `${formatCard(card)}>${symbol}`, key: keyOf(card, suit) }))
    : [{ name: formatCard(card), key: keyOf(card, suitOf(card)) }],
);
const DISCARD_INDEXES: ReadonlyMap<number, number> = new Map(DISCARDS.map(({ key }, i) => [key, i + 1]));

const turn: ActionBlock<Uno, 'turn'> = {
  names: ['buy', ...DISCARDS.map(({ name }) => name)],
  indexOf: (option) =>
    option === 'buy' ? 0 : (DISCARD_INDEXES.get(keyOf(option.discard, option.suit)) ?? -1),
};

const encoding: NumericEncoding<Uno> = {
  version: 1,
  observation: group<Moment>([
    questionFeature(SEATS.max, ['turn', 'buy', 'owe']),
    scalar('owed', ({ frame }) => (frame?.do === 'owe' ? frame.count : 0)),
    counts('hand', CARD_NAMES, ({ view, seat }) => at(view.hands, seat).cards ?? [], indexOfCard),
    counts('pile', CARD_NAMES, ({ view }) => view.pile, indexOfCard),
    oneHot('value', VALUES, ({ view }) => view.value),
    oneHot('suit', SUITS, ({ view }) => view.suit),
    scalar('direction', ({ view }) => view.direction),
    scalar('stock', ({ view }) => view.stock.count),
    seatFeatures(
      SEATS.max,
      group([
        scalar('cards', ({ view, of }) => at(view.hands, of).count),
        scalar('left', ({ view, of }) => Number(view.left.includes(of))),
      ]),
    ),
  ]),
  actions: numberActions<Uno>({
    turn,
    buy: countedActions(1, MAX_PURCHASE),
    owe: countedActions(1, MAX_PURCHASE),
  }),
};

export const createEncoding = (): NumericEncoding<Uno> => encoding;
