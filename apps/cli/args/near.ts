import { editDistance } from '@ludoteca/kit';

/** Longer words are no slip of the finger, and comparing them takes long. */
const MAX_WORD_LENGTH = 40;

/** `; did you mean …?` where a word is nearly one of those known, else nothing. */
export function meant(word: string, known: readonly string[]): string {
  if (word.length > MAX_WORD_LENGTH) return '';
  const near = known
    .map((candidate) => ({ candidate, slips: editDistance(word, candidate) }))
    .filter(({ candidate, slips }) => slips <= Math.ceil(candidate.length / 3))
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near === undefined ? '' : `; did you mean ${near.candidate}?`;
}
