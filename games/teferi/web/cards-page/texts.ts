/** The texts of the page of cards and decks. */
import type { ByLanguage } from '@ludoteca/kit';

export interface CardPageTexts {
  readonly title: string;
  readonly about: string;
  readonly cards: string;
  readonly none: string;
  readonly choose: string;
  readonly working: string;
  readonly causes: string;
  readonly count: string;
  readonly cause: string;
  readonly example: string;
  readonly deck: string;
  readonly list: string;
  readonly hint: string;
  readonly build: string;
  readonly size: (cards: number) => string;
  readonly curve: string;
  readonly column: (value: string, cards: number) => string;
  readonly play: string;
  readonly save: string;
  readonly leftOut: string;
  readonly failed: string;
}

export const cardPageTexts: ByLanguage<CardPageTexts> = {
  it: {
    title: 'Carte e mazzi',
    about:
      'Importa un file di carte (Scryfall o MTGJSON, anche compresso) e incolla una lista: tutto resta in questo browser.',
    cards: 'Carte importate',
    none: 'Nessuna: con le liste si usano le carte di Teferi.',
    choose: 'Importa un file di carte',
    working: 'Leggo le carte…',
    causes: 'Perché alcune carte non si possono giocare',
    count: 'Carte',
    cause: 'Prime parole non lette',
    example: 'Per esempio',
    deck: 'Un mazzo da una lista',
    list: 'Lista del mazzo',
    hint: 'Una riga per carta, come «4 Gravel Brawler»; una riga «Sideboard» separa le riserve.',
    build: 'Costruisci il mazzo',
    size: (cards) => (cards === 1 ? '1 carta' : `${cards} carte`),
    curve: 'Curva di mana',
    column: (value, cards) => `valore di mana ${value}: ${cards === 1 ? '1 carta' : `${cards} carte`}`,
    play: 'Prepara un tavolo con questo mazzo',
    save: 'Scarica il mazzo',
    leftOut: 'Lasciate fuori, perché non si possono giocare:',
    failed: 'Non è riuscito: la memoria del browser potrebbe essere piena.',
  },
  en: {
    title: 'Cards and decks',
    about:
      'Import a card file (of Scryfall or MTGJSON, compressed or not) and paste a deck list: everything stays in this browser.',
    cards: 'Imported cards',
    none: 'None: lists use the cards of Teferi.',
    choose: 'Import a card file',
    working: 'Reading the cards…',
    causes: 'Why some cards cannot be played',
    count: 'Cards',
    cause: 'First words that were not read',
    example: 'For example',
    deck: 'A deck from a list',
    list: 'Deck list',
    hint: 'One line for each card, such as “4 Gravel Brawler”; a line “Sideboard” separates the sideboard.',
    build: 'Build the deck',
    size: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    curve: 'Mana curve',
    column: (value, cards) => `mana value ${value}: ${cards === 1 ? '1 card' : `${cards} cards`}`,
    play: 'Make a table with this deck',
    save: 'Download the deck',
    leftOut: 'Left out, because they cannot be played:',
    failed: 'It did not work: the storage of the browser may be full.',
  },
  pt: {
    title: 'Cartas e baralhos',
    about:
      'Importe um arquivo de cartas (Scryfall ou MTGJSON, comprimido ou não) e cole uma lista: tudo fica neste navegador.',
    cards: 'Cartas importadas',
    none: 'Nenhuma: as listas usam as cartas de Teferi.',
    choose: 'Importar um arquivo de cartas',
    working: 'Lendo as cartas…',
    causes: 'Por que algumas cartas não podem ser jogadas',
    count: 'Cartas',
    cause: 'Primeiras palavras não lidas',
    example: 'Por exemplo',
    deck: 'Um baralho de uma lista',
    list: 'Lista do baralho',
    hint: 'Uma linha por carta, como “4 Gravel Brawler”; uma linha “Sideboard” separa as reservas.',
    build: 'Montar o baralho',
    size: (cards) => (cards === 1 ? '1 carta' : `${cards} cartas`),
    curve: 'Curva de mana',
    column: (value, cards) => `valor de mana ${value}: ${cards === 1 ? '1 carta' : `${cards} cartas`}`,
    play: 'Preparar uma mesa com este baralho',
    save: 'Baixar o baralho',
    leftOut: 'Deixadas de fora, porque não podem ser jogadas:',
    failed: 'Não deu certo: a memória do navegador pode estar cheia.',
  },
};
