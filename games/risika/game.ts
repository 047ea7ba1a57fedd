/** The game as a value for the kernel. */
import type { Game } from '@ludoteca/kernel';
import { createHands, parseSettings } from '@ludoteca/kit';
import { TERRITORY_COUNT } from './board.ts';
import { CARD_COUNT, createDeck } from './cards.ts';
import { NO_COLOUR, NO_OWNER, type Risika } from './parts.ts';
import { form } from './settings.ts';
import { imagine } from './imagine.ts';
import { parsePosition } from './position.ts';
import { rules } from './rules/index.ts';
import { withdraw } from './rules/rounds.ts';
import { isPresent, SEATS } from './rules/state-queries.ts';
import { view } from './view.ts';
import { sights } from './visibility.ts';

const fill = (length: number, value: number): number[] => Array.from({ length }, () => value);

export const game: Game<Risika> = {
  id: 'risika',
  version: 1,
  seats: SEATS,
  settings: (input) => parseSettings(form, input),
  setup: (settings, seats) => ({
    settings: { ...settings },
    owners: fill(TERRITORY_COUNT, NO_OWNER),
    armies: fill(TERRITORY_COUNT, 0),
    colours: fill(seats, NO_COLOUR),
    reserve: fill(seats, 0),
    hands: createHands(seats),
    deck: createDeck(),
    known: fill(CARD_COUNT, 0),
    starter: 0,
    round: 0,
    out: [],
  }),
  opening: { do: 'begin' },
  position: parsePosition,
  rules,
  sights,
  present: isPresent,
  withdraw,
  view,
  imagine,
  copy: (state) => ({
    settings: state.settings,
    owners: state.owners.slice(),
    armies: state.armies.slice(),
    colours: state.colours.slice(),
    reserve: state.reserve.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    known: state.known.slice(),
    starter: state.starter,
    round: state.round,
    out: state.out.slice(),
  }),
};
