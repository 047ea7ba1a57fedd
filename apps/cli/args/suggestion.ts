/** Formats the hint that follows an unknown word on the command line. */
import { didYouMean } from '@ludoteca/kit';

/** `; did you mean …?` if the word is nearly one of the known ones, else an empty text. */
export function formatSuggestion(word: string, known: readonly string[]): string {
  const nearest = didYouMean(word, known);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}
