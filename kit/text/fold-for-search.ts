/** A text as somebody searches for it: capitals, accents and the shape of apostrophes do not matter. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’`´]/gu, "'").toLowerCase();
