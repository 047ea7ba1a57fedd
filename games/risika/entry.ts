/** The catalogue entry. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { autoPass } from './auto-pass.ts';
import { characters } from './characters/index.ts';
import { commands } from './commands/index.ts';
import { files } from './files/index.ts';
import { createEncoding } from './encoding.ts';
import { exercises } from './exercises/index.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import { orders } from './orders.ts';
import type { Risika } from './parts.ts';
import { form } from './settings.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

export const risika: CatalogueEntry<Risika> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  autoPass,
  orders,
  encoding: createEncoding,
  terminal,
  players: characters,
  files,
  commands,
  exercises,
};
