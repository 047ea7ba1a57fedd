/** Seats of tables that belong to the players of a tournament. */
import { type Infer, schema } from '@ludoteca/kernel';
import { type Guest, type JoinRequest, RefusedError } from '@ludoteca/wire';
import { DocumentCollection } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';

type Context = Pick<ServerContext, 'storage' | 'clock'>;

/** Its id is the table. `guests`: by seat. */
const reservation = schema.object({ guests: schema.list(schema.text(64), 64) });

const openCollection = (context: Context): DocumentCollection<Infer<typeof reservation>> =>
  new DocumentCollection(context, 'reservations', reservation);

export const reserveSeats = (context: Context, table: string, guests: readonly string[]): Promise<boolean> =>
  openCollection(context).add(table, { guests }, { subject: table });

/** The request for the seat that is reserved for the guest; undefined at tables without reservations. Refuses everyone else. */
export async function findReservedSeat(
  context: Context,
  table: string,
  guest: Guest,
  request: JoinRequest,
): Promise<JoinRequest | undefined> {
  const found = await openCollection(context).find(table);
  if (found === undefined) return undefined;
  const seat = found.value.guests.indexOf(guest.id);
  if (seat === -1) throw new RefusedError({ problem: 'reserved' });
  return { ...request, seat };
}
