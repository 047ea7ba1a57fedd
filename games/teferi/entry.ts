/** The catalogue entry of the game without its commands. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { createEncoding } from './encoding.ts';
import { exercises } from './exercises/index.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics/index.ts';
import { orders } from './orders.ts';
import type { Teferi } from './parts.ts';
import { autoPassRules } from './auto-pass.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';
import { form } from './settings.ts';

/** Commands are added in index.ts because they play the game themselves and import this entry. */
export const entry: CatalogueEntry<Teferi> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  encoding: createEncoding,
  terminal,
  autoPass: autoPassRules,
  orders,
  exercises,
};
