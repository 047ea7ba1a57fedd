import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, type TableInfo } from '@ludoteca/wire';
import { useReasonsWish } from '../taste.ts';

/** Whether anybody at the table can say why: only players of a game's own do. */
export const mayReason = ({ seats }: TableInfo, { players = {} }: AnyCatalogueEntry): boolean =>
  seats.some(({ kind }) => Object.hasOwn(players, kind));

/** Whether the story tells why computers chose as they did: as wished, else where nobody but computers plays. */
export function useReasons(table: TableInfo | undefined): boolean {
  const wish = useReasonsWish();
  return wish ?? table?.seats.every(({ kind }) => kind !== PERSON) ?? false;
}
