/** Reads how much processor time, commits, log and space a PostgreSQL server on this machine has used so far. */
import { readFileSync } from 'node:fs';
import { Client } from 'pg';

export interface DatabaseUsage {
  /** Of a process of the server, whose parent is the main process. */
  readonly processId: number;
  readonly commits: number;
  /** Bytes of the write-ahead log. */
  readonly log: number;
  readonly entries: number;
  /** Bytes of all entries with their index. */
  readonly entryBytes: number;
}

export async function readDatabaseUsage(url: string): Promise<DatabaseUsage> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<DatabaseUsage>(
      `select (select pid from pg_stat_activity where backend_type = 'checkpointer') as "processId",
         (select xact_commit::float8 from pg_stat_database where datname = current_database()) as commits,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log,
         (select count(*)::float8 from entries) as entries, pg_total_relation_size('entries')::float8 as "entryBytes"`,
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** The parent of a process, on Linux. */
export function readParentId(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
