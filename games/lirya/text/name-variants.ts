/** The names of the variants that ship with the game or belong to plug-ins. */
import type { Language } from '@ludoteca/kit';
import { listCustomModes } from '../plugins/registry.ts';

/** The choices are named when they are read, because plug-ins are added later. */
export const nameVariants = (
  language: Language,
  { label, none }: { readonly label: string; readonly none: string },
) => ({
  label,
  get choices(): { readonly [choice: string]: string } {
    const modes = listCustomModes().map(([id, mode]) => [id, mode.name[language]]);
    return { none, ...(Object.fromEntries(modes) as { readonly [choice: string]: string }) };
  },
});
