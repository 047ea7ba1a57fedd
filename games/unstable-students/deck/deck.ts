/** A deck: its kinds of cards, as a file gives them or as they ship. */
import type { Reason } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';

/** How long the fields of a save are, without the zero at their end. */
export const MAX_NAME_BYTES = 31;
export const MAX_DESCRIPTION_BYTES = 255;
/** What a deck may hold at most: more than anybody plays with, and not so much that a hostile file could do harm. */
export const LIMITS = { effects: 20, cards: 1000 } as const;

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
export interface DeckProblem extends Reason {
  readonly why: DeckReason;
}

/** Where the parts of a card stand in its file. */
export interface CardLines {
  readonly card: number;
  readonly name: number;
  readonly description: number;
  readonly type: number;
  readonly effects: readonly number[];
  readonly when: number;
  readonly optional: number;
}

/** A deck as a file holds it. */
export interface ParsedDeck {
  readonly kinds: readonly CardKind[];
  /** For each kind. */
  readonly lines: readonly CardLines[];
  /** The line of the first words after the cards, which are a comment. */
  readonly comment?: number;
}

/** Cards are the same whose names are, but for blanks at the end. */
export const normalizeName = (name: string): string => name.trimEnd();

export const countCards = (kinds: readonly CardKind[]): number =>
  kinds.reduce((sum, { copies }) => sum + copies, 0);

export const isStudent = ({ type }: Pick<CardKind, 'type'>): boolean =>
  type === 'MATRICOLA' || type === 'STUDENTE_SEMPLICE' || type === 'LAUREANDO';
