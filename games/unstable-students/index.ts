import type { Entry } from '@ludoteca/kit';
import { entry } from './entry.ts';
import type { Students } from './parts.ts';

export const unstableStudents: Entry<Students> = { ...entry };
