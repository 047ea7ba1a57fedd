import type { Entry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Uno } from './parts.ts';

export const uno: Entry<Uno> = { ...entry, commands };
