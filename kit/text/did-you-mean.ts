/** Finds the known name that a mistyped word most probably stands for. */
import { editDistance } from './edit-distance.ts';

/** Longer words and names are not compared: the cost of a comparison grows with both lengths. */
const MAX_LENGTH = 100;
/** A word with more mistakes is not recognized. */
const MAX_EDITS = 12;
/** Names beyond this number are not compared. */
const MAX_CANDIDATES = 50_000;

/** One edit for every three letters of the name. */
const oneThird = (candidate: string): number => Math.ceil(candidate.length / 3);

/**
 * The candidate with the smallest edit distance to `word`, the first of equals, among those within their limit. The
 * comparison is exact: a caller that ignores case or accents passes both sides folded.
 */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  limit: (candidate: string) => number = oneThird,
): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  let nearest: string | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  let compared = 0;
  for (const candidate of candidates) {
    if (++compared > MAX_CANDIDATES) break;
    const max = Math.min(MAX_EDITS, limit(candidate), smallest - 1);
    const difference = Math.abs(candidate.length - word.length);
    // The distance is never smaller than the difference of the lengths.
    if (candidate.length > MAX_LENGTH || difference > max) continue;
    const distance = editDistance(word, candidate, max);
    if (distance <= max) [nearest, smallest] = [candidate, distance];
  }
  return nearest;
}
