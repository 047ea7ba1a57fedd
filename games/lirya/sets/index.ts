/** The card sets that ship with the game. */
import { brokenBell } from './broken-bell/index.ts';
import type { CardSet } from '../card-definition/index.ts';

/** In order of appearance: the indexes of cards must not change. */
export const shippedSets: readonly CardSet[] = [brokenBell];
