/** The catalogue entry of Lirya without its commands and add-ons. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { createEncoding } from './encoding.ts';
import { game } from './game.ts';
import { exercises } from './exercises/index.ts';
import { heuristics } from './heuristics/index.ts';
import { orders } from './orders.ts';
import type { Lirya } from './parts.ts';
import { form } from './settings.ts';
import { autoPass } from './auto-pass.ts';
import { soloModes } from './solo/index.ts';
import { statistics } from './statistics.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

/** Pages use it without the commands, which need files. */
export const entry: CatalogueEntry<Lirya> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  encoding: createEncoding,
  terminal,
  autoPass,
  orders,
  statistics,
  exercises,
  soloModes,
};
