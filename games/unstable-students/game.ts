import type { Game } from '@ludoteca/kernel';
import type { Settings, State, Students } from './parts.ts';
import { position } from './position.ts';
import { isPresent, rules, SEATS, withdraw } from './rules/index.ts';
import { indexDeck } from './deck/indexed-deck.ts';
import { settings } from './settings.ts';
import { createState } from './state.ts';
import { copy, imagine, sights, view } from './view.ts';

/** 2.1 */
function setup(set: Settings, seats: number): State {
  const state = createState(set, seats);
  indexDeck(state.deck).definitions.forEach(({ kind }, card) => {
    for (let i = 0; i < kind.copies; i++) state.draw.push(card);
  });
  return state;
}

export const game: Game<Students> = {
  id: 'unstable-students',
  version: 1,
  seats: SEATS,
  settings,
  setup,
  opening: { do: 'deal' },
  position,
  rules,
  sights,
  present: isPresent,
  withdraw,
  view,
  imagine,
  copy,
};
