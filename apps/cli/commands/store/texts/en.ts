/** English texts of `ludoteca store`. */
import type { DataReport } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('en');
const countTables = (number: number): string => count(number, 'table', 'tables');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} with ${count(entries, 'entry', 'entries')}, ${count(guests, 'guest', 'guests')}`;
const countDamage = ({ damaged, damagedGuests, damagedDocuments }: DataReport): string =>
  `${countTables(damaged.length)}, ${count(damagedGuests, 'guest', 'guests')} and ${count(damagedDocuments, 'document', 'documents')}`;

export const en: StoreTexts = {
  unknown: (word, known) => `${word} is not a command of store; there are ${known}`,
  copied: (report, place) => `Copied to ${place}: ${countData(report)}.`,
  restored: (report, place) => `Restored to ${place}: ${countData(report)}.`,
  backedUp: (report, file) => `Backed up to ${file}: ${countData(report)}.`,
  whole: (report) => `Everything is intact: ${countData(report)}.`,
  damaged: (report) => `Damaged: ${countDamage(report)}. Intact: ${countData(report)}.`,
  damagedTable: (id) => `damaged: table ${id}`,
  repaired: (report, place) => `Copied what is intact to ${place}: ${countData(report)}.`,
  folderNeeded: 'TO must be a folder',
  describeProblem: ({ message }) => message,
};
