/** Number formatting of Italian and Portuguese. */

export const toDecimalComma = (figure: string): string => figure.replace('.', ',');
