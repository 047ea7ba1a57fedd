/** The catalogue entry without its commands, which import it to play matches themselves. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { characters } from './characters/index.ts';
import { files } from './files/index.ts';
import { createEncoding } from './encoding.ts';
import { exercises } from './exercises/index.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import { orders } from './orders.ts';
import type { Students } from './parts.ts';
import { form } from './settings.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

export const entry: CatalogueEntry<Students> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  orders,
  encoding: createEncoding,
  terminal,
  players: characters,
  files,
  exercises,
};
