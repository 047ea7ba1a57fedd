/** The card pool with the shipped sets loaded. */
import { shippedSets } from '../sets/index.ts';
import { addSet } from './pool.ts';

for (const set of shippedSets) addSet(set, true);

export * from './pool.ts';
export * from './card-name.ts';
export * from './editions.ts';
export type { TargetRow } from './requirements.ts';
export type { AbilityRow, CardRow, CardLevel } from './rows.ts';
