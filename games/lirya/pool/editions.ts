/** Editions of the shipped sets: a match keeps the cards of the edition with which it was set up (RULES 15.5). */
import type { CardId } from '../card-definition/index.ts';
import { cardRevisions, FIRST_EDITION } from '../sets/index.ts';

/** 'first': as in version 0.1; 'current': with revised cards in place of those that they replace. */
export type Edition = 'first' | 'current';

const revisionOf = new Map(Object.entries(cardRevisions));
const originalOf = new Map(Object.entries(cardRevisions).map(([original, revision]) => [revision, original]));

export const isFirstEditionSet = (label: string): boolean => FIRST_EDITION.includes(label);

export const editionOf = (needs: readonly string[]): Edition =>
  needs.some(isFirstEditionSet) ? 'first' : 'current';

/** The card that stands for this one in an edition. */
export const toEdition = (id: CardId, edition: Edition): CardId =>
  (edition === 'first' ? originalOf : revisionOf).get(id) ?? id;

export const isInEdition = (id: CardId, edition: Edition): boolean => toEdition(id, edition) === id;
