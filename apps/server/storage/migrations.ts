/** How a database came to its present shape, step by step. A step that was released is never changed: the next one mends it. */
import type { Kysely, Migration, MigrationProvider, RawBuilder } from 'kysely';

/** What databases spell differently when they make tables. */
export interface Spelling {
  /** An integer that holds milliseconds. */
  readonly integer: 'integer' | 'bigint';
  /** What follows the columns of a table. */
  readonly end: RawBuilder<unknown>;
}

export const migrationsIn = (spelling: Spelling): MigrationProvider => ({
  getMigrations: async () => ({
    '0001 tables': tables(spelling),
    '0002 origins': origins(spelling),
    '0003 starts': starts,
  }),
});

const tables = ({ integer, end }: Spelling): Migration => ({
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

/** By whose rules and by whom a table was made. Tables from before were made by the first rules, and nobody knows by whom. */
const origins = ({ integer }: Spelling): Migration => ({
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

/** Where the match of a table starts: until now always at the beginning. */
const starts: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.alterTable('tables').addColumn('start', 'text').execute();
  },
};
