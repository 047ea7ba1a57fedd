import { brokenBell } from './broken-bell/index.ts';
import type { CardSet } from '../card-definition/index.ts';

/** The sets that ship, in the order in which they came: cards keep their numbers. */
export const shippedSets: readonly CardSet[] = [brokenBell];
