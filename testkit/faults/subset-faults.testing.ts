/** Planted faults of subsets, options without items, settings without texts. */
import { at, type QuestionRule } from '@ludoteca/kernel';
import type { CatalogueEntry, GameTexts } from '@ludoteca/kit';
import type { PlantedFault } from './planted-fault.testing.ts';
import { shedding, type Shedding } from './shedding.testing.ts';

const LAW = 'a subset can be answered at once or one by one';

const { rules } = shedding.game;
let outside = 0;

const withShed = (change: Partial<QuestionRule<Shedding, 'shed'>>): CatalogueEntry<Shedding> => ({
  ...shedding,
  game: { ...shedding.game, rules: { ...rules, shed: { ...rules.shed, ...change } } },
});

const withTexts = (change: Partial<GameTexts<Shedding>>): CatalogueEntry<Shedding> => ({
  ...shedding,
  texts: { ...shedding.texts, pt: { ...shedding.texts.pt, ...change } },
});

export const SUBSET_FAULTS: readonly PlantedFault<Shedding>[] = [
  {
    fault: 'a subset that cannot be ended',
    law: LAW,
    entry: withShed({ ask: ({ hands }, { seat }) => [...at(hands, seat)] }),
  },
  {
    fault: 'a subset that offers a picked option again',
    law: LAW,
    entry: withShed({
      answer: (dealer, frame, card) => {
        if (card !== 'done') dealer.next(frame);
      },
    }),
  },
  {
    fault: 'a subset that grows',
    law: LAW,
    entry: withShed({
      answer: (dealer, frame, card) => {
        rules.shed.answer(dealer, frame, card);
        if (card !== 'done') at(dealer.state.hands, frame.seat).push(dealer.state.stock.pop() ?? 0);
      },
    }),
  },
  {
    fault: 'a subset answer with other events than its single answers',
    law: LAW,
    entry: withShed({
      answer: (dealer, frame, card) => {
        rules.shed.answer(dealer, frame, card);
        dealer.tell({ did: 'shed', seat: frame.seat, card: outside++ });
      },
    }),
  },
  {
    fault: 'zones that carry no option at all',
    law: 'everything has texts in every language',
    entry: withTexts({
      zones: (view, watcher, names) => shedding.texts.pt.zones(view, watcher, names, undefined),
    }),
  },
  {
    fault: 'a choice of a setting without a text',
    law: 'settings are parsed or refused',
    entry: withTexts({ settings: { wins: { label: 'Quem vence', choices: { fewest: 'menos cartas' } } } }),
  },
];
