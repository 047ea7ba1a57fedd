/** Suggests known names for a word that is not one of them. */
import { didYouMean } from '@ludoteca/kit';

const MAX_SUGGESTIONS = 5;
const MAX_LENGTH = 40;

/** The names that contain the word, earliest occurrence first; otherwise the name with the smallest edit distance. */
export function suggestNames(word: string, names: readonly string[]): readonly string[] {
  const lower = word.toLowerCase().slice(0, MAX_LENGTH);
  const position = (name: string): number => name.toLowerCase().indexOf(lower);
  const containing = lower === '' ? [] : names.filter((name) => position(name) !== -1);
  if (containing.length > 0)
    return containing.toSorted((a, b) => position(a) - position(b)).slice(0, MAX_SUGGESTIONS);
  const nearest = didYouMean(
    lower,
    names.map((name) => name.toLowerCase()),
  );
  return names.filter((name) => name.toLowerCase() === nearest).slice(0, 1);
}
