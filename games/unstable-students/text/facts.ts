/** What stands in the facts of a reason, as words. Foreign reasons may carry anything. */
import type { ReasonFacts } from '@ludoteca/kit';
import type { CardFilter } from '../cards/codes.ts';

const asString = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** The card that a reason is about, or that stands under another key. */
export const cardFormatter =
  (quoted: (card: string) => string) =>
  (facts: ReasonFacts, key = 'card'): string =>
    quoted(asString(facts[key]));

export const formatType = (
  types: { readonly [type in CardFilter]: string },
  { filter }: ReasonFacts,
): string => (Object.hasOwn(types, asString(filter)) ? types[filter as CardFilter] : types.ALL);

export const formatList = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '');
