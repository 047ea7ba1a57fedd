/** Formats the facts of a reason. They are unchecked: reasons may come from outside. */
import type { ReasonFacts } from '@ludoteca/kit';
import type { CardFilter } from '../cards/codes.ts';

const asString = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** Returns a formatter for the card under `key`. */
export const cardFormatter =
  (quoted: (card: string) => string) =>
  (facts: ReasonFacts, key = 'card'): string =>
    quoted(asString(facts[key]));

export const formatType = (
  types: { readonly [type in CardFilter]: string },
  { filter }: ReasonFacts,
): string => (Object.hasOwn(types, asString(filter)) ? types[filter as CardFilter] : types.ALL);
