/** Joins words to a list as sentences contain it. */

/** Commas between the words and a conjunction before the last. */
export const joinWithConjunction = (words: readonly string[], conjunction: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1) ?? ''}`;
