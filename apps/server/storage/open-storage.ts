/** Opens the storage at a location: the address of a PostgreSQL database, or a folder. */
import { randomBytes } from 'node:crypto';
import type { Dialect } from 'kysely';
import type { JoinServers } from '../leases/leases.ts';
import { PostgresLeases } from '../leases/postgres-leases.ts';
import { openLibsql } from './open-libsql.ts';
import { formatPostgresUrl, isPostgresUrl, openPostgres, openSharedPostgres } from './open-postgres.ts';
import type { Storage } from './storage.ts';

const KEY_BYTES = 24;

/** `wrapDialect` lets tests inject faults. */
export const openStorage = (
  location: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<Storage> =>
  isPostgresUrl(location) ? openPostgres(location, wrapDialect) : openLibsql(location, wrapDialect);

/** A storage for a server. Several servers may share a PostgreSQL database. */
export interface ServerStorage {
  readonly storage: Storage;
  readonly joinServers?: JoinServers;
}

/** `leaseDuration`: milliseconds for which a server that does not respond keeps its tables. */
export async function openServerStorage(
  location: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
  leaseDuration?: number,
): Promise<ServerStorage> {
  if (!isPostgresUrl(location)) return { storage: await openLibsql(location, wrapDialect) };
  const { storage, tokens } = await openSharedPostgres(location, wrapDialect);
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return {
    storage,
    joinServers: (listener) =>
      PostgresLeases.join({ url: location, tokens, key, listener, duration: leaseDuration }),
  };
}

/** The location for messages, without a password. */
export const formatLocation = (location: string): string =>
  isPostgresUrl(location) ? formatPostgresUrl(location) : location;
