/** Documents in a SQL database. One whose checksum is wrong is left out. */
import type { Json } from '@ludoteca/kernel';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { computeDocumentChecksum } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { DocumentChanges, DocumentCriteria, DocumentKey, StoredDocument } from './documents.ts';

type DocumentColumns = Selectable<DatabaseSchema['documents']>;

export async function selectDocument(
  database: Kysely<DatabaseSchema>,
  { collection, id }: DocumentKey,
): Promise<StoredDocument | undefined> {
  const row = await database
    .selectFrom('documents')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromColumns(row);
}

export async function selectDocuments(
  database: Kysely<DatabaseSchema>,
  { collection, owner, subject, after, limit }: DocumentCriteria,
): Promise<readonly StoredDocument[]> {
  let query = database.selectFrom('documents').selectAll().where('collection', '=', collection);
  if (owner !== undefined) query = query.where('owner', '=', owner);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (after !== undefined)
    query = query.where((where) =>
      where.or([
        where('changed', '<', after.changed),
        where('changed', '=', after.changed).and('id', '<', after.id),
      ]),
    );
  const rows = await query.orderBy('changed', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.flatMap((row) => fromColumns(row) ?? []);
}

/** Until the end of the transaction no other server of a PostgreSQL database changes documents, so that revisions stay as they are read. */
export async function lockDocuments(database: Transaction<DatabaseSchema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ludoteca documents ' || current_schema(), 0))`.execute(
    database,
  );
}

/** Returns false, and changes nothing, if a revision does not follow the stored one. */
export async function writeDocuments(
  database: Transaction<DatabaseSchema>,
  { save = [], delete: deleted = [] }: DocumentChanges,
): Promise<boolean> {
  for (const { collection, id, revision } of save) {
    const stored = await database
      .selectFrom('documents')
      .select('revision')
      .where('collection', '=', collection)
      .where('id', '=', id)
      .executeTakeFirst();
    if ((stored?.revision ?? 0) !== revision - 1) return false;
  }
  for (const document of save) {
    const columns = toColumns(document);
    await database
      .insertInto('documents')
      .values(columns)
      .onConflict((conflict) => conflict.columns(['collection', 'id']).doUpdateSet(columns))
      .execute();
  }
  for (const { collection, id } of deleted)
    await database
      .deleteFrom('documents')
      .where('collection', '=', collection)
      .where('id', '=', id)
      .execute();
  return true;
}

export const isWholeDocument = (row: DocumentColumns): boolean =>
  row.checksum === computeDocumentChecksum(row);

function toColumns({ owner, subject, value, ...document }: StoredDocument): DocumentColumns {
  const { collection, id, revision, changed } = document;
  const columns = {
    collection,
    id,
    owner: owner ?? null,
    subject: subject ?? null,
    value: JSON.stringify(value),
    revision,
    changed,
  };
  return { ...columns, checksum: computeDocumentChecksum(columns) };
}

function fromColumns(row: DocumentColumns): StoredDocument | undefined {
  if (!isWholeDocument(row)) return undefined;
  const { collection, id, owner, subject, value, revision, changed } = row;
  return {
    collection,
    id,
    ...(owner === null ? {} : { owner }),
    ...(subject === null ? {} : { subject }),
    value: JSON.parse(value) as Json,
    revision,
    changed,
  };
}
