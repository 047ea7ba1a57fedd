/** The game as a value for the kernel. */
import type { Game } from '@ludoteca/kernel';
import { createHands } from '@ludoteca/kit';
import { createDecks } from './cards.ts';
import { imagine } from './imagine.ts';
import type { Uno } from './parts.ts';
import { parsePosition } from './position.ts';
import { isPresent, rules, SEATS, withdraw } from './rules.ts';
import { checkSettings } from './settings.ts';
import { view } from './view.ts';
import { sights } from './visibility.ts';

export const game: Game<Uno> = {
  id: 'uno',
  version: 1,
  seats: SEATS,
  settings: checkSettings,
  setup: (settings, seats) => ({
    settings: { ...settings },
    stock: createDecks(settings.decks),
    hands: createHands(seats),
    pile: [],
    value: 0,
    suit: 0,
    direction: 1,
    turns: 0,
    left: [],
  }),
  opening: { do: 'deal' },
  position: parsePosition,
  rules,
  sights,
  present: isPresent,
  withdraw,
  view,
  imagine,
};
