import { describe } from 'vitest';
import { storageContract } from './contract.testing.ts';
import { durableContract } from './durable.testing.ts';
import { emptyFolder } from './folder.testing.ts';
import { openLibsql } from './libsql.ts';
import { MemoryStorage } from './memory.testing.ts';

describe('in memory', () => {
  storageContract(async () => new MemoryStorage());
});

describe('in a file', () => {
  storageContract(async () => openLibsql(await emptyFolder()));
  durableContract(openLibsql, emptyFolder);
});
