/** The catalogue: the only list of games. */
import { eraseGameType, type AnyCatalogueEntry } from '@ludoteca/kit';
import { lirya } from './lirya/index.ts';
import { risika } from './risika/index.ts';
import { rumour } from './rumour/index.ts';
import { teferi } from './teferi/index.ts';
import { uno } from './uno/index.ts';
import { unstableStudents } from './unstable-students/index.ts';

export const catalogue: readonly AnyCatalogueEntry[] = [
  eraseGameType(rumour),
  eraseGameType(uno),
  eraseGameType(risika),
  eraseGameType(unstableStudents),
  eraseGameType(lirya),
  eraseGameType(teferi),
];
