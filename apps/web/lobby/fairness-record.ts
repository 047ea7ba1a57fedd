/** What this browser recorded of a table before its seed was fixed; it proves the shuffle later. */
import type { TableInfo, TableState } from '@ludoteca/wire';
import { loadValue, saveValue } from '../state/local-storage.ts';

export interface FairnessRecord {
  readonly commitment: string;
  /** State of the table when the commitment was first seen. */
  readonly seen: TableState;
  /** The nonce of this browser, and the nonces of all seats at that time. */
  readonly added?: { readonly nonce: string; readonly before: readonly (string | null)[] };
}

/** Number of tables that are remembered. */
const MAX_RECORDS = 50;

type StoredRecords = readonly { readonly id: string; readonly stub: FairnessRecord }[];

/** Newest first. */
function loadRecords(): StoredRecords {
  const stubs = loadValue('stubs');
  return Array.isArray(stubs) ? (stubs as StoredRecords) : [];
}

const findRecord = (id: string): FairnessRecord | undefined =>
  loadRecords().find((one) => one.id === id)?.stub;

/** Returns the stored record, or a new one from the table as it is now. */
export const fairnessRecordFor = ({ id, commitment, state }: TableInfo): FairnessRecord =>
  findRecord(id) ?? { commitment, seen: state };

/** Stores the first commitment that this browser sees; later claims of the server do not replace it. */
export function recordCommitment(table: TableInfo): void {
  if (findRecord(table.id) === undefined) storeRecord(table.id, fairnessRecordFor(table));
}

export function storeRecord(id: string, record: FairnessRecord): void {
  const others = loadRecords().filter((one) => one.id !== id);
  saveValue('stubs', [{ id, stub: record }, ...others].slice(0, MAX_RECORDS));
}

/** Creates a nonce after the commitment is known and stores it before it is sent. */
export function createNonce(table: TableInfo): string {
  const nonce = randomHex();
  const before = table.seats.map((seat) => seat.nonce);
  storeRecord(table.id, { ...fairnessRecordFor(table), added: { nonce, before } });
  return nonce;
}

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
