import type { CatalogueEntry } from '@ludoteca/kit';
import { bots } from './bots.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import { form, type Uno } from './parts.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

/** All of the entry but its commands, which play the game themselves. */
export const entry: CatalogueEntry<Uno> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  terminal,
  botProtocol: bots,
};
