import type { StoredEntry } from '../storage.ts';
import { storedAnswer } from '../sample-rows.testing.ts';

export const TABLES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What is appended to a table with so many entries: one to three that say where they belong. */
export const batchAt = (number: number): StoredEntry[] => {
  const size = 1 + (number % 3);
  return Array.from({ length: size }, (_, part) => storedAnswer({ number, size, part }));
};

/** The first of the entries that is not what was appended there; undefined when all are, and none is half there. */
export function findFirstDamaged(entries: readonly StoredEntry[]): number | undefined {
  for (let number = 0; number < entries.length;) {
    const batch = batchAt(number);
    const found = entries.slice(number, number + batch.length);
    if (JSON.stringify(found) !== JSON.stringify(batch)) return number;
    number += batch.length;
  }
  return undefined;
}
