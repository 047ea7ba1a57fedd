import type { Game } from '@ludoteca/kernel';
import { imagine } from './imagine.ts';
import type { Lirya } from './parts.ts';
import { position } from './position.ts';
import { present, rules, withdraw } from './rules/index.ts';
import { newState } from './rules/setup.ts';
import { readSettings } from './settings.ts';
import { sights } from './sights.ts';
import { view } from './view.ts';

export const game: Game<Lirya> = {
  id: 'lirya',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: readSettings,
  setup: newState,
  opening: { do: 'deal' },
  position,
  rules,
  sights,
  present,
  withdraw,
  view,
  imagine,
};
