/** Statements of libsql, which ends the process when it reads a text that is not UTF-8, as damaged ones are. */
import Database from 'libsql/promise';

/** The used part of libsql, whose own types are incomplete. */
export interface LibsqlConnection {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<LibsqlStatement>;
  close(): void;
}

export interface LibsqlStatement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  columns(): readonly { readonly name: string }[];
  all(parameters: readonly unknown[]): Promise<unknown[]>;
  run(parameters: readonly unknown[]): { readonly changes: number };
}

export const connectLibsql = (path: string): LibsqlConnection =>
  new Database(path, {}) as unknown as LibsqlConnection;

/** Prepares a statement whose `all` reads damaged texts with U+FFFD in place of what is not UTF-8. Our tables have no blobs. */
export async function prepareStatement(connection: LibsqlConnection, sql: string): Promise<LibsqlStatement> {
  const statement = await connection.prepare(sql);
  if (!/^\s*select\b/i.test(sql)) return statement;
  const columns = statement.columns().map(({ name }) => {
    const column = `"${name.replaceAll('"', '""')}"`;
    return `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end as ${column}`;
  });
  const bytes = await connection.prepare(`select ${columns.join(', ')} from (${sql})`);
  return {
    reader: true,
    columns: () => statement.columns(),
    all: async (parameters) => (await bytes.all(parameters)).map((row) => decodeTexts(row as object)),
    run: () => ({ changes: 0 }),
  };
}

const decodeTexts = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? Buffer.from(value).toString() : (value as unknown),
    ]),
  );
