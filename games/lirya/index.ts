/** The public exports of Lirya. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { commands } from './commands/index.ts';
import { entry } from './entry.ts';
import type { Lirya } from './parts.ts';
import { addOns } from './plugins/add-ons.ts';

export type { Lirya } from './parts.ts';
export { addPlugin } from './plugins/add-ons.ts';
export type { PluginLook, Plugin } from './plugins/plugin-types.ts';
export type { CardSet } from './card-definition/index.ts';

export const lirya: CatalogueEntry<Lirya> = { ...entry, commands, addOns };
