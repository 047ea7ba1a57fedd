/** The game as a value for the kernel. */
import type { Game } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { createDeck } from './cards.ts';
import { imagine } from './imagine.ts';
import type { Rumour } from './parts.ts';
import { isPresent, rules, withdraw } from './rules.ts';
import { view } from './view.ts';
import { sights } from './visibility.ts';

export const game: Game<Rumour> = {
  id: 'rumour',
  version: 1,
  seats: { min: 2, max: 5 },
  settings: (input) => parseSettings({}, input),
  setup: (_, seats) => ({
    stock: createDeck(seats),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    left: [],
  }),
  opening: { do: 'deal' },
  rules,
  sights,
  present: isPresent,
  withdraw,
  view,
  imagine,
};
