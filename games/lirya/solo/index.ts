/** The solo modes of Lirya. */
import type { SoloModeLink } from '@ludoteca/kit';
import { campaignLink, draftLink, togetherLink } from './links.ts';

export const soloModes: readonly SoloModeLink[] = [
  { ...campaignLink, load: async () => (await import('./campaign/index.ts')).campaign },
  { ...draftLink, load: async () => (await import('./draft/index.ts')).draft },
  { ...togetherLink, load: async () => (await import('./together/index.ts')).together },
];
