import type { CardKind } from '../cards/codes.ts';
import { makeKind } from './samples.testing.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** A deck with just enough for a match, to which a test adds what it is about. */
export const minimalKinds: readonly CardKind[] = [
  ...LETTERS.map((letter) => makeKind(1, 'MATRICOLA', `Matricola ${letter}`)),
  ...LETTERS.map((letter) => makeKind(6, 'STUDENTE_SEMPLICE', `Studente ${letter}`)),
];
