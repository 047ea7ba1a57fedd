import type { Entry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Risika } from './parts.ts';

export const risika: Entry<Risika> = { ...entry, commands };
