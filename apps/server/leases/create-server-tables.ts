/** Creates the table of servers that share a PostgreSQL database, and a view of those that run. */
import { type Kysely, sql } from 'kysely';

/**
 * A server holds an advisory lock from its start to its end: PostgreSQL releases it as soon as the process is gone. A server that is
 * stopped keeps it, so it must also renew its time.
 */
export async function createServerTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table servers (
    id integer generated always as identity primary key, address text not null, key text not null, expires bigint not null)`.execute(
    db,
  );
  await sql`create view live_servers as select id, address, key from servers
    where expires > (extract(epoch from clock_timestamp()) * 1000)::bigint and exists (
      select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and objid = servers.id
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = (hashtext('ludoteca servers ' || current_schema())::bigint & 4294967295))`.execute(
    db,
  );
  await sql`create index tables_by_server on tables (server) where server is not null`.execute(db);
}
