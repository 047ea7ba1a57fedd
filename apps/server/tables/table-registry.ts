/** All tables of a server: finds them, creates them, unloads and deletes unused ones. */
import { findVersion } from '@ludoteca/kernel';
import {
  type Guest,
  type HistoryQuery,
  type JoinRequest,
  type RevealRequest,
  RefusedError,
  type TableInfo,
  type TableState,
  type CreateTableRequest,
  type WaitInfo,
} from '@ludoteca/wire';
import { findReservedSeat } from '../tournaments/reservations.ts';
import { BlockList } from '../people/block-list.ts';
import type { ServerContext } from '../server-context.ts';
import type { LeaseListener } from '../leases/leases.ts';
import type { StoredTable } from '../storage/storage.ts';
import { deleteOldData } from './retention.ts';
import type { Client } from './subscribers.ts';
import { type ChargeBytes, TableCreation } from './table-creation.ts';
import { watcherAt } from './seats.ts';
import { isDelayedForSpectators, toTableInfo } from './table-info.ts';
import { Table } from './table.ts';

const MAX_LISTED_TABLES = 100;
/** Milliseconds between two deletions of unused tables and guests. */
const DELETION_INTERVAL = 60 * 60_000;

export class TableRegistry implements Pick<LeaseListener, 'onLost' | 'onRenewed'> {
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly context: ServerContext;
  private readonly blocks: BlockList;
  private readonly creation: TableCreation;
  private closed = false;
  /** No table is read from the storage while data are deleted there. */
  private deletion: Promise<void> | undefined;
  private lastDeletion = -Infinity;
  private lastSweep = -Infinity;
  private takeover: Promise<void> | undefined;

  constructor(context: ServerContext) {
    this.context = context;
    this.blocks = new BlockList(context);
    this.creation = new TableCreation(context);
  }

  /** Whether the table is, or will soon be, in the memory of this server, which then has its lease. */
  isLoaded(id: string): boolean {
    return this.tables.has(id);
  }

  /** The table with that id, loaded into memory. `take`: also if another server has its lease. */
  get(id: string, how: 'if free' | 'take' = 'if free'): Promise<Table> {
    if (this.closed) return Promise.reject(new RefusedError({ problem: 'closing' }));
    const found = this.tables.get(id);
    if (found !== undefined) return found;
    const opened = this.open(id, how, () => this.forget(id, opened));
    this.tables.set(id, opened);
    opened.catch(() => this.forget(id, opened));
    return opened;
  }

  async listed(): Promise<TableInfo[]> {
    return this.toUnfinishedInfos(await this.context.storage.listedTables(MAX_LISTED_TABLES));
  }

  async tablesOf({ id }: Guest): Promise<TableInfo[]> {
    const { storage, limits } = this.context;
    return this.toUnfinishedInfos(await storage.tablesOfGuest(id, limits.tablesPerGuest), id);
  }

  /** The finished matches of a guest, newest first. */
  async historyOf({ id }: Guest, { before, ...query }: HistoryQuery): Promise<TableInfo[]> {
    const criteria = { ...query, ...(before === undefined ? {} : { before: Number(before) }) };
    return this.toInfos(
      await this.context.storage.finishedTables(id, { ...criteria, limit: MAX_LISTED_TABLES }),
      id,
    );
  }

  /** Does not seat the guest: a nonce is accepted only from a guest who has seen the commitment. */
  async create(guest: Guest, request: CreateTableRequest, charge?: ChargeBytes): Promise<TableInfo> {
    const table = await this.get(await this.creation.create(guest, request, charge));
    return table.info();
  }

  async join(id: string, guest: Guest, request: JoinRequest): Promise<TableInfo> {
    const table = await this.get(id);
    // The table already counts in the quota of the guest who created it.
    if (!table.isCreatedBy(guest)) await this.creation.requireQuota(guest);
    const reserved = await findReservedSeat(this.context, id, guest, request);
    // The pairings of a tournament decide who meets.
    if (reserved === undefined) await this.blocks.requireUnblocked(guest.id, table.guests);
    await table.seating.join(guest, reserved ?? request);
    return table.info();
  }

  async reveal(id: string, guest: Guest, request: RevealRequest): Promise<TableInfo> {
    const table = await this.get(id);
    await table.seating.reveal(guest, request);
    return table.info();
  }

  async leave(id: string, guest: Guest): Promise<void> {
    const table = await this.get(id);
    await table.seating.leave(guest);
  }

  /** The rematch table, which the players then join like any other. */
  async rematch(id: string, guest: Guest, charge?: ChargeBytes): Promise<TableInfo> {
    const table = await this.get(id);
    const next = await table.seating.rematch(guest, (row) => this.creation.createRematch(guest, row, charge));
    // Another server may have its lease.
    const stored = this.isLoaded(next) ? undefined : await this.context.storage.findTable(next);
    const [info] = stored === undefined ? [] : await this.toInfos([stored]);
    return info ?? (await this.get(next)).info();
  }

  /** Leaves or resigns all tables of a guest, and removes its name from them and from the storage. */
  async deleteGuest(guest: Guest): Promise<void> {
    const infos = await this.tablesOf(guest);
    // Nobody can leave while a match is about to start, which takes seconds.
    if (infos.some(({ revealDeadline }) => revealDeadline !== undefined))
      throw new RefusedError({ problem: 'starting' });
    for (const { id } of infos) {
      const table = await this.get(id, 'take');
      if (table.state === 'open' || table.isStuck) await table.seating.leave(guest);
      else await table.handleRequest(createResigningClient(guest), { id: 0, withdraw: true });
    }
    // Tables that are opened later wait for the deletion.
    const opened = Array.from(this.tables.values());
    await this.whileClosed(async () => {
      for (const found of opened) {
        const table = await found.catch(() => undefined);
        if (table?.isCreatedBy(guest) === true || table?.isSeated(guest) === true)
          await table.close({ problem: 'closing' });
      }
      await this.context.storage.deleteGuest(guest.id);
    });
  }

  /** The tables in memory. */
  async countByState(): Promise<ReadonlyMap<TableState, number>> {
    const counts = new Map<TableState, number>();
    for (const found of Array.from(this.tables.values())) {
      const table = await found.catch(() => undefined);
      if (table !== undefined) counts.set(table.state, (counts.get(table.state) ?? 0) + 1);
    }
    return counts;
  }

  /** Loads the matches whose clocks run, which go on without a client. Failures are logged. */
  async wakeTimedTables(): Promise<void> {
    const { storage, log } = this.context;
    const ids = await storage.timedTables().catch((error: unknown) => {
      log('waking the tables with a clock', error);
      return [];
    });
    for (const id of ids)
      await this.get(id).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) log(`waking table ${id}`, error, { table: id });
      });
  }

  /** Unloads idle tables and deletes unused ones. Failures are logged and retried by the next sweep. */
  async sweep(): Promise<void> {
    const { clock, log } = this.context;
    for (const [id, found] of Array.from(this.tables)) {
      const table = await found.catch(() => undefined);
      await table
        ?.unloadIfIdle(clock())
        .catch((error: unknown) => log(`putting away table ${id}`, error, { table: id }));
    }
    await this.releaseMatches();
    await this.deleteUnused().catch((error: unknown) => log('taking away what came to nothing', error));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.deletion;
    await this.takeover;
    for (const found of Array.from(this.tables.values())) {
      const table = await found.catch(() => undefined);
      await table?.close({ problem: 'closing' });
    }
  }

  /** Deletes what is older than the limits allow. Tables in memory are kept. */
  async deleteOldTables(): Promise<void> {
    this.lastDeletion = this.context.clock();
    await this.whileClosed(() => deleteOldData(this.context, new Set(this.tables.keys())));
  }

  /** Workers that use much memory give up the matches that were not used since the last sweep. */
  private async releaseMatches(): Promise<void> {
    const since = this.lastSweep;
    this.lastSweep = this.context.clock();
    for (const id of await this.context.workers.crowdedTables())
      (await this.tables.get(id)?.catch(() => undefined))?.releaseMatchIfUnused(since);
  }

  private async deleteUnused(): Promise<void> {
    const now = this.context.clock();
    if (this.closed || now - this.lastDeletion < DELETION_INTERVAL) return;
    await this.deleteOldTables();
  }

  /** Tables are not read from the storage while the operation runs. */
  private whileClosed(operation: () => Promise<void>): Promise<void> {
    const running = (this.deletion ?? Promise.resolve()).then(operation);
    this.deletion = running.catch(() => undefined);
    return running;
  }

  private async open(id: string, how: 'if free' | 'take', onClosed: () => void): Promise<Table> {
    await this.deletion;
    const { leases, storage } = this.context;
    if (leases.hasPeers) await this.leaveToNewerServer(id);
    // A request that another server should have got is repeated by the client.
    if ((await leases.acquire(id, how)) !== undefined) throw new RefusedError({ problem: 'unavailable' });
    const stored = await storage.findTable(id);
    if (stored === undefined) throw new RefusedError({ problem: 'no such table' });
    const table = new Table(this.context, this.creation.findEntry(stored.game), stored, onClosed);
    await table.start();
    return table;
  }

  /** While servers are replaced by newer ones, a match of rules that only those have is theirs: the client asks again. */
  private async leaveToNewerServer(id: string): Promise<void> {
    const stored = await this.context.storage.findTable(id);
    const known = this.context.games.find(({ game }) => game.id === stored?.game)?.game.version ?? -1;
    if (stored !== undefined && stored.version > known) throw new RefusedError({ problem: 'unavailable' });
  }

  /** A table that was closed, unless it has been opened again meanwhile. */
  private forget(id: string, closed: Promise<Table>): void {
    if (this.tables.get(id) !== closed) return;
    this.tables.delete(id);
    void this.context.leases.release(id);
  }

  /** Another server may change this table now: clients find it there. */
  onLost(id: string): void {
    const found = this.tables.get(id);
    this.tables.delete(id);
    void found?.then((table) => table.abort({ problem: 'closing' })).catch(() => undefined);
  }

  onRenewed(): void {
    this.takeover ??= this.takeOver().finally(() => {
      this.takeover = undefined;
    });
  }

  /** Continues the matches of servers that have stopped, so that their clocks run and their computers move. */
  private async takeOver(): Promise<void> {
    if (this.closed) return;
    const { leases, log } = this.context;
    const abandoned = await leases.findAbandoned().catch(() => []);
    for (const { id, game, version } of abandoned) {
      if (this.closed || !this.knowsRules(game, version)) continue;
      const table = await this.get(id).catch((error: unknown) => {
        if (!(error instanceof RefusedError)) log(`taking over table ${id}`, error, { table: id });
      });
      table?.resume();
    }
  }

  private knowsRules(game: string, version: number): boolean {
    const entry = this.context.games.find((one) => one.game.id === game);
    return entry !== undefined && findVersion(entry.game, version) !== undefined;
  }

  private async toUnfinishedInfos(rows: readonly StoredTable[], guest?: string): Promise<TableInfo[]> {
    const infos = await this.toInfos(rows, guest);
    // A stored row turns `over` shortly after its table does.
    return infos.filter(({ state }) => state !== 'over');
  }

  /** The tables as this guest may know them; without a guest, as anyone may. */
  private toInfos(rows: readonly StoredTable[], guest?: string): Promise<TableInfo[]> {
    return Promise.all(
      rows.map(async (row) => {
        const table = await this.tables.get(row.id)?.catch(() => undefined);
        if (table !== undefined) return table.info(guest);
        const form = this.context.games.find(({ game }) => game.id === row.game)?.form ?? {};
        const shown = isDelayedForSpectators(row, this.context.clock()) ? { shown: 0 } : {};
        const waiting = storedWait(row);
        const presence = { ...row, guests: new Set<string>(), spectators: 0, waiting, ...shown };
        return toTableInfo(row, form, presence, watcherAt(row, guest));
      }),
    );
  }
}

/** Whom the match of a table that is not in memory waits for. */
const storedWait = ({ progress }: StoredTable): WaitInfo | undefined =>
  progress?.asked === undefined
    ? undefined
    : {
        seat: progress.asked,
        milliseconds: 0,
        ...(progress.remaining === undefined ? {} : { remaining: progress.remaining }),
      };

/** A guest who is not connected. */
const createResigningClient = ({ id }: Guest): Client => ({
  guest: id,
  send: () => undefined,
  close: () => undefined,
});
