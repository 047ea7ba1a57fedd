/** The public exports of the game: its catalogue entry and its types. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Teferi } from './parts.ts';

export type { Teferi } from './parts.ts';

export const teferi: CatalogueEntry<Teferi> = { ...entry, commands };
