/** Builds the sentences and zones that user interfaces show from the texts of one language. */
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
import { type UnoCard, toCard, isWild, formatCard, SUITS, suitOf } from '../cards.ts';
import type { Event, Uno } from '../parts.ts';
import type { View } from '../view-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { suitRole } from './format.ts';
import type { UnoTexts } from './text-types.ts';

type UnoOptions = readonly Choice<Uno>[];

const formatCards = (cards: readonly UnoCard[] | undefined): string | undefined =>
  cards?.map(formatCard).join(' ');
const suitSymbolOf = (suit: number): string => at(SUITS, suit);

function formatEvent(texts: UnoTexts, event: Event, names: PlayerNames): string {
  const { events } = texts;
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

const toItem = (card: UnoCard): ZoneItem<Uno> => ({
  name: formatCard(card),
  role: suitRole(suitOf(card)),
});

/** A card in hand carries the options to discard it. */
const toHandItems = (
  { zones }: UnoTexts,
  { count, cards }: VisiblePile<UnoCard>,
  options: UnoOptions,
): ZoneItem<Uno>[] => {
  if (cards === undefined)
    return count === 0 ? [] : [{ name: zones.back, count, role: 'quiet', shape: 'back' }];
  return cards.map((card) => ({
    ...toItem(card),
    options: options.filter((option) => typeof option === 'object' && option.discard === card),
  }));
};

/** The stock carries the options to buy, even if it is empty. Judges see its cards instead. */
const toStockItems = (
  { zones }: UnoTexts,
  { count, cards }: VisiblePile<UnoCard>,
  options: UnoOptions,
): ZoneItem<Uno>[] => {
  const buyOptions = options.filter((option) => typeof option !== 'object');
  return (
    cards?.map(toItem) ?? [{ name: zones.back, count, role: 'quiet', shape: 'back', options: buyOptions }]
  );
};

/** The table card; after an ace or a joker also the suit to follow. */
function toTableItems({ zones }: UnoTexts, { value, suit, pile }: View): ZoneItem<Uno>[] {
  const top = pile.at(-1);
  if (top === undefined || suitOf(top) === suit) return [toItem(toCard(value, suit))];
  return [toItem(top), { name: zones.follow(suitSymbolOf(suit)) }];
}

function createZones(
  texts: UnoTexts,
  view: View,
  names: PlayerNames,
  asked: VisibleQuestion<Uno> | undefined,
): Zone<Uno>[] {
  const { zones } = texts;
  const options = optionsOf<Uno>(asked);
  const hand = (shown: VisiblePile<UnoCard>, seat: Seat): Zone<Uno> => ({
    id: `hand ${seat}`,
    name: zones.hand(at(names, seat)),
    seat,
    items: toHandItems(texts, shown, seat === asked?.seat ? options : []),
  });
  return [
    { id: 'table', name: zones.table, items: toTableItems(texts, view) },
    { id: 'stock', name: zones.stock, items: toStockItems(texts, view.stock, options) },
    ...view.hands.map(hand),
  ];
}

/** RULES 3.4 and 6.2: the highest number that can be bought is one more than the stock holds. */
const isTooMany = (count: number, question: VisibleQuestion<Uno>): boolean =>
  question.prompt === 'buy' && count === optionsOf<Uno>(question).length;

function createTexts(language: Language, texts: UnoTexts): GameTexts<Uno> {
  const { name, about, rules, settings, questions, options } = texts;
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => formatEvent(texts, event, names),
    question: ({ prompt, seat, frame }, names) =>
      questions[prompt](at(names, seat), 'count' in frame ? frame.count : 0),
    option: (choice, question) => {
      if (choice === 'buy') return options.buy;
      if (typeof choice === 'number')
        return options[isTooMany(choice, question) ? 'tooMany' : 'count'](choice);
      const card = formatCard(choice.discard);
      return isWild(choice.discard) ? options.name(card, suitSymbolOf(choice.suit)) : options.discard(card);
    },
    reason: (reason) => formatReason(language, texts.reasons, reason),
    zones: (view, _, names, asked) => createZones(texts, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const unoTexts: ByLanguage<UnoTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Uno>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
