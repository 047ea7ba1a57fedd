/** Appends the known word that is closest to a mistyped one. */
import { type ByLanguage, didYouMean, inLanguages, type Language } from '@ludoteca/kit';

const SUGGESTIONS: ByLanguage<(nearest: string) => string> = {
  it: (nearest) => `; forse ${nearest}?`,
  en: (nearest) => `; did you mean ${nearest}?`,
  pt: (nearest) => `; talvez ${nearest}?`,
};

/** Empty if no known word is close. */
export function formatSuggestion(language: Language, word: string, known: readonly string[]): string {
  const nearest = didYouMean(word, known);
  return nearest === undefined ? '' : SUGGESTIONS[language](nearest);
}

export const withSuggestion = (
  { it, en, pt }: ByLanguage<string>,
  word: string,
  known: readonly string[],
): ByLanguage<string> =>
  inLanguages(
    it + formatSuggestion('it', word, known),
    en + formatSuggestion('en', word, known),
    pt + formatSuggestion('pt', word, known),
  );
