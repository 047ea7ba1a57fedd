/** The catalogue entry of Unstable Students with its commands. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Students } from './parts.ts';

export const unstableStudents: CatalogueEntry<Students> = { ...entry, commands };
