/** The entries that crash tests write, and a check that they are complete. */
import type { StoredEntry } from '../storage.ts';
import { storedAnswer } from '../sample-rows.testing.ts';

export const TABLES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The batch of one to three entries that is appended to a table with `number` entries. */
export const batchAt = (number: number): StoredEntry[] => {
  const size = 1 + (number % 3);
  return Array.from({ length: size }, (_, part) => storedAnswer({ number, size, part }));
};

/** The number of the first batch that is wrong or incomplete; undefined if there is none. */
export function findFirstDamaged(entries: readonly StoredEntry[]): number | undefined {
  for (let number = 0; number < entries.length;) {
    const batch = batchAt(number);
    const found = entries.slice(number, number + batch.length);
    if (JSON.stringify(found) !== JSON.stringify(batch)) return number;
    number += batch.length;
  }
  return undefined;
}
