/** The `Game` value: rules, view, setup and settings of Teferi. */
import type { Game } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { cardTable } from './card-table.ts';
import { copyState } from './copy-state.ts';
import { dealDecks } from './decks/deal-decks.ts';
import type { Teferi } from './parts.ts';
import { parsePosition } from './position.ts';
import { drawByLoop } from './rules/game-end.ts';
import { isPresent, rules, withdraw } from './rules/index.ts';
import { createSide, createState } from './initial-state.ts';
import type { Settings, State } from './state.ts';
import { view } from './view.ts';
import { imagine } from './imagine.ts';
import { lazyView } from './lazy-view.ts';
import { form } from './settings.ts';
import { sights } from './visibility.ts';

function setup(settings: Settings): State {
  const { cards, libraries } = dealDecks(settings.deck1, settings.deck2);
  return createState(
    settings,
    cards,
    libraries.map((library) => createSide(settings.life, library)),
  );
}

export const game: Game<Teferi> = {
  id: 'teferi',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: (input) => parseSettings(form, input),
  cards: cardTable,
  setup,
  opening: { do: 'begin' },
  position: (input, settings, _, cards) => parsePosition(input, settings, cards),
  rules,
  sights,
  present: isPresent,
  withdraw,
  endRunaway: drawByLoop,
  view,
  lazyView,
  imagine,
  copy: copyState,
};
