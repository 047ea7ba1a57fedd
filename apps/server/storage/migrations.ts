/** The migrations of the database schema. A released step is never changed; corrections are new steps. */
import { addChecksums } from './add-checksums.ts';
import type { Kysely, Migration, MigrationProvider, RawBuilder } from 'kysely';

/** Differences between SQL databases in table definitions. */
export interface SqlTypes {
  /** An integer type that can hold milliseconds. */
  readonly integer: 'integer' | 'bigint';
  /** The clause after the columns of a table. */
  readonly end: RawBuilder<unknown>;
  /** Creates what several servers need that share the database. */
  readonly createServerTables?: (db: Kysely<unknown>) => Promise<void>;
}

export const createMigrations = (types: SqlTypes): MigrationProvider => ({
  getMigrations: async () => ({
    '0001 tables': createTables(types),
    '0002 origins': addOrigins(types),
    '0003 starts': addStarts,
    '0004 checksums': addChecksums(types),
    '0005 cards and hashes': addCardsAndHashes,
    '0006 reveals': addReveals(types),
    '0007 overruns': addOverruns(types),
    '0008 hosted play': addHostedPlay(types),
    '0009 documents': addDocuments(types),
    '0020 leases': addLeases(types),
  }),
});

const createTables = ({ integer, end }: SqlTypes): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('made', integer, (column) => column.notNull())
      .modifyEnd(end)
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('listed', integer, (column) => column.notNull())
      .addColumn('made', integer, (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('rematch', 'text')
      .addColumn('entries', integer, (column) => column.notNull())
      .modifyEnd(end)
      .execute();
    await schema.createIndex('tables_by_age').on('tables').columns(['listed', 'state', 'made']).execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', integer, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('guest', 'text')
      .addColumn('nonce', 'text')
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .modifyEnd(end)
      .execute();
    await schema.createIndex('seats_by_guest').on('seats').column('guest').execute();
    await schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
      .modifyEnd(end)
      .execute();
    await schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) =>
        column.primaryKey().references('tables.id').onDelete('cascade'),
      )
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .modifyEnd(end)
      .execute();
  },
});

/** The version of the rules and the creator of a table. Older tables get version 1 and no creator. */
const addOrigins = ({ integer }: SqlTypes): Migration => ({
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .alterTable('tables')
      .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .alterTable('tables')
      .addColumn('maker', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('tables_by_maker').on('tables').columns(['maker', 'state']).execute();
  },
});

/** The start position of a match that continues a save. */
const addStarts: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('start', 'text').execute();
  },
};

/** The cards of a match, and the hashes of some positions. */
const addCardsAndHashes: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('cards', 'text').execute();
    await schema.alterTable('entries').addColumn('position', 'text').execute();
  },
};

/** Commitments to nonces, and the time until which the nonces can be revealed. Older tables have neither. */
const addReveals = ({ integer }: SqlTypes): Migration => ({
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('reveal_deadline', integer).execute();
    await schema.alterTable('seats').addColumn('commitment', 'text').execute();
  },
});

/** How often the match of a table has exceeded a budget. */
const addOverruns = ({ integer }: SqlTypes): Migration => ({
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('overruns', integer).execute();
  },
});

/** Terms, progress, takebacks and results of matches; settings and substitutes of seats. Older tables have none. */
const addHostedPlay = ({ integer }: SqlTypes): Migration => ({
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('terms', 'text').execute();
    await schema.alterTable('tables').addColumn('progress', 'text').execute();
    await schema.alterTable('tables').addColumn('takebacks', integer).execute();
    await schema.alterTable('tables').addColumn('finished', integer).execute();
    await schema.alterTable('seats').addColumn('auto_pass', 'text').execute();
    await schema.alterTable('seats').addColumn('substitute', 'text').execute();
    await schema.alterTable('seats').addColumn('place', integer).execute();
  },
});

/** Documents of guests and about tables. */
const addDocuments = ({ integer, end }: SqlTypes): Migration => ({
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema
      .createTable('documents')
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('subject', 'text')
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('changed', integer, (column) => column.notNull())
      .addColumn('checksum', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('documents_key', ['collection', 'id'])
      .modifyEnd(end)
      .execute();
    for (const column of ['owner', 'subject'])
      await schema.createIndex(`documents_by_${column}`).on('documents').column(column).execute();
  },
});

/** Which server may change a table. */
const addLeases = ({ integer, createServerTables }: SqlTypes): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('tables').addColumn('server', integer).execute();
    await db.schema.alterTable('tables').addColumn('lease', integer).execute();
    await createServerTables?.(db);
  },
});
