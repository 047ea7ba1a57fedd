import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Risika } from './parts.ts';

export const risika: CatalogueEntry<Risika> = { ...entry, commands };
