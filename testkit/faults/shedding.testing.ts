/** A small game with what Rumour lacks: a subset question, options that are not words, settings. */
import { at, type Game, type Parts, type Seat } from '@ludoteca/kernel';
import {
  choiceField,
  type CatalogueEntry,
  type Form,
  hiddenPiles,
  optionsOf,
  placesByFewest,
  parseSettings,
  redeal,
  formatReason,
  type SettingsOf,
  toVisiblePile,
  type VisiblePile,
  removeCard,
  type GameTexts,
  formatWinners,
} from '@ludoteca/kit';
import { otherHandNames, addHands } from '../piles.ts';
import type { ConformanceSpec } from '../conformance-spec.ts';

const form = { wins: choiceField(['fewest', 'most'], 'fewest') } satisfies Form;

export interface Shedding extends Parts {
  state: { stock: number[]; hands: number[][]; pile: number[]; left: Seat[]; wins: 'fewest' | 'most' };
  frame: { readonly do: 'deal' } | { readonly do: 'shed'; readonly seat: Seat } | { readonly do: 'count' };
  choice: { shed: number | 'done' };
  event:
    | { readonly did: 'deal' }
    | { readonly did: 'shed'; readonly seat: Seat; readonly card: number }
    | { readonly did: 'leave'; readonly seat: Seat };
  view: { readonly hands: readonly VisiblePile<number>[]; readonly pile: readonly number[] };
  settings: SettingsOf<typeof form>;
}

const HAND = 4;

const game: Game<Shedding> = {
  id: 'shedding',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: (input) => parseSettings(form, input),
  setup: ({ wins }, seats) => ({
    stock: Array.from({ length: 2 * HAND * seats }, (_, card) => card),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    left: [],
    wins,
  }),
  opening: { do: 'deal' },
  rules: {
    deal: (dealer) => {
      const { state, dice } = dealer;
      dice.shuffle(state.stock);
      for (const hand of state.hands) hand.push(...state.stock.splice(0, HAND));
      dealer.tell({ did: 'deal' });
      dealer.next(...state.hands.map((_, seat) => ({ do: 'shed', seat }) as const), { do: 'count' });
    },
    shed: {
      gather: 'subset',
      ask: ({ hands }, { seat }) => [...at(hands, seat), 'done'],
      answer: (dealer, frame, card) => {
        if (card === 'done') return;
        dealer.state.pile.push(removeCard(at(dealer.state.hands, frame.seat), card));
        dealer.tell({ did: 'shed', seat: frame.seat, card });
        dealer.next(frame);
      },
      lapse: () => undefined,
    },
    count: (dealer) => {
      const { hands, left, wins } = dealer.state;
      const counts = hands.map(({ length }) => (wins === 'fewest' ? length : -length));
      dealer.end(placesByFewest(counts, left));
    },
  },
  sights: { deal: 'everyone', shed: 'everyone', leave: 'everyone' },
  present: ({ left }, seat) => !left.includes(seat),
  withdraw: (dealer, seat) => {
    dealer.state.left.push(seat);
    dealer.tell({ did: 'leave', seat });
  },
  view: ({ hands, pile }, watcher) => ({
    hands: hands.map((hand, seat) => toVisiblePile(hand, watcher === seat || watcher === 'judge')),
    pile: pile.slice(),
  }),
  imagine: ({ hands, stock }, seat, dice) => redeal(hiddenPiles(seat, hands, stock), dice),
};

const texts: GameTexts<Shedding> = {
  name: 'Shedding',
  about: 'Get rid of what you like.',
  rules: ['Everybody sheds any cards.'],
  settings: { wins: { label: 'Who wins', choices: { fewest: 'the fewest cards', most: 'the most cards' } } },
  event: (event) => (event.did === 'shed' ? `${event.card} is shed.` : `They ${event.did}.`),
  question: ({ seat }, names) => `${at(names, seat)}, what do you shed?`,
  option: (card) => `shed ${card}`,
  reason: (reason) => formatReason('en', {}, reason),
  zones: ({ hands }, _, names, asked) =>
    hands.map(({ cards = [] }, seat) => ({
      id: `hand ${seat}`,
      name: at(names, seat),
      items: cards.map((card) => ({
        name: `${card}`,
        options: optionsOf<Shedding>(asked).filter((option) => option === card),
      })),
    })),
  outcome: (outcome, names) => formatWinners('en', outcome, names),
};

export const shedding: CatalogueEntry<Shedding> = {
  game,
  form,
  texts: { it: texts, en: texts, pt: texts },
  heuristics: { greedy: (_, { options }) => at(options, 0) },
  listed: false,
};

export const sheddingSpec: ConformanceSpec<Shedding> = {
  cards: ({ stock, pile, hands }) => addHands({ stock, pile }, hands),
  hidden: ({ hands }, seat) => ['stock', ...otherHandNames(hands, seat)],
  maxDecisions: 50,
};
