import { randomBytes } from 'node:crypto';
import type { Seat } from '@ludoteca/kernel';
import { PERSON, type ProblemKey, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { ServerClient } from './server-client.ts';

/** Somebody else was quicker. */
const SEAT_GONE: ReadonlySet<ProblemKey> = new Set(['table full', 'seat taken', 'already playing']);

export const isFree = ({ kind, guest }: SeatInfo): boolean => kind === PERSON && guest === undefined;

/** Sits down at a table, if possible where wished: the table with oneself at it, or undefined when no seat is free. */
export async function takeSeat(
  server: ServerClient,
  table: TableInfo,
  wish?: Seat,
): Promise<TableInfo | undefined> {
  const { id, state, seats } = table;
  if (seats.some(({ guest }) => guest !== undefined && guest === server.guest?.id)) return table;
  if (state !== 'open' || !seats.some(isFree)) return undefined;
  const wished = wish === undefined ? undefined : seats[wish];
  const joined = await server.api.join(id, {
    ...(wish !== undefined && wished !== undefined && isFree(wished) ? { seat: wish } : {}),
    // Chosen after the server has bound itself: that is what makes the seed a fair one.
    nonce: randomBytes(16).toString('hex'),
  });
  if (joined.ok) return joined.value;
  if (SEAT_GONE.has(joined.problem.problem)) return undefined;
  throw server.toCliError(joined.problem);
}
