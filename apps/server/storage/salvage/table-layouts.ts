/** The columns of our tables, by which a row of a damaged file is recognized. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import type { SqliteValue } from './sqlite-records.ts';

export type TableName = keyof DatabaseSchema;

interface ColumnLayout {
  readonly name: string;
  readonly isInteger: boolean;
  readonly isOptional: boolean;
  readonly hasDefault: boolean;
}

export interface TableLayout {
  readonly table: TableName;
  /** In the order in which they are stored. */
  readonly columns: readonly ColumnLayout[];
}

/** What SQLite says of a column. */
interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
  readonly dflt_value: string | null;
}

const TABLES: readonly TableName[] = [
  'guests',
  'tables',
  'seats',
  'entries',
  'snapshots',
  'documents',
  'damaged_tables',
];

/** Reads the layouts from an undamaged database. */
export const readLayouts = (database: Kysely<DatabaseSchema>): Promise<readonly TableLayout[]> =>
  Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await sql<ColumnInfo>`
        select name, type, "notnull", pk, dflt_value from pragma_table_info(${table}) order by cid`.execute(
        database,
      );
      const columns = rows.map(({ name, type, notnull, pk, dflt_value }) => ({
        name,
        isInteger: type === 'INTEGER',
        isOptional: notnull === 0 && pk === 0,
        hasDefault: dflt_value !== null,
      }));
      return { table, columns };
    }),
  );

/** Rows from before a column was added end before it. */
export const fitsColumns = (values: readonly SqliteValue[], columns: readonly ColumnLayout[]): boolean =>
  values.length <= columns.length &&
  columns.every(({ isInteger, isOptional, hasDefault }, i) => {
    const value = values[i];
    if (value === undefined) return isOptional || hasDefault;
    if (value === null) return isOptional;
    return isInteger ? Number.isSafeInteger(value) : typeof value === 'string';
  });
