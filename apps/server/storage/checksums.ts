/** The hash chain of entries and the checksums of rows, by which damaged data are recognized. They are stored, so they never change. */
import { createHash } from 'node:crypto';
import type { DatabaseSchema } from './database-schema.ts';

type Row<T extends keyof DatabaseSchema> = Omit<DatabaseSchema[T], 'checksum'>;

/** 128 bits are enough against accidents. */
const hash = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

/** The link before the first entry. It binds the chain to its table. */
export const computeFirstLink = (tableId: string): string => hash('table', tableId);

/** The link of an entry. Unlike that of an archive it covers notes and times. */
export const computeLink = (before: string, entry: string, at: number): string => hash(before, entry, at);

export const computeGuestChecksum = ({ id, name, hash: tokenHash, made }: Row<'guests'>): string =>
  hash('guest', id, name, tokenHash, made);

/** Covers the row and its seats, except the number of entries, which the chain proves. */
export const computeTableChecksum = (
  table: Omit<Row<'tables'>, 'entries' | 'violations'>,
  seats: readonly Omit<DatabaseSchema['seats'], 'table_id' | 'seat'>[],
): string => {
  const { id, game, version, maker, settings, start, state, listed, made, secret, rematch } = table;
  const row = [id, game, version, maker, settings, start, state, listed, made, secret, rematch];
  return hash(
    'row',
    row,
    seats.map(({ kind, name, guest, nonce }) => [kind, name, guest, nonce]),
  );
};

export const computeSnapshotChecksum = ({ table_id, number, version, position }: Row<'snapshots'>): string =>
  hash('snapshot', table_id, number, version, position);
