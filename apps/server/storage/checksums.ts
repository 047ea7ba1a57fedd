/** The hash chain of entries and the checksums of rows, by which damaged data are recognized. They are stored, so they never change. */
import { createHash } from 'node:crypto';
import type { DatabaseSchema, UncheckedTableColumn } from './database-schema.ts';

type Row<T extends keyof DatabaseSchema> = Omit<DatabaseSchema[T], 'checksum'>;

/** 128 bits are enough against accidents. */
const hash = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);

/** The link before the first entry. It binds the chain to its table. */
export const computeFirstLink = (tableId: string): string => hash('table', tableId);

/** Columns that were added later are covered where they have a value, so that older checksums stay valid. */
const present = (...added: readonly (string | null | undefined)[]): readonly string[] =>
  added.filter((value) => typeof value === 'string');

/** Distinguishes an added column from others that may be absent. Columns are undefined in rows of earlier schemas. */
const label = (name: string, value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : `${name} ${value}`;

/** The link of an entry. Unlike that of an archive it covers notes, times and hashes of positions. */
export const computeLink = (
  before: string,
  { entry, at, position }: Pick<DatabaseSchema['entries'], 'entry' | 'at' | 'position'>,
): string => hash(before, entry, at, ...present(position));

export const computeGuestChecksum = ({ id, name, hash: tokenHash, made }: Row<'guests'>): string =>
  hash('guest', id, name, tokenHash, made);

/** Covers the row and its seats, except the number of entries, which the chain proves, and what belongs to the server. */
export const computeTableChecksum = (
  table: Omit<Row<'tables'>, UncheckedTableColumn>,
  seats: readonly Omit<DatabaseSchema['seats'], 'table_id' | 'seat'>[],
): string => {
  const { id, game, version, maker, settings, start, cards, state, listed, made, secret, rematch } = table;
  const { reveal_deadline: deadline, terms, takebacks, finished } = table;
  const row = [id, game, version, maker, settings, start, state, listed, made, secret, rematch];
  row.push(...present(cards, label('reveal until', deadline)));
  row.push(...present(label('terms', terms), label('takebacks', takebacks), label('finished', finished)));
  return hash(
    'row',
    row,
    seats.map(({ kind, name, guest, nonce, commitment, auto_pass, substitute, place }) =>
      [kind, name, guest, nonce].concat(
        present(
          commitment,
          label('auto-pass', auto_pass),
          label('substitute', substitute),
          label('place', place),
        ),
      ),
    ),
  );
};

export const computeSnapshotChecksum = ({ table_id, number, version, position }: Row<'snapshots'>): string =>
  hash('snapshot', table_id, number, version, position);

export const computeDocumentChecksum = ({
  collection,
  id,
  owner,
  subject,
  value,
  revision,
  changed,
}: Row<'documents'>): string => hash('document', collection, id, owner, subject, value, revision, changed);

/** Covers what an append replaces besides the number of entries. */
export const computeProgressChecksum = (tableId: string, entries: number, progress: string): string =>
  hash('progress', tableId, entries, progress);
