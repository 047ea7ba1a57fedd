import type { Printed } from '../sight.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The line of types, as cards have it: card texts are English in every language. */
export function typeLine({
  supertypes,
  types,
  subtypes,
}: Pick<Printed, 'supertypes' | 'types' | 'subtypes'>): string {
  const kinds = [...supertypes, ...types].map(capital).join(' ');
  return subtypes.length === 0 ? kinds : `${kinds} — ${subtypes.join(' ')}`;
}
