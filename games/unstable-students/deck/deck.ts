/** The types and limits that both deck formats share. */
import type { Reason } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';

/** Sizes of the text fields of a save, without the terminating zero. */
export const MAX_NAME_BYTES = 31;
export const MAX_DESCRIPTION_BYTES = 255;
/** More than any real deck needs, and little enough that a hostile file does no harm. */
export const LIMITS = { effects: 20, cards: 1000 } as const;

/** Why a deck is refused; texts/ has a sentence for each. */
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

export interface DeckProblem extends Reason {
  readonly why: DeckReason;
}

/** The lines of the parts of a card in its file, counted from 1. */
export interface CardLines {
  readonly card: number;
  readonly name: number;
  readonly description: number;
  readonly type: number;
  readonly effects: readonly number[];
  readonly when: number;
  readonly optional: number;
}

export interface ParsedDeck {
  readonly kinds: readonly CardKind[];
  /** By the index of the kind. */
  readonly lines: readonly CardLines[];
  /** The line at which the comment after the cards begins. */
  readonly comment?: number;
}

/** Blanks at the end of a name do not distinguish cards. */
export const normalizeName = (name: string): string => name.trimEnd();

export const countCards = (kinds: readonly CardKind[]): number =>
  kinds.reduce((sum, { copies }) => sum + copies, 0);

export const isFreshman = ({ type }: Pick<CardKind, 'type'>): boolean => type === 'MATRICOLA';

export const isStudent = ({ type }: Pick<CardKind, 'type'>): boolean =>
  type === 'MATRICOLA' || type === 'STUDENTE_SEMPLICE' || type === 'LAUREANDO';
