/** Formats numbers in English. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** For example `1,000`. */
export const formatNumber = (number: number): string => format.format(number);

/** For example `1 game`, `1,000 games`. */
export const formatCount = (number: number, one: string, many = `${one}s`): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;
