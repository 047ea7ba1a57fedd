/** The additional pages of Teferi. */
import { TUTORIAL_PAGE, type WebPage } from '@ludoteca/kit';

export const pages: readonly WebPage[] = [
  TUTORIAL_PAGE,
  {
    id: 'cards',
    name: { it: 'Carte e mazzi', en: 'Cards and decks', pt: 'Cartas e baralhos' },
    load: () => import('./cards-page/index.tsx'),
  },
  {
    id: 'judge',
    name: { it: 'Modalità giudice', en: 'Judge mode', pt: 'Modo de juiz' },
    load: () => import('./judge/index.tsx'),
  },
];
