/** The solo modes of Lirya. */
import type { SoloModeLink } from '@ludoteca/kit';
import { draftLink } from './links.ts';

export const soloModes: readonly SoloModeLink[] = [
  { ...draftLink, load: async () => (await import('./draft/index.ts')).draft },
];
