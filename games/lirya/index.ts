import type { Entry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Lirya } from './parts.ts';

export const lirya: Entry<Lirya> = { ...entry, commands };
