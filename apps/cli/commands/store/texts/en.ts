/** English texts of `ludoteca store`. */
import type { DataReport } from '@ludoteca/server';
import { createCounter } from './counter.ts';
import type { StoreTexts } from './store-texts.ts';

const count = createCounter('en');
const countTables = (number: number): string => count(number, 'table', 'tables');
const countData = ({ tables, entries, guests }: DataReport): string =>
  `${countTables(tables)} with ${count(entries, 'entry', 'entries')}, ${count(guests, 'guest', 'guests')}`;
const countDamage = ({ damaged, damagedGuests }: DataReport): string =>
  `${countTables(damaged.length)} and ${count(damagedGuests, 'guest', 'guests')}`;

export const en: StoreTexts = {
  about: {
    copy: 'Copies the data of a server to an empty place: from a folder to PostgreSQL, or back.',
    backup: 'Writes all data of a server into a new file, while the server may go on.',
    restore: 'Copies a backup to an empty place.',
    check: 'Checks all data of a server and lists damaged tables.',
    repair: 'Copies everything that is whole to a new folder. The original is only read.',
  },
  notes: {
    copy: [
      'FROM and TO are folders of a server or addresses postgres://USER:PASSWORD@HOST:PORT/DATABASE; FROM may be a backup.',
      'Everything is copied or nothing. The copy is checked: numbers of rows, checksums, chains of entries.',
    ],
    backup: [
      'The file has the same form whatever the database. It contains secrets, so only its owner can read it.',
    ],
    restore: ['Nothing is overwritten: the place must be empty.'],
    check: ['Exit code: 0 everything is whole, 1 something is damaged, 2 the data cannot be read.'],
    repair: [
      'Damaged tables are left out and listed. Then start the server with --data DIR.',
      'Exit code: 0 everything was whole, 1 something was left out, 2 the data cannot be read.',
    ],
  },
  data: 'the folder of the server or the address of its PostgreSQL database (default: as for serve)',
  more: 'ludoteca store COMMAND --help tells more of each.',
  unknown: (word, known) => `${word} is not a command of store; there are ${known}`,
  copied: (report, place) => `Copied to ${place}: ${countData(report)}.`,
  restored: (report, place) => `Restored to ${place}: ${countData(report)}.`,
  backedUp: (report, file) => `Backed up to ${file}: ${countData(report)}.`,
  whole: (report) => `Everything is whole: ${countData(report)}.`,
  damaged: (report) => `Damaged: ${countDamage(report)}. Whole: ${countData(report)}.`,
  damagedTable: (id) => `damaged: table ${id}`,
  repaired: (report, place) => `Copied what is whole to ${place}: ${countData(report)}.`,
  folderNeeded: 'TO must be a folder',
  describeProblem: ({ message }) => message,
};
