/** The names of the solo modes, which menus show before a mode is loaded. */
import type { SoloModeLink } from '@ludoteca/kit';

type SoloLinkTexts = Omit<SoloModeLink, 'load'>;

export const draftLink: SoloLinkTexts = {
  id: 'draft',
  name: { it: 'Draft', en: 'Draft', pt: 'Draft' },
  about: {
    it: 'Tre buste da 15 carte con sette computer, un mazzo da 40 e tre partite.',
    en: 'Three packs of 15 cards with seven computers, a deck of 40, and three matches.',
    pt: 'Três pacotes de 15 cartas com sete computadores, um baralho de 40 e três partidas.',
  },
};

export const soloLinks: readonly SoloLinkTexts[] = [draftLink];
