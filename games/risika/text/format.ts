import type { ReasonFacts } from '@ludoteca/kit';

/** The territory that a fact names, in a language's names for them. */
export const formatTerritoryFact = (names: readonly string[], territory: unknown): string =>
  names[Number(territory)] ?? String(territory);

/** Words in a row, out of the facts of a reason. */
export const formatList = (words: unknown): string => (Array.isArray(words) ? words.join(', ') : '');

/** The range that a number must be in. */
export const formatRange = ({ least, most }: ReasonFacts, to: string): string =>
  least === most ? String(most) : `${String(least)} ${to} ${String(most)}`;

/** Words in a row, the last after a word such as “and”. */
export const joinWithConjunction = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
