import type { Entry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Teferi } from './parts.ts';

export const teferi: Entry<Teferi> = { ...entry, commands };
