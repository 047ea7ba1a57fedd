/** The catalogue entry. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { createEncoding } from './encoding.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import type { Rumour } from './parts.ts';
import { texts } from './text/index.ts';

export const rumour: CatalogueEntry<Rumour> = {
  game,
  texts,
  form: {},
  heuristics,
  listed: false,
  encoding: createEncoding,
};
