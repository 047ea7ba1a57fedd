import { type Language, LANGUAGES } from '@ludoteca/kit';

/** The language that a word names; else the one that is spoken around. */
export const languageOr = (word: string | undefined, around: Language): Language =>
  LANGUAGES.find((language) => language === word) ?? around;
