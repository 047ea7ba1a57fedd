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

export const campaignLink: SoloLinkTexts = {
  id: 'campaign',
  name: { it: 'Campagna', en: 'Campaign', pt: 'Campanha' },
  about: {
    it: 'Quattordici avversari con mazzi, regole e storie; ogni vittoria aggiunge carte alla collezione.',
    en: 'Fourteen opponents with decks, rules and stories; every victory adds cards to your collection.',
    pt: 'Quatorze oponentes com baralhos, regras e histórias; cada vitória acrescenta cartas à coleção.',
  },
};

export const cooperativeLink: SoloLinkTexts = {
  id: 'together',
  name: { it: 'In due contro il computer', en: 'Two against the computer', pt: 'Dois contra o computador' },
  about: {
    it: 'Due persone allo stesso tavolo, insieme contro un computer che ha regole sue.',
    en: 'Two people at one table, together against a computer with rules of its own.',
    pt: 'Duas pessoas à mesma mesa, juntas contra um computador com regras próprias.',
  },
};

export const soloLinks: readonly SoloLinkTexts[] = [campaignLink, draftLink, cooperativeLink];
