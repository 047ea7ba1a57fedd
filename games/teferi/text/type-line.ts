/** Formats the type line of a card. */
import type { PrintedCard } from '../view-types.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** English in every language, like card texts. */
export function formatTypeLine({
  supertypes,
  types,
  subtypes,
}: Pick<PrintedCard, 'supertypes' | 'types' | 'subtypes'>): string {
  const kinds = [...supertypes, ...types].map(capitalize).join(' ');
  return subtypes.length === 0 ? kinds : `${kinds} — ${subtypes.join(' ')}`;
}
