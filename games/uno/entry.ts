/** The catalogue entry without its commands, which need the entry to referee matches. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { botProtocol } from './bot-protocol.ts';
import { createEncoding } from './encoding.ts';
import { exercises } from './exercises/index.ts';
import { game } from './game.ts';
import { heuristics } from './heuristics.ts';
import { orders } from './orders.ts';
import type { Uno } from './parts.ts';
import { form } from './settings.ts';
import { terminal } from './terminal/index.ts';
import { texts } from './text/index.ts';

export const entry: CatalogueEntry<Uno> = {
  game,
  texts,
  form,
  heuristics,
  listed: true,
  orders,
  encoding: createEncoding,
  terminal,
  botProtocol,
  exercises,
};
