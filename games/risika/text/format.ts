/** Formatting of facts that is the same in every language. */
import type { ReasonFacts } from '@ludoteca/kit';

export const formatTerritoryFact = (names: readonly string[], territory: unknown): string =>
  names[Number(territory)] ?? String(territory);

/** A list from the facts of a reason. */
export const formatList = (list: unknown): string => (Array.isArray(list) ? list.join(', ') : '');

/** A range from the facts of a reason. */
export const formatRange = ({ least, most }: ReasonFacts, to: string): string =>
  least === most ? String(most) : `${String(least)} ${to} ${String(most)}`;

/** Joins words with commas and a conjunction before the last. */
export const joinWithConjunction = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
