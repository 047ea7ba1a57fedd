/** The storage engines, for tests that run on each. */
import { createEmptyFolder } from '../storage/temporary-folder.testing.ts';
import { createPostgresUrl } from './postgres/postgres-url.testing.ts';

/** `newPlace`: creates an empty place for one test. `minRounds`: of crash tests with whole servers, in quick runs. */
export const STORAGE_ENGINES = [
  { engine: 'libsql', newPlace: createEmptyFolder, minRounds: 3 },
  { engine: 'PostgreSQL', newPlace: createPostgresUrl, minRounds: 1 },
] as const;
