/** Formatting of facts that is the same in every language. */
import type { ReasonFacts } from '@ludoteca/kit';

export const formatTerritoryFact = (names: readonly string[], territory: unknown): string =>
  names[Number(territory)] ?? String(territory);

/** A range from the facts of a reason. */
export const formatRange = ({ least, most }: ReasonFacts, to: string): string =>
  least === most ? String(most) : `${String(least)} ${to} ${String(most)}`;
