/** Sample rows and entries for storage tests. */
import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { GuestRow, StoredEntry, SeatRow, TableRow } from './storage.ts';

export const sampleGuest = (id: string, more: Partial<GuestRow> = {}): GuestRow => ({
  id,
  name: `guest ${id}`,
  hash: `hash of ${id}`,
  made: 1_700_000_000_000,
  ...more,
});

export const freeSeat: SeatRow = { kind: 'person', name: '', nonce: null };
export const occupiedSeat = (guest: string): SeatRow => ({
  kind: 'person',
  name: `guest ${guest}`,
  guest,
  nonce: `nonce of ${guest}`,
});

export const sampleTable = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lots',
  version: 2,
  maker: 'somebody',
  settings: {},
  state: 'open',
  seats: [freeSeat, freeSeat],
  listed: true,
  made: 1_700_000_000_000,
  secret: `secret of ${id}`,
  ...more,
});

export const storedEntry = (entry: ArchiveEntry, at = 1_700_000_000_000): StoredEntry => ({ entry, at });
export const storedAnswer = (choice: Json): StoredEntry => storedEntry({ answer: choice });
