/** What stands in the facts of a reason, as words. Foreign reasons may carry anything. */
import type { ReasonFacts } from '@ludoteca/kit';
import type { Filter } from '../cards/codes.ts';

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** The card that a reason is about, or that stands under another key. */
export const cardIn =
  (quoted: (card: string) => string) =>
  (facts: ReasonFacts, key = 'card'): string =>
    quoted(text(facts[key]));

export const typeIn = (types: { readonly [type in Filter]: string }, { filter }: ReasonFacts): string =>
  Object.hasOwn(types, text(filter)) ? types[filter as Filter] : types.ALL;

export const listed = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '');
