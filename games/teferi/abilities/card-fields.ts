/** Walks through the fields of card definitions, however deeply nested. */

/** Whether some field anywhere in the data passes the test. */
export function someField(data: unknown, test: (field: string, value: unknown) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((element) => someField(element, test));
  return Object.entries(data).some(([field, value]) => test(field, value) || someField(value, test));
}

/**
 * The elements of a list, or the values of an object in the order of canonical JSON. The card table of a match is built in this order,
 * because a replay of its archive gets the same data with sorted fields.
 */
export const orderedValues = (data: object): readonly unknown[] =>
  Array.isArray(data)
    ? data
    : Object.entries(data)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value as unknown);
