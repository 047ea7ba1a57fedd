/** Italian texts of `ludoteca store`. */
import type { DataReport, StorageProblem } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('it');
const countTables = (number: number): string => count(number, 'tavolo', 'tavoli');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} con ${count(entries, 'mossa', 'mosse')}, ${count(guests, 'ospite', 'ospiti')}`;
const countDamage = ({ damaged, damagedGuests }: DataReport): string =>
  `${countTables(damaged.length)} e ${count(damagedGuests, 'ospite', 'ospiti')}`;

const problems: { readonly [K in StorageProblem]: (place: string, detail: string) => string } = {
  'in use': (place) => `un altro server usa ${place}`,
  missing: (place) => `non ci sono dati in ${place}`,
  'not empty': (place) => `${place} contiene già dei dati; indica un posto vuoto`,
  'not a database': (place) => `${place} non è un database`,
  foreign: (place) => `${place} è il database di un altro programma`,
  newer: (place) => `${place} è stato scritto da una versione più recente di Ludoteca`,
  damaged: (place) => `${place} è danneggiato; ludoteca store repair copia altrove ciò che è intatto`,
  incomplete: (place) => `la copia di ${place} non è completa; non è cambiato nulla`,
  'cannot be opened': (place, detail) => `${place} non si può aprire: ${detail}`,
};

export const it: StoreTexts = {
  about: {
    copy: 'Copia i dati di un server in un posto vuoto: da una cartella a PostgreSQL, o viceversa.',
    backup: 'Scrive tutti i dati di un server in un nuovo file, anche mentre il server lavora.',
    restore: 'Ripristina una copia di sicurezza in un posto vuoto.',
    check: 'Controlla tutti i dati di un server ed elenca i tavoli danneggiati.',
    repair: 'Copia in una nuova cartella tutto ciò che è intatto. L’originale viene solo letto.',
  },
  notes: {
    copy: [
      'FROM e TO sono cartelle di un server o indirizzi postgres://UTENTE:PASSWORD@HOST:PORTA/DATABASE; FROM può essere una copia di sicurezza.',
      'Si copia tutto o niente. La copia viene controllata: numero di righe, somme di controllo, catene delle mosse.',
    ],
    backup: [
      'Il file ha sempre la stessa forma, qualunque sia il database. Contiene segreti: può leggerlo solo il proprietario.',
    ],
    restore: ['Non si sovrascrive nulla: il posto deve essere vuoto.'],
    check: [
      'Codice di uscita: 0 tutto è intatto, 1 qualcosa è danneggiato, 2 i dati non si possono leggere.',
    ],
    repair: [
      'I tavoli danneggiati sono esclusi ed elencati. Poi avvia il server con --data DIR.',
      'Codice di uscita: 0 tutto era intatto, 1 qualcosa è stato escluso, 2 i dati non si possono leggere.',
    ],
  },
  data: 'la cartella del server o l’indirizzo del suo database PostgreSQL (se manca: come per serve)',
  more: 'ludoteca store COMANDO --help spiega ciascuno.',
  unknown: (word, known) => `${word} non è un comando di store; ci sono ${known}`,
  copied: (report, place) => `Copiati in ${place}: ${countData(report)}.`,
  restored: (report, place) => `Ripristinati in ${place}: ${countData(report)}.`,
  backedUp: (report, file) => `Copia di sicurezza in ${file}: ${countData(report)}.`,
  whole: (report) => `Tutto è intatto: ${countData(report)}.`,
  damaged: (report) => `Danneggiati: ${countDamage(report)}. Intatti: ${countData(report)}.`,
  damagedTable: (id) => `danneggiato: tavolo ${id}`,
  repaired: (report, place) => `Copiato in ${place} tutto ciò che è intatto: ${countData(report)}.`,
  folderNeeded: 'TO deve essere una cartella',
  describeProblem: ({ problem, place, detail }) => problems[problem](place, detail),
};
