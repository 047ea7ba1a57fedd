import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { GuestRow, KeptEntry, SeatRow, TableRow } from './port.ts';

export const guestRow = (id: string, more: Partial<GuestRow> = {}): GuestRow => ({
  id,
  name: `guest ${id}`,
  hash: `hash of ${id}`,
  made: 1_700_000_000_000,
  ...more,
});

export const freeSeat: SeatRow = { kind: 'person', name: '', nonce: null };
export const seatOfGuest = (guest: string): SeatRow => ({
  kind: 'person',
  name: `guest ${guest}`,
  guest,
  nonce: `nonce of ${guest}`,
});

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
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

export const kept = (entry: ArchiveEntry, at = 1_700_000_000_000): KeptEntry => ({ entry, at });
export const answer = (choice: Json): KeptEntry => kept({ answer: choice });
