import { at, type Choice } from '@ludoteca/kernel';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import type { Entry } from './entry.ts';
import { number } from './form.ts';
import { type Language, optionsIn, type Texts } from './texts.ts';
import { type Facts, sentenceOf, winnersOf } from './words.ts';

const reasons = {
  'empty hand': () => 'Your hand is empty.',
  turn: () => 'Draw or give.',
  'not yours to give': () => 'You do not hold this.',
  draws: ({ draws }: Facts) => `I have seen ${draws} draws.`,
};

/** The words of lots. One tongue is enough for tests; the shared words come in all. */
export const lotsTexts = (language: Language): Texts<Lots> => ({
  name: 'Lots',
  about: 'The smallest game.',
  rules: ['Draw or give.'],
  players: { wary: 'Wary' },
  settings: { cards: { label: 'cards' } },
  event: (event, names) => {
    const name = at(names, event.seat);
    if (event.did === 'leave') return undefined;
    return event.did === 'give' ? `${name} gives ${event.card}.` : `${name} draws ${event.card ?? 'a card'}.`;
  },
  question: ({ prompt, seat }, names) => `${at(names, seat)}: ${prompt}?`,
  option: (choice) => String(choice),
  reason: (reason) => sentenceOf(language, reasons, reason),
  zones: ({ deck, hands }, _, names, asked) => [
    ...hands.map(({ count, cards }, seat) => ({
      id: `hand ${seat}`,
      name: at(names, seat),
      seat,
      things: cards?.map((card) => ({
        name: String(card),
        options: optionsIn<Lots>(asked).filter((option) => option === card),
      })) ?? [{ name: '?', count }],
    })),
    { id: 'deck', name: 'Deck', things: deck === 0 ? [] : [{ name: 'card', count: deck }] },
  ],
  outcome: (outcome, names) => winnersOf(language, outcome, names),
});

export const lotsEntry: Entry<Lots> = {
  game: lots,
  texts: { it: lotsTexts('it'), en: lotsTexts('en'), pt: lotsTexts('pt') },
  form: { cards: number(4, 40, 8) },
  heuristics: { greedy: (_, { options }) => at<Choice<Lots>>(options, 0) },
  listed: false,
};
