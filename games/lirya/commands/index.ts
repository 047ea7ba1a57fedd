/** The commands that Lirya adds to the command line. */
import type { GameCommand } from '@ludoteca/kit';
import { runCardsCommand } from './cards.ts';
import { cardsHelp, deckHelp } from './help.ts';
import { runDeckCommand } from './deck.ts';
import { puzzlesCommand } from './puzzles.ts';
import { labCommand } from './lab.ts';

export const commands: readonly GameCommand[] = [
  {
    name: 'deck',
    usage: {
      it: 'check FILE: le regole che un mazzo viola e come rimediare; code FILE, list FILE: il mazzo come codice o elenco',
      en: 'check FILE: the rules that a deck breaks, and the fix; code FILE, list FILE: the deck as a code or a list',
      pt: 'check ARQUIVO: as regras que um baralho viola e como corrigir; code ARQUIVO, list ARQUIVO: o baralho como código ou lista',
    },
    help: deckHelp,
    run: runDeckCommand,
  },
  {
    name: 'cards',
    usage: {
      it: '[--search PAROLE…] [--lint FILE…]: le carte, con il loro testo; se delle serie sono in ordine',
      en: '[--search WORDS…] [--lint FILE…]: the cards with their texts; whether sets are in order',
      pt: '[--search PALAVRAS…] [--lint ARQUIVO…]: as cartas com seus textos; se as coleções estão em ordem',
    },
    help: cardsHelp,
    run: runCardsCommand,
  },
  labCommand,
  puzzlesCommand,
];
