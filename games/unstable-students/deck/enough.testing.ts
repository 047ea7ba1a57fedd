import type { Kind } from '../cards/codes.ts';
import { kind } from '../decks.testing.ts';

const LETTERS = ['A', 'B', 'C', 'D'];

/** A deck with just enough for a match, to which a test adds what it is about. */
export const enough: readonly Kind[] = [
  ...LETTERS.map((letter) => kind(1, 'MATRICOLA', `Matricola ${letter}`)),
  ...LETTERS.map((letter) => kind(6, 'STUDENTE_SEMPLICE', `Studente ${letter}`)),
];
