import type { Game } from '@ludoteca/kernel';
import { type Entry, readForm } from '@ludoteca/kit';
import { decksOf } from './cards.ts';
import { heuristics } from './heuristics.ts';
import { form, type Uno } from './parts.ts';
import { present, rules, SEATS, withdraw } from './rules.ts';
import { texts } from './text/index.ts';
import { imagine, sights, view } from './view.ts';

const game: Game<Uno> = {
  id: 'uno',
  version: 1,
  seats: SEATS,
  settings: (input) => readForm(form, input),
  setup: (settings, seats) => ({
    settings: { ...settings },
    stock: decksOf(settings.decks),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    value: 0,
    suit: 0,
    direction: 1,
    turns: 0,
    left: [],
  }),
  opening: { do: 'deal' },
  rules,
  sights,
  present,
  withdraw,
  view,
  imagine,
};

export const uno: Entry<Uno> = { game, texts, form, heuristics, listed: true };
