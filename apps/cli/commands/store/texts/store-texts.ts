/** The sentences of `ludoteca store`. */
import type { DataReport, StorageError } from '@ludoteca/server';

export interface StoreTexts {
  readonly unknown: (word: string, known: string) => string;
  readonly copied: (report: DataReport, place: string) => string;
  readonly restored: (report: DataReport, place: string) => string;
  readonly backedUp: (report: DataReport, file: string) => string;
  readonly whole: (report: DataReport) => string;
  readonly damaged: (report: DataReport) => string;
  readonly damagedTable: (id: string) => string;
  readonly repaired: (report: DataReport, place: string) => string;
  readonly folderNeeded: string;
  readonly describeProblem: (error: StorageError) => string;
}
