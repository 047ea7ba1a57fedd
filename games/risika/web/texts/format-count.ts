/** Formats a count with its noun. */

export const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
