import type { Game } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { TERRITORIES } from './board.ts';
import { CARDS, wholeDeck } from './cards.ts';
import { form, NO_COLOUR, NOBODY, type Risika } from './parts.ts';
import { position } from './position.ts';
import { rules } from './rules/index.ts';
import { withdraw } from './rules/rounds.ts';
import { present, SEATS } from './rules/table.ts';
import { imagine, sights, view } from './view.ts';

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

export const game: Game<Risika> = {
  id: 'risika',
  version: 1,
  seats: SEATS,
  settings: (input) => parseSettings(form, input),
  setup: (settings, seats) => ({
    settings: { ...settings },
    owners: filled(TERRITORIES, NOBODY),
    armies: filled(TERRITORIES, 0),
    colours: filled(seats, NO_COLOUR),
    reserve: filled(seats, 0),
    hands: Array.from({ length: seats }, () => []),
    deck: wholeDeck(),
    known: filled(CARDS, 0),
    starter: 0,
    round: 0,
    out: [],
  }),
  opening: { do: 'begin' },
  position,
  rules,
  sights,
  present,
  withdraw,
  view,
  imagine,
};
