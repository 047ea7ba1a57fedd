/** A deck: its kinds of cards, as a file gives them or as they ship. */
import type { Reason } from '@ludoteca/kernel';
import type { Kind } from '../cards/codes.ts';

/** How long the fields of a save are, without the zero at their end. */
export const NAME_BYTES = 31;
export const DESCRIPTION_BYTES = 255;
/** What a deck may hold at most: more than anybody plays with, and not so much that a hostile file could do harm. */
export const MOST = { effects: 20, cards: 1000 } as const;

/** What may be wrong with a deck file; each has a sentence in the words of the decks. */
export type DeckReason =
  | 'deck empty'
  | 'deck number'
  | 'deck ends'
  | 'deck range'
  | 'deck length'
  | 'deck json'
  | 'deck field'
  | 'deck size'
  | 'deck twice'
  | 'deck freshmen'
  | 'deck cards'
  | 'deck students';

/** Something that is wrong, and in which line, where there are lines. */
export interface Trouble extends Reason {
  readonly why: DeckReason;
}

/** Where the parts of a card stand in its file. */
export interface Lines {
  readonly card: number;
  readonly name: number;
  readonly description: number;
  readonly type: number;
  readonly effects: readonly number[];
  readonly when: number;
  readonly optional: number;
}

/** A deck as a file holds it. */
export interface DeckFile {
  readonly kinds: readonly Kind[];
  /** For each kind. */
  readonly lines: readonly Lines[];
  /** The line of the first words after the cards, which are a comment. */
  readonly comment?: number;
}

/** Cards are the same whose names are, but for blanks at the end. */
export const identityOf = (name: string): string => name.trimEnd();

export const sizeOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { copies }) => sum + copies, 0);

export const isStudent = ({ type }: Pick<Kind, 'type'>): boolean =>
  type === 'MATRICOLA' || type === 'STUDENTE_SEMPLICE' || type === 'LAUREANDO';
