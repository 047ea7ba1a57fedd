import { sets } from '../cards/index.ts';
import { addSet } from './pool.ts';

for (const set of sets) addSet(set, true);

export * from './pool.ts';
export type { TargetRow } from './demands.ts';
export type { AbilityRow, CardRow, Powers } from './rows.ts';
