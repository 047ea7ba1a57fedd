/** A count in words: one has a word of its own. */
export const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
