/** Why a folder of data cannot be used: one sentence for whoever started the server. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
}

/** The code that the file system or SQLite gave an error. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What kept a file from being opened, as a sentence. */
export function problemWith(file: string, error: unknown): StorageProblem {
  if (error instanceof StorageProblem) return error;
  switch (codeOf(error)) {
    case 'SQLITE_NOTADB':
      return new StorageProblem(`${file} is not a database`, { cause: error });
    case 'SQLITE_CORRUPT':
      return new StorageProblem(`${file} is damaged`, { cause: error });
    default:
      return new StorageProblem(`${file} cannot be opened: ${wordsOf(error)}`, { cause: error });
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
