/** Addresses of empty PostgreSQL storages for tests. */
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

/** The address of an empty schema in the PostgreSQL server of this test run. It is deleted after the test. */
export async function createPostgresUrl(): Promise<string> {
  const reply = await fetch(inject('postgres'));
  const address = await reply.text();
  if (!reply.ok) throw new Error(address);
  const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await executeOn(address, `create schema ${schema}`);
  onTestFinished(() => executeOn(address, `drop schema ${schema} cascade`));
  return `${address}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** Runs one statement, apart from any storage. */
export async function executeOn(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
