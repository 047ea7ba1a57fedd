/** Takes a seat at a remote table. */
import type { Seat } from '@ludoteca/kernel';
import { type FairSeat, PERSON, type ProblemKey, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { ServerClient } from './server-client.ts';

/** Problems that mean that another guest was faster. */
const SEAT_GONE: ReadonlySet<ProblemKey> = new Set(['table full', 'seat taken', 'already playing']);

export const isFree = ({ kind, guest }: SeatInfo): boolean => kind === PERSON && guest === undefined;

/** The table after joining it, if possible at the wished seat; undefined if no seat is free. */
export async function takeSeat(
  server: ServerClient,
  fairSeat: FairSeat,
  table: TableInfo,
  wanted?: Seat,
): Promise<TableInfo | undefined> {
  const { state, seats } = table;
  if (seats.some(({ guest }) => guest !== undefined && guest === server.guest?.id)) return table;
  if (state !== 'open' || !seats.some(isFree)) return undefined;
  const wantedSeat = wanted === undefined ? undefined : seats[wanted];
  const isWantedFree = wanted !== undefined && wantedSeat !== undefined && isFree(wantedSeat);
  const joined = await fairSeat.join(table, isWantedFree ? { seat: wanted } : {});
  if (joined.ok) return joined.value;
  if (SEAT_GONE.has(joined.problem.problem)) return undefined;
  throw server.toCliError(joined.problem);
}
