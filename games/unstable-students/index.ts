import type { Entry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Students } from './parts.ts';

export const unstableStudents: Entry<Students> = { ...entry, commands };
