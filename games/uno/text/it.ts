/** The Italian texts. */
import { formatFactList } from '@ludoteca/kit';
import { formatTable } from './format.ts';
import type { UnoTexts } from './text-types.ts';

const cardCount = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);

export const it: UnoTexts = {
  name: 'Uno',
  about: 'Scarta per valore o per seme, con le carte di un mazzo tradizionale: chi resta senza carte vince.',
  rules: [
    'Al tuo turno scarti una carta dello stesso valore o dello stesso seme di quella sul tavolo, oppure peschi quante carte vuoi.',
    'A (asso) si scarta sempre e sceglie il seme; C (jolly) anche, e fa pescare quattro carte al prossimo.',
    'V (fante) fa pescare due carte al prossimo, D (donna) inverte il giro, R (re) fa saltare il prossimo.',
    'Chi deve pescare pesca esattamente quanto deve e passa.',
    'Vince chi finisce le carte. Se il mazzo non basta più, vince chi ne ha meno.',
  ],
  settings: {
    hand: { label: 'Carte in mano' },
    decks: { label: 'Mazzi' },
    firstCard: {
      label: 'Prima carta',
      choices: { number: 'una carta numerica del mazzo', ace: 'un asso fuori dal mazzo' },
    },
  },
  zones: {
    hand: (name) => `Mano di ${name}`,
    table: 'Tavolo',
    stock: 'Mazzo',
    back: 'carta coperta',
    follow: (suit) => `si segue ${suit}`,
  },
  seats: {
    toPlay: 'di turno',
    owes: (count) => `deve ${cardCount(count)}`,
    out: 'fuori',
    place: (place) => `${place}º posto`,
  },
  events: {
    deal: (name, count, cards) => `${name} riceve ${cards ?? cardCount(count)}.`,
    table: (table) => `Sul tavolo c’è ${table}.`,
    begin: (name) => `Comincia ${name}.`,
    discard: (name, card) => `${name} scarta ${card}.`,
    name: (name, card, suit) => `${name} scarta ${card} e chiama ${suit}.`,
    buy: (name, count, cards) =>
      `${name} pesca ${cardCount(count)}${cards === undefined ? '' : `: ${cards}`}.`,
    owe: (name, count) => `${name} deve pescare ${cardCount(count)}.`,
    'turn round': () => 'Il giro si inverte.',
    skip: (name) => `${name} salta il turno.`,
    'lose the turn': (name) => `${name} perde il turno.`,
    leave: (name) => `${name} è fuori.`,
    'run out': (missing) =>
      `Il mazzo non basta: ${missing === 1 ? 'manca una carta' : `mancano ${missing} carte`}.`,
    'reach the limit': (turns) => `Dopo ${turns} turni la partita si ferma.`,
  },
  questions: {
    turn: (name) => `${name}, cosa scarti?`,
    buy: (name) => `${name}, quante carte peschi?`,
    owe: (name, count) => `${name}, devi pescare ${cardCount(count)}.`,
  },
  options: {
    discard: (card) => `scartare ${card}`,
    name: (card, suit) => `scartare ${card} e chiamare ${suit}`,
    buy: 'pescare carte',
    count: cardCount,
    tooMany: (count) => `${cardCount(count)}, più di quante ce ne sono: finisce la partita`,
  },
  drawOrder: {
    word: 'pesca',
    takes: 'N',
    about: 'pesca N carte in una volta; da sola, una carta',
    label: 'pescare una carta',
    invalid: (most) => `Dopo «pesca» va un numero da 1 a ${most}.`,
  },
  reasons: {
    'hand too large': ({ most }) => `Con questi posti e mazzi si hanno al più ${most} carte in mano.`,
    'discard or buy': () => 'Si scarta una carta o si pesca.',
    'not in hand': () => 'Non hai questa carta in mano.',
    'no match': (facts) => `Serve lo stesso valore o lo stesso seme: sul tavolo c’è ${formatTable(facts)}.`,
    'wrong suit': () => 'Solo con un asso o un jolly si chiama un seme, uno dei quattro.',
    'how many': ({ most }) => `Si pescano da 1 a ${most} carte; con ${most} il mazzo non basta.`,
    owes: ({ count }) => `Devi pescare esattamente ${cardCount(Number(count))}.`,
    'not a card': () => 'Non è una carta: le carte si scrivono come 7♣ o 10♥, i jolly sono C♥ e C♣.',
    'name a suit': () => 'Con un asso o un jolly va chiamato un seme: ♥, ♦, ♣ o ♠.',
    'start fields': ({ fields }) =>
      `Una posizione di partenza ha i campi ${formatFactList(fields)}, e owes se c’è un debito.`,
    'start cards': () =>
      'hands, stock e pile contengono insieme ogni carta dei mazzi una volta sola, e nessuna mano è vuota.',
    'start table': () => 'table è il valore e il seme dell’ultimo scarto; senza scarti è un asso.',
    'start turn': ({ seats }) => `turn è un posto da 0 a ${Number(seats) - 1}, direction è 1 o -1.`,
    'start debt': () => 'owes è 2 su un V, 4 su un C.',
  },
};
