/** Builds the sentences and zones that user interfaces show from the texts of one language. */
import { at, type Choice } from '@ludoteca/kernel';
import {
  type ByLanguage,
  formatReason,
  formatWinners,
  type GameTexts,
  type Language,
  optionsOf,
  type VisiblePile,
  type ZoneItem,
} from '@ludoteca/kit';
import { type Card, CARDS } from '../cards.ts';
import type { Rumour } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RumourTexts } from './text-types.ts';

function createTexts(language: Language, texts: RumourTexts): GameTexts<Rumour> {
  /** Equal cards are one item, which carries the option to play or discard one of them. */
  const toItems = (
    { count, cards }: VisiblePile<Card>,
    options: readonly Choice<Rumour>[] = [],
  ): ZoneItem<Rumour>[] => {
    if (cards === undefined)
      return count === 0 ? [] : [{ name: texts.zones.hidden, count, role: 'quiet', shape: 'back' }];
    return CARDS.filter((card) => cards.includes(card)).map((card) => ({
      name: texts.cards[card],
      count: cards.filter((other) => other === card).length,
      options: options.filter((option) => option === card),
    }));
  };

  return {
    name: texts.name,
    about: texts.about,
    rules: texts.rules,
    settings: {},
    event: (event, names) => {
      const name = at(names, event.seat);
      switch (event.did) {
        case 'draw':
          return texts.events.draw(
            name,
            event.count,
            event.cards?.map((card) => texts.cards[card]).join(', '),
          );
        case 'play':
        case 'discard':
          return texts.events[event.did](name, texts.cards[event.card]);
        default:
          return texts.events[event.did](name);
      }
    },
    question: ({ prompt, seat }, names) => texts.questions[prompt](at(names, seat)),
    option: (choice, { prompt }) =>
      prompt === 'discard' || choice === 'gossip' ? texts.cards[choice as Card] : texts.options[choice],
    reason: (reason) => formatReason(language, texts.reasons, reason),
    zones: ({ hands, stock, pile }, _, names, asked) => [
      ...hands.map((hand, seat) => ({
        id: `hand ${seat}`,
        name: texts.zones.hand(at(names, seat)),
        seat,
        items: toItems(hand, seat === asked?.seat ? optionsOf<Rumour>(asked) : []),
      })),
      { id: 'stock', name: texts.zones.stock, items: toItems(stock) },
      { id: 'pile', name: texts.zones.pile, items: toItems({ count: pile.length, cards: pile }) },
    ],
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const texts: ByLanguage<GameTexts<Rumour>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
