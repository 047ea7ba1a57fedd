import type { CardSet } from '../vocabulary/index.ts';
import { provisional } from './provisional.ts';

/** The sets that ship, in the order in which they came: cards keep their numbers. */
export const sets: readonly CardSet[] = [provisional];
