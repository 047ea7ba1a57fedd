/** The scores of one match of a tournament, as soon as it is decided. */
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { SeatRow } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import { scoresFromPlaces } from './standings.ts';

/** `guests`: by seat. `isLate`: who has not sat down by now has lost. Undefined while nothing is decided. */
export async function findScores(
  context: ServerContext,
  tables: TableRegistry,
  id: string,
  guests: readonly string[],
  isLate: boolean,
): Promise<readonly number[] | undefined> {
  const row = await context.storage.findTable(id);
  // A table that was deleted because nobody came.
  if (row === undefined) return guests.map(() => 0);
  if (row.state === 'over') return scoresFromPlaces(placesOf(row.seats));
  if (row.state === 'playing') return (await isStuck(tables, id)) ? guests.map(() => 0.5) : undefined;
  if (!isLate || row.revealDeadline !== undefined) return undefined;
  const seated = row.seats.map(({ guest }) => guest);
  if (!(await closeTable(tables, id, seated))) return undefined;
  return guests.map((guest) => (seated.includes(guest) ? 1 : 0));
}

/** A player who has left the match to a substitute is ranked last. */
const placesOf = (seats: readonly SeatRow[]): readonly number[] =>
  seats.map(({ place = seats.length, substitute }) =>
    substitute === undefined ? place : place + seats.length,
  );

async function isStuck(tables: TableRegistry, id: string): Promise<boolean> {
  try {
    return (await tables.get(id)).isStuck;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

/** An open table disappears with its last guest. False if that is not possible now, such as while another server has the table. */
async function closeTable(
  tables: TableRegistry,
  id: string,
  seated: readonly (string | undefined)[],
): Promise<boolean> {
  try {
    for (const guest of seated) if (guest !== undefined) await tables.leave(id, { id: guest, name: '' });
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}
