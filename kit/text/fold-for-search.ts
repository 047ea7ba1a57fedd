/** Normalizes a text for searching: lower case, without accents, straight apostrophes. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’`´]/gu, "'").toLowerCase();
