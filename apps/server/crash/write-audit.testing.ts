/** Triggers in a database that record which server has acquired which lease and which server has written which entry. */
import { withClient } from '../jobs/job-tables.ts';

/** Servers are told apart by the application name of their connections. */
const AUDIT = `
create schema audit;
create table audit.leases (table_id text, lease bigint, server text);
create table audit.entries (table_id text, number bigint, lease bigint, server text);
create function audit.note_lease() returns trigger language plpgsql as $$ begin
  if new.lease is distinct from old.lease then
    insert into audit.leases values (new.id, new.lease, current_setting('application_name'));
  end if;
  return null;
end $$;
create function audit.note_entry() returns trigger language plpgsql as $$ begin
  insert into audit.entries select new.table_id, new.number, lease, current_setting('application_name')
    from public.tables where id = new.table_id;
  return null;
end $$;
create trigger note_lease after update on public.tables for each row execute function audit.note_lease();
create trigger note_entry after insert on public.entries for each row execute function audit.note_entry();`;

export interface AuditReport {
  readonly entries: number;
  /** Leases that a server has acquired after another one had the table. */
  readonly takeovers: number;
  /** Leases that two servers have acquired. */
  readonly sharedLeases: number;
  /** Entries of a server that did not have the lease of the table at that moment. */
  readonly foreignEntries: number;
  /** Entries that were written twice. */
  readonly repeatedEntries: number;
}

const REPORT = `select
  (select count(*)::integer from audit.entries) as "entries",
  (select count(*)::integer from audit.leases as next join audit.leases as before using (table_id)
   where next.lease = before.lease + 1 and next.server <> before.server) as "takeovers",
  (select count(*)::integer from (select from audit.leases group by table_id, lease having count(*) > 1) as shared) as "sharedLeases",
  (select count(*)::integer from audit.entries where not exists (select from audit.leases
   where leases.table_id = entries.table_id and leases.lease = entries.lease and leases.server = entries.server))
   as "foreignEntries",
  (select count(*)::integer from (select from audit.entries group by table_id, number having count(*) > 1) as repeated)
   as "repeatedEntries"`;

/** The tables of the storage must exist. */
export const installAudit = (url: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(AUDIT)));

export const readAudit = (url: string): Promise<AuditReport> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<AuditReport>(REPORT);
    return rows[0]!;
  });
