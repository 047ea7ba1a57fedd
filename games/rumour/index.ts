import type { Game } from '@ludoteca/kernel';
import { type CatalogueEntry, parseSettings } from '@ludoteca/kit';
import { heuristics } from './heuristics.ts';
import type { Rumour } from './parts.ts';
import { deckFor, present, rules, withdraw } from './rules.ts';
import { texts } from './text/index.ts';
import { imagine, sights, view } from './view.ts';

const form = {};

const game: Game<Rumour> = {
  id: 'rumour',
  version: 1,
  seats: { min: 2, max: 5 },
  settings: (input) => parseSettings(form, input),
  setup: (_, seats) => ({
    stock: deckFor(seats),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
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

export const rumour: CatalogueEntry<Rumour> = { game, texts, form, heuristics, listed: false };
