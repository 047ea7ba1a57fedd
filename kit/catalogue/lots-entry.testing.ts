/** The catalogue entry of Lots, the test game. */
import { at, type Choice } from '@ludoteca/kernel';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { numberField } from '../settings/settings-form.ts';
import { type Language, optionsOf, type GameTexts } from '../text/game-texts.ts';
import { type ReasonFacts, formatReason, formatWinners } from '../text/format-reason.ts';

const reasons = {
  'empty hand': () => 'Your hand is empty.',
  turn: () => 'Draw or give.',
  'not yours to give': () => 'You do not hold this.',
  draws: ({ draws }: ReasonFacts) => `I have seen ${draws} draws.`,
};

/** The texts of Lots. One language is enough for tests. */
export const lotsTexts = (language: Language): GameTexts<Lots> => ({
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
  reason: (reason) => formatReason(language, reasons, reason),
  zones: ({ deck, hands }, _, names, asked) => [
    ...hands.map(({ count, cards }, seat) => ({
      id: `hand ${seat}`,
      name: at(names, seat),
      seat,
      items: cards?.map((card) => ({
        name: String(card),
        options: optionsOf<Lots>(asked).filter((option) => option === card),
      })) ?? [{ name: '?', count }],
    })),
    { id: 'deck', name: 'Deck', items: deck === 0 ? [] : [{ name: 'card', count: deck }] },
  ],
  outcome: (outcome, names) => formatWinners(language, outcome, names),
});

export const lotsEntry: CatalogueEntry<Lots> = {
  game: lots,
  texts: { it: lotsTexts('it'), en: lotsTexts('en'), pt: lotsTexts('pt') },
  form: { cards: numberField(4, 40, 8) },
  heuristics: { greedy: (_, { options }) => at<Choice<Lots>>(options, 0) },
  listed: false,
};
