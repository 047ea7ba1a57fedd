/** The administration of a server: tables, people, reports, limits, retention, metrics. */
import { type Administration, type PersonSummary, RefusedError } from '@ludoteca/wire';
import type { ConnectionRegistry } from '../connections/connection-registry.ts';
import { isMuted, setMuted } from '../people/muted-people.ts';
import type { People } from '../people/people.ts';
import type { ServerContext } from '../server-context.ts';
import type { GuestRow } from '../storage/storage.ts';
import type { TableRegistry } from '../tables/table-registry.ts';

const MAX_TABLES = 100;
const MAX_PEOPLE = 50;

export class ServerAdministration {
  private readonly context: ServerContext;
  private readonly tables: TableRegistry;
  private readonly connections: ConnectionRegistry;
  private readonly people: People;

  constructor(
    context: ServerContext,
    tables: TableRegistry,
    connections: ConnectionRegistry,
    people: People,
  ) {
    this.context = context;
    this.tables = tables;
    this.connections = connections;
    this.people = people;
  }

  async describe(): Promise<Administration> {
    const { storage, limits, workers, metrics } = this.context;
    const [counts, newest, reports, totals] = await Promise.all([
      storage.countRows(),
      storage.newestTables(MAX_TABLES),
      this.people.reports.list(),
      metrics.summarize(),
    ]);
    return {
      ...counts,
      connections: Object.fromEntries(this.connections.countByKind()),
      workers: workers.reports.length,
      limits: Object.fromEntries(
        Object.entries(limits).map(([name, limit]) => [name, Number.isFinite(limit) ? limit : null]),
      ),
      metrics: totals,
      newest: newest.map(({ id, game, state, seats, made, entries }) => {
        const names = seats.map(({ name }) => name);
        return { id, game, state, names, made, entries };
      }),
      reports: reports.map(({ id, value, changed }) => Object.assign({ id, at: changed }, value)),
    };
  }

  async searchPeople(text: string): Promise<readonly PersonSummary[]> {
    const rows = await this.context.storage.searchGuests(text, MAX_PEOPLE);
    return Promise.all(
      rows.map(async ({ id, name, made }) => ({
        id,
        name,
        made,
        account: await this.people.accounts.hasAccount(id),
        muted: await isMuted(this.context, id),
      })),
    );
  }

  async setMuted(id: string, muted: boolean): Promise<void> {
    await this.requirePerson(id);
    await setMuted(this.context, id, muted);
  }

  /** As if the person had done it: it leaves its tables, resigns its matches, and its name disappears. */
  async deletePerson(id: string): Promise<void> {
    const { name } = await this.requirePerson(id);
    await this.tables.deleteGuest({ id, name });
  }

  /** Nobody can go on with the match of the table. */
  async closeTable(id: string): Promise<void> {
    await (await this.tables.get(id)).closeForGood();
  }

  resolveReport(id: string): Promise<void> {
    return this.people.reports.resolve(id);
  }

  /** Deletes at once what is older than the limits allow. */
  cleanUp(): Promise<void> {
    return this.tables.deleteOldTables();
  }

  private async requirePerson(id: string): Promise<GuestRow> {
    const row = await this.context.storage.findGuest(id);
    if (row === undefined) throw new RefusedError({ problem: 'no such person' });
    return row;
  }
}
