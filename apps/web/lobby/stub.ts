import type { TableInfo, TableState } from '@ludoteca/wire';
import { recall, remember } from '../memory.ts';

/** The half of a ticket that one keeps: what this browser saw of a table before anything could depend on it. */
export interface Stub {
  readonly commitment: string;
  /** What state the table was in when the commitment was first seen. */
  readonly seen: TableState;
  /** What this browser added to the seed, knowing the commitment, and what the seats had added by then. */
  readonly added?: { readonly nonce: string; readonly before: readonly (string | null)[] };
}

/** Of older tables nothing is kept: so many nobody comes back to. */
const MOST = 50;

type Kept = readonly { readonly id: string; readonly stub: Stub }[];

/** Newest first. */
function kept(): Kept {
  const stubs = recall('stubs');
  return Array.isArray(stubs) ? (stubs as Kept) : [];
}

const keptOf = (id: string): Stub | undefined => kept().find((one) => one.id === id)?.stub;

/** The stub of a table: as it was kept, or as it would be if the table were seen now for the first time. */
export const stubOf = ({ id, commitment, state }: TableInfo): Stub =>
  keptOf(id) ?? { commitment, seen: state };

/** Keeps what there is to see of a table. The first commitment that was seen counts, whatever the server says later. */
export function see(table: TableInfo): void {
  if (keptOf(table.id) === undefined) keepStub(table.id, stubOf(table));
}

export function keepStub(id: string, stub: Stub): void {
  const others = kept().filter((one) => one.id !== id);
  remember('stubs', [{ id, stub }, ...others].slice(0, MOST));
}

/** Something to add to the seed of a table. It is made when the commitment is known, and kept before anybody is told of it. */
export function addTo(table: TableInfo): string {
  const nonce = unguessable();
  const before = table.seats.map((seat) => seat.nonce);
  keepStub(table.id, { ...stubOf(table), added: { nonce, before } });
  return nonce;
}

const unguessable = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
