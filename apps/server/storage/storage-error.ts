/** Errors of the storage. */

/** Why a storage cannot be used. */
export type StorageProblem = keyof typeof MESSAGES;

const MESSAGES = {
  'in use': (place: string) => `another server uses ${place}`,
  missing: (place: string) => `there are no data in ${place}`,
  'not empty': (place: string) => `${place} already has data; name an empty place`,
  'not a database': (place: string) => `${place} is not a database`,
  foreign: (place: string) => `${place} is the database of another program`,
  newer: (place: string) => `${place} was written by a newer version of Ludoteca`,
  damaged: (place: string) =>
    `${place} is damaged; ludoteca store repair copies what is whole to a new place`,
  incomplete: (place: string) => `the copy of ${place} is not complete; nothing was changed`,
  'cannot be opened': (place: string, detail: string) => `${place} cannot be opened: ${detail}`,
};

/** The storage cannot be used, with a message for the person who started the program. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly problem: StorageProblem;
  /** A file, a folder or the address of a database, without its password. */
  readonly place: string;
  readonly detail: string;

  constructor(problem: StorageProblem, place: string, cause?: unknown) {
    const detail = cause === undefined ? '' : messageOf(cause);
    super(MESSAGES[problem](place, detail), { cause });
    this.problem = problem;
    this.place = place;
    this.detail = detail;
  }
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

/** The error code of the file system or of the database. */
export const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function toStorageError(file: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (errorCodeOf(error) === 'SQLITE_NOTADB') return new StorageError('not a database', file, error);
  return new StorageError(isCorrupt(error) ? 'damaged' : 'cannot be opened', file, error);
}

/** Error codes of SQLite and PostgreSQL for pages that cannot be read. */
const CORRUPT = /^(SQLITE_CORRUPT|XX00[12])/;

export const isCorrupt = (error: unknown): boolean => CORRUPT.test(String(errorCodeOf(error)));

/** Turns an error of the database about unreadable pages into one about the table that was read. */
export function rethrowAsDamage(tableId: string, error: unknown): never {
  if (!isCorrupt(error)) throw error;
  throw new TableDamagedError(tableId, messageOf(error), { cause: error });
}
