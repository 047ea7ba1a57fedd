/** Italian texts of `ludoteca store`. */
import type { DataReport, StorageProblem } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('it');
const countTables = (number: number): string => count(number, 'tavolo', 'tavoli');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} con ${count(entries, 'mossa', 'mosse')}, ${count(guests, 'ospite', 'ospiti')}`;
const countDamage = ({ damaged, damagedGuests, damagedDocuments }: DataReport): string =>
  `${countTables(damaged.length)}, ${count(damagedGuests, 'ospite', 'ospiti')} e ${count(damagedDocuments, 'documento', 'documenti')}`;

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
