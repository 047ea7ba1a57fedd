/** Errors of the storage. */

/** The storage cannot be used, with a message for the person who started the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** The database cannot do it at the moment: it is out of reach, or its disk is full. Nothing was acknowledged. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
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
