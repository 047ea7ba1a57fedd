/** Texts of a game that is not translated yet. */
import type { ByLanguage } from './game-texts.ts';

/** Uses the texts of one language for all. Only for games that are not listed. */
export const singleLanguage = <T>(texts: T): ByLanguage<T> => ({ it: texts, en: texts, pt: texts });
