import { describe } from 'vitest';
import { testStorageContract } from './storage-contract.testing.ts';
import { testDurabilityContract } from './durability-contract.testing.ts';
import { createEmptyFolder } from './temporary-folder.testing.ts';
import { openLibsql } from './open-libsql.ts';
import { openPostgres } from './open-postgres.ts';
import { createPostgresUrl } from '../testing/postgres/postgres-url.testing.ts';
import { MemoryStorage } from './memory-storage.testing.ts';

describe('in memory', () => {
  testStorageContract(async () => new MemoryStorage());
});

describe('in PostgreSQL', () => {
  testStorageContract(async () => openPostgres(await createPostgresUrl()));
  testDurabilityContract(openPostgres, createPostgresUrl);
});

describe('in a file', () => {
  testStorageContract(async () => openLibsql(await createEmptyFolder()));
  testDurabilityContract(openLibsql, createEmptyFolder);
});
