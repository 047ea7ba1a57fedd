/** Opens the storage at a location: the address of a PostgreSQL database, or a folder. */
import type { Dialect } from 'kysely';
import { openLibsql } from './open-libsql.ts';
import { formatPostgresUrl, isPostgresUrl, openPostgres } from './open-postgres.ts';
import type { Storage } from './storage.ts';

/** `wrapDialect` lets tests inject faults. */
export const openStorage = (
  location: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<Storage> =>
  isPostgresUrl(location) ? openPostgres(location, wrapDialect) : openLibsql(location, wrapDialect);

/** The location for messages, without a password. */
export const formatLocation = (location: string): string =>
  isPostgresUrl(location) ? formatPostgresUrl(location) : location;
