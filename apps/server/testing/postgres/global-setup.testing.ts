/** Global set-up: starts one PostgreSQL server for all tests of a run when the first of them asks for it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { PostgresCluster } from './postgres-cluster.testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test gets the address of the PostgreSQL server. */
    postgres: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresCluster> | undefined;
  const server = createServer((_, reply) => {
    cluster ??= PostgresCluster.create();
    cluster.then(
      (started) => reply.end(started.url()),
      (error: Error) => reply.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await (await cluster?.catch(() => undefined))?.delete();
  };
}
