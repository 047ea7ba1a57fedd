/** The additional pages of Risika. */
import { SAVES_NAME, TUTORIAL_PAGE, type WebPage } from '@ludoteca/kit';

export const pages: readonly WebPage[] = [
  TUTORIAL_PAGE,
  { id: 'saves', name: SAVES_NAME, load: () => import('./saves.tsx') },
];
