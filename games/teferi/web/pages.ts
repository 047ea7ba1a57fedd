/** The additional pages of Teferi. */
import type { WebPage } from '@ludoteca/kit';

export const pages: readonly WebPage[] = [
  {
    id: 'judge',
    name: { it: 'Modalità giudice', en: 'Judge mode', pt: 'Modo de juiz' },
    load: () => import('./judge/index.tsx'),
  },
];
