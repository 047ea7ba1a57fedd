/** The card sets that ship with the game. */
import { brokenBell } from './broken-bell/index.ts';
import { BROKEN_BELL_REVISIONS } from './broken-bell/revised.ts';
import type { CardId, CardSet } from '../card-definition/index.ts';

/** In order of appearance: the indexes of cards must not change. */
export const shippedSets: readonly CardSet[] = [brokenBell];

/** Revised cards by the id of the card that each replaces. */
export const cardRevisions: { readonly [original: CardId]: CardId } = BROKEN_BELL_REVISIONS;

/** The shipped sets of the first edition, as settings of its matches name them. */
export const FIRST_EDITION: readonly string[] = ['broken-bell@1'];
