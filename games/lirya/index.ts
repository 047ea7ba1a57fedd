import type { Entry } from '@ludoteca/kit';
import { entry } from './entry.ts';
import type { Lirya } from './parts.ts';

export const lirya: Entry<Lirya> = entry;
