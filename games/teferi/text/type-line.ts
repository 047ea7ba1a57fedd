import type { PrintedCard } from '../view-types.ts';

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The line of types, as cards have it: card texts are English in every language. */
export function formatTypeLine({
  supertypes,
  types,
  subtypes,
}: Pick<PrintedCard, 'supertypes' | 'types' | 'subtypes'>): string {
  const kinds = [...supertypes, ...types].map(capitalize).join(' ');
  return subtypes.length === 0 ? kinds : `${kinds} — ${subtypes.join(' ')}`;
}
