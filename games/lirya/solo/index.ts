/** The solo modes of Lirya. */
import type { SoloModeLink } from '@ludoteca/kit';
import { campaignLink, draftLink, cooperativeLink } from './links.ts';

export const soloModes: readonly SoloModeLink[] = [
  { ...campaignLink, load: async () => (await import('./campaign/index.ts')).campaign },
  { ...draftLink, load: async () => (await import('./draft/index.ts')).draft },
  { ...cooperativeLink, load: async () => (await import('./cooperative/index.ts')).cooperative },
];
