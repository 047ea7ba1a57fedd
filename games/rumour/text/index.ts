import type { Choice } from '@ludoteca/kernel';
import { at } from '@ludoteca/kernel';
import {
  type ByLanguage,
  type Language,
  optionsOf,
  formatReason,
  type VisiblePile,
  type GameTexts,
  type ZoneItem,
  formatWinners,
} from '@ludoteca/kit';
import { type Card, CARDS, type Rumour } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

function textsIn(language: Language, words: Words): GameTexts<Rumour> {
  const list = (cards: readonly Card[]): string => cards.map((card) => words.cards[card]).join(', ');

  /** Cards of a kind as one thing, standing for the option to play or discard it; hidden ones as backs. */
  const things = (
    { count, cards }: VisiblePile<Card>,
    options: readonly Choice<Rumour>[] = [],
  ): ZoneItem<Rumour>[] => {
    if (cards === undefined) return count === 0 ? [] : [{ name: words.zones.hidden, count, role: 'quiet' }];
    return CARDS.filter((card) => cards.includes(card)).map((card) => ({
      name: words.cards[card],
      count: cards.filter((other) => other === card).length,
      options: options.filter((option) => option === card),
    }));
  };

  return {
    name: words.name,
    about: words.about,
    rules: words.rules,
    settings: {},
    event: (event, names) => {
      const name = at(names, event.seat);
      switch (event.did) {
        case 'draw':
          return words.events.draw(name, event.count, event.cards && list(event.cards));
        case 'play':
        case 'discard':
          return words.events[event.did](name, words.cards[event.card]);
        default:
          return words.events[event.did](name);
      }
    },
    question: ({ prompt, seat }, names) => words.questions[prompt](at(names, seat)),
    option: (choice, { prompt }) =>
      prompt === 'discard' || choice === 'gossip' ? words.cards[choice as Card] : words.options[choice],
    reason: (reason) => formatReason(language, words.reasons, reason),
    zones: ({ hands, stock, pile }, _, names, asked) => [
      ...hands.map((hand, seat) => ({
        id: `hand ${seat}`,
        name: words.zones.hand(at(names, seat)),
        seat,
        items: things(hand, seat === asked?.seat ? optionsOf<Rumour>(asked) : []),
      })),
      { id: 'stock', name: words.zones.stock, items: things(stock) },
      { id: 'pile', name: words.zones.pile, items: things({ count: pile.length, cards: pile }) },
    ],
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const texts: ByLanguage<GameTexts<Rumour>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
