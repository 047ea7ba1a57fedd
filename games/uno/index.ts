/** The public exports of the game. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Uno } from './parts.ts';

export type { Uno } from './parts.ts';

export const uno: CatalogueEntry<Uno> = { ...entry, commands };
