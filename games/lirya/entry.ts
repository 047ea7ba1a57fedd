import type { CatalogueEntry } from '@ludoteca/kit';
import { game } from './game.ts';
import { heuristics } from './heuristics/index.ts';
import type { Lirya } from './parts.ts';
import { form } from './settings.ts';
import { autoPass } from './auto-pass.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

/** All of the entry but its commands. */
export const entry: CatalogueEntry<Lirya> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  terminal,
  autoPass: autoPass,
};
