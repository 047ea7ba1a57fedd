/** The public exports of the game: its catalogue entry with its commands, and its types. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Students } from './parts.ts';

export type { Students } from './parts.ts';

export const unstableStudents: CatalogueEntry<Students> = { ...entry, commands };
