/** The additional pages of Lirya. */
import { TUTORIAL_PAGE, type WebPage } from '@ludoteca/kit';
import { soloLinks } from '../solo/links.ts';

export const pages: readonly WebPage[] = [
  TUTORIAL_PAGE,
  {
    id: 'puzzles',
    name: { it: 'Rompicapi', en: 'Puzzles', pt: 'Desafios' },
    exercises: 'puzzles',
  },
  ...soloLinks.map(({ id, name }) => ({ id, name, solo: id })),
  {
    id: 'tournaments',
    name: { it: 'Gioca un torneo', en: 'Play a tournament', pt: 'Jogar um torneio' },
    tournaments: true,
  },
  {
    id: 'decks',
    name: { it: 'Costruisci un mazzo', en: 'Build a deck', pt: 'Montar um baralho' },
    load: () => import('./deck-builder/index.tsx'),
  },
];
