/** Whether explanations of computer players are available and shown. */
import type { AnyParts } from '@ludoteca/kernel';
import type { GameTexts } from '@ludoteca/kit';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { useExplanationPreference } from '../state/preferences.ts';

/** Whether a character sits at the table; only characters explain their choices. */
export const hasExplainingPlayers = ({ seats }: TableInfo, { players = {} }: GameTexts<AnyParts>): boolean =>
  seats.some(({ kind }) => Object.hasOwn(players, kind));

/** Whether the log shows explanations: as preferred, or by default at tables without people. */
export function useExplanations(table: TableInfo | undefined): boolean {
  const preference = useExplanationPreference();
  return preference ?? table?.seats.every(({ kind }) => kind !== PERSON) ?? false;
}
