/** Errors of the storage. */

/** The storage cannot be used, with a message for the person who started the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** The database cannot do it at the moment: it is out of reach, or its disk is full. Nothing was acknowledged. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The stored data of one table are damaged. Others are not affected. */
export class TableDamagedError extends Error {
  override readonly name = 'TableDamagedError';
  readonly tableId: string;

  constructor(tableId: string, what: string, options?: ErrorOptions) {
    super(`table ${tableId} is damaged: ${what}`, options);
    this.tableId = tableId;
  }
}

/** The error code of the file system or of SQLite. */
export const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export function toStorageError(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  switch (errorCodeOf(error)) {
    case 'SQLITE_NOTADB':
      return new StorageError(`${file} is not a database`, { cause: error });
    case 'SQLITE_CORRUPT':
      return new StorageError(`${file} is damaged`, { cause: error });
    default:
      return new StorageError(`${file} cannot be opened: ${messageOf(error)}`, { cause: error });
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Error codes of SQLite and PostgreSQL for pages that cannot be read. */
const CORRUPT = /^(SQLITE_CORRUPT|XX00[12])/;

/** Turns an error of the database about unreadable pages into one about the table that was read. */
export function rethrowAsDamage(tableId: string, error: unknown): never {
  if (!CORRUPT.test(String(errorCodeOf(error)))) throw error;
  throw new TableDamagedError(tableId, messageOf(error), { cause: error });
}
