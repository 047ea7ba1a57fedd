/** The game as a value: its rules, views and start positions. */
import type { Game } from '@ludoteca/kernel';
import { indexDeck } from './deck/indexed-deck.ts';
import { imagine } from './imagine.ts';
import type { Settings, State, Students } from './parts.ts';
import { parsePosition } from './position.ts';
import { isPresent, rules, SEATS, withdraw } from './rules/index.ts';
import { checkSettings } from './settings.ts';
import { copyState, createState } from './state.ts';
import { view } from './view.ts';
import { sights } from './visibility.ts';

/** 2.1 */
function setup(matchSettings: Settings, seats: number): State {
  const state = createState(matchSettings, seats);
  indexDeck(state.deck).kinds.forEach(({ copies }, card) => {
    for (let i = 0; i < copies; i++) state.draw.push(card);
  });
  return state;
}

/** Others do not see the order of a hand. */
const UNKNOWN_PLACE = -1;

export const game: Game<Students> = {
  id: 'unstable-students',
  version: 1,
  seats: SEATS,
  settings: checkSettings,
  setup,
  opening: { do: 'deal' },
  position: parsePosition,
  rules,
  sights,
  present: isPresent,
  withdraw,
  view,
  publicFrame: (frame) => (frame.do === 'duplicate' ? { ...frame, place: UNKNOWN_PLACE } : frame),
  imagine,
  copy: copyState,
};
