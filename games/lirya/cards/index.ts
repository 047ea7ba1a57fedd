import { brokenBell } from '../sets/broken-bell/index.ts';
import type { CardSet } from '../vocabulary/index.ts';

/** The sets that ship, in the order in which they came: cards keep their numbers. */
export const sets: readonly CardSet[] = [brokenBell];
