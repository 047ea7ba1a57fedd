/** Whether an object has a subtype (CR 205.3 and 702.73). */
import { EVERY_CREATURE_TYPE } from './bit-masks.ts';
import type { ObjectSnapshot } from './object-snapshots.ts';

/** 702.73: an object with every creature type has all subtypes except known ones of other card types. */
export const hasSubtype = (
  { subtypes, types }: Pick<ObjectSnapshot, 'subtypes' | 'types'>,
  one: string,
): boolean => subtypes.includes(one) || ((types & EVERY_CREATURE_TYPE) !== 0 && !NOT_CREATURE_TYPES.has(one));
const NOT_CREATURE_TYPES: ReadonlySet<string> = new Set([
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Gate',
  'Desert',
  'Cave',
  'Aura',
  'Equipment',
  'Vehicle',
  'Food',
  'Treasure',
  'Clue',
  'Blood',
  'Map',
  'Saga',
  'Shrine',
  'Curse',
  'Arcane',
  'Adventure',
  'Lesson',
]);
