/** The game value: everything the rules engine needs. */
import type { Game } from '@ludoteca/kernel';
import { cardTable } from './card-table.ts';
import { copyState } from './copy-state.ts';
import { imagine } from './imagine.ts';
import { lazyView } from './lazy-view.ts';
import type { Lirya } from './parts.ts';
import { parsePosition } from './position.ts';
import { endMatch } from './rules/checks.ts';
import { isPresent, rules, withdraw } from './rules/index.ts';
import { createState } from './rules/setup.ts';
import { checkSettings } from './settings.ts';
import { sights } from './visibility.ts';
import { concealDecks, toSettingsView, view } from './view.ts';

export const game: Game<Lirya> = {
  id: 'lirya',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: checkSettings,
  cards: cardTable,
  setup: (settings, _, cards) => createState(settings, cards),
  opening: { do: 'deal' },
  position: (input, settings, _, cards) => parsePosition(input, settings, cards),
  rules,
  sights,
  present: isPresent,
  withdraw,
  // 13.3: a chain that the limits of the configuration do not stop is a draw.
  endRunaway: (dealer) => endMatch(dealer, []),
  view,
  lazyView,
  imagine,
  conceal: concealDecks,
  visibleSettings: toSettingsView,
  copy: copyState,
};
