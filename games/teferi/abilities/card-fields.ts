/** Walks through the fields of card definitions, however deeply nested. */

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
