import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands.ts';
import { entry } from './entry.ts';
import type { Lirya } from './parts.ts';
import { addOns } from './plugins/add.ts';

export { addPlugin } from './plugins/add.ts';
export type { Look, Plugin } from './plugins/contract.ts';
export type { CardSet } from './vocabulary/index.ts';

export const lirya: CatalogueEntry<Lirya> = { ...entry, commands, addOns };
