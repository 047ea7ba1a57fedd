/** Takes a seat at a remote table. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@ludoteca/kernel';
import { PERSON, type ProblemKey, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { ServerClient } from './server-client.ts';

/** Problems that mean that another guest was faster. */
const SEAT_GONE: ReadonlySet<ProblemKey> = new Set(['table full', 'seat taken', 'already playing']);

export const isFree = ({ kind, guest }: SeatInfo): boolean => kind === PERSON && guest === undefined;

/** The table after joining it, if possible at the wished seat; undefined if no seat is free. */
export async function takeSeat(
  server: ServerClient,
  table: TableInfo,
  wanted?: Seat,
): Promise<TableInfo | undefined> {
  const { id, state, seats } = table;
  if (seats.some(({ guest }) => guest !== undefined && guest === server.guest?.id)) return table;
  if (state !== 'open' || !seats.some(isFree)) return undefined;
  const wantedSeat = wanted === undefined ? undefined : seats[wanted];
  const joined = await server.api.join(id, {
    ...(wanted !== undefined && wantedSeat !== undefined && isFree(wantedSeat) ? { seat: wanted } : {}),
    // Chosen after the server has committed to its seed: that makes the shuffle fair.
    nonce: randomBytes(16).toString('hex'),
  });
  if (joined.ok) return joined.value;
  if (SEAT_GONE.has(joined.problem.problem)) return undefined;
  throw server.toCliError(joined.problem);
}
