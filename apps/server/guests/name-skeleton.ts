/** The skeleton of a name: names with the same skeleton can be confused (Unicode Technical Standard 39, with case and marks ignored). */
import { CONFUSABLES } from './confusables.ts';

/** Latin characters that look like others. */
const LATIN_LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[i1]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];
const MARKS = /\p{M}/gu;
const IGNORED = /[\p{P}\p{Z}\p{C}]/gu;

export function computeNameSkeleton(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  // Lower case may bring marks again, as in İ.
  const plain = letters.normalize('NFKD').replaceAll(MARKS, '');
  const latin = Array.from(plain, (character) => CONFUSABLES.get(character) ?? character).join('');
  const spelled = latin.replaceAll(IGNORED, '');
  // A name of punctuation only is compared as it is.
  if (spelled === '') return latin;
  return LATIN_LOOKALIKES.reduce((text, [from, to]) => text.replaceAll(from, to), spelled);
}
