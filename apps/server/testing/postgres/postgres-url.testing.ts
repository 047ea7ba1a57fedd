/** Addresses of empty PostgreSQL storages for tests. */
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';

/**
 * The address of an empty database in the PostgreSQL server of this test run. It is deleted after the test. Schemas of one database
 * would disturb each other: migrations read the tables of all schemas.
 */
export async function createPostgresUrl(): Promise<string> {
  const reply = await fetch(inject('postgres'));
  const address = await reply.text();
  if (!reply.ok) throw new Error(address);
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await executeOn(address, `create database ${database}`);
  onTestFinished(() => executeOn(address, `drop database ${database} with (force)`));
  return address.replace(/[^/]*$/, database);
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
