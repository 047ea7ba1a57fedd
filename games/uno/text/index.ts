import { at, type Choice, type Seat } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type ByLanguage,
  type Language,
  type PlayerNames,
  optionsOf,
  formatReason,
  type VisiblePile,
  type GameTexts,
  type ZoneItem,
  formatWinners,
  type Zone,
} from '@ludoteca/kit';
import { type Card, toCard, isWild, formatCard, SUITS, suitOf } from '../cards.ts';
import type { Event, Uno } from '../parts.ts';
import type { View } from '../view-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { suitRole } from './format.ts';
import type { UnoTexts } from './text-types.ts';

type UnoOptions = readonly Choice<Uno>[];

const formatCards = (cards: readonly Card[] | undefined): string | undefined =>
  cards?.map(formatCard).join(' ');
const suitSymbolOf = (suit: number): string => at(SUITS, suit);

function formatEvent(words: UnoTexts, event: Event, names: PlayerNames): string {
  const { events } = words;
  const name = 'seat' in event ? at(names, event.seat) : '';
  switch (event.did) {
    case 'deal':
    case 'buy':
      return events[event.did](name, event.count, formatCards(event.cards));
    case 'table':
      return events.table(formatCard(toCard(event.value, event.suit)));
    case 'discard':
      return isWild(event.card)
        ? events.name(name, formatCard(event.card), suitSymbolOf(event.suit))
        : events.discard(name, formatCard(event.card));
    case 'owe':
      return events.owe(name, event.count);
    case 'reach the limit':
      return events['reach the limit'](event.turns);
    case 'run out':
      return events['run out'](event.missing);
    case 'turn round':
      return events['turn round']();
    default:
      return events[event.did](name);
  }
}

const toItem = (card: Card): ZoneItem<Uno> => ({
  name: formatCard(card),
  role: suitRole(suitOf(card)),
});

/** A card in hand stands for the ways to discard it. */
const toHandItems = (
  { zones }: UnoTexts,
  { count, cards }: VisiblePile<Card>,
  options: UnoOptions,
): ZoneItem<Uno>[] => {
  if (cards === undefined) return count === 0 ? [] : [{ name: zones.back, count, role: 'quiet' }];
  return cards.map((card) => ({
    ...toItem(card),
    options: options.filter((option) => typeof option === 'object' && option.discard === card),
  }));
};

/** The stock stands for buying, even when it is empty. Judges see its cards instead. */
const toStockItems = (
  { zones }: UnoTexts,
  { count, cards }: VisiblePile<Card>,
  options: UnoOptions,
): ZoneItem<Uno>[] => {
  const buying = options.filter((option) => typeof option !== 'object');
  return cards?.map(toItem) ?? [{ name: zones.back, count, role: 'quiet', options: buying }];
};

/** The value and the suit on the table; after an ace or a joker the suit stands beside it. */
function toTableItems({ zones }: UnoTexts, { value, suit, pile }: View): ZoneItem<Uno>[] {
  const top = pile.at(-1);
  if (top === undefined || suitOf(top) === suit) return [toItem(toCard(value, suit))];
  return [toItem(top), { name: zones.follow(suitSymbolOf(suit)) }];
}

function createZones(
  words: UnoTexts,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Uno> | undefined,
): Zone<Uno>[] {
  const { zones } = words;
  const options = optionsOf<Uno>(asked);
  const hand = (shown: VisiblePile<Card>, seat: Seat): Zone<Uno> => ({
    id: `hand ${seat}`,
    name: zones.hand(at(names, seat)),
    seat,
    items: toHandItems(words, shown, seat === asked?.seat ? options : []),
  });
  return [
    { id: 'table', name: zones.table, items: toTableItems(words, view) },
    { id: 'stock', name: zones.stock, items: toStockItems(words, view.stock, options) },
    ...view.hands.map(hand),
  ];
}

/** RULES 3.4 and 6.2: the last number that may be bought is one more than there are. */
const isTooMany = (count: number, question: VisibleQuestion<Uno>): boolean =>
  question.prompt === 'buy' && count === optionsOf<Uno>(question).length;

function createTexts(language: Language, words: UnoTexts): GameTexts<Uno> {
  const { name, about, rules, settings, questions, options } = words;
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => formatEvent(words, event, names),
    question: ({ prompt, seat, frame }, names) =>
      questions[prompt](at(names, seat), 'count' in frame ? frame.count : 0),
    option: (choice, question) => {
      if (choice === 'buy') return options.buy;
      if (typeof choice === 'number')
        return options[isTooMany(choice, question) ? 'tooMany' : 'count'](choice);
      const card = formatCard(choice.discard);
      return isWild(choice.discard) ? options.name(card, suitSymbolOf(choice.suit)) : options.discard(card);
    },
    reason: (reason) => formatReason(language, words.reasons, reason),
    zones: (view, _, names, asked) => createZones(words, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const unoTexts: ByLanguage<UnoTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Uno>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
