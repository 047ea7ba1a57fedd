/** All tables of a server: finds them, creates them, unloads and deletes unused ones. */
import { at } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import {
  type Guest,
  type HistoryQuery,
  type JoinRequest,
  type RevealRequest,
  completeTerms,
  PERSON,
  rematchOrder,
  RefusedError,
  type TableInfo,
  type TableState,
  type CreateTableRequest,
  type WaitInfo,
} from '@ludoteca/wire';
import { BlockList } from '../people/block-list.ts';
import { type ServerContext, randomBase64Url } from '../server-context.ts';
import type { StoredTable, TableRow } from '../storage/storage.ts';
import { deleteOldData } from './retention.ts';
import { rotateSettings } from './rotate-settings.ts';
import { createSeats } from './seats.ts';
import type { Client } from './subscribers.ts';
import { toTableInfo } from './table-info.ts';
import { Table } from './table.ts';

/** Refuses to store so many bytes. */
type ChargeBytes = (bytes: number) => void;

const MAX_LISTED_TABLES = 100;
/** Milliseconds between two deletions of unused tables and guests. */
const DELETION_INTERVAL = 60 * 60_000;

export class TableRegistry {
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly context: ServerContext;
  private readonly blocks: BlockList;
  private closed = false;
  /** No table is read from the storage while data are deleted there. */
  private deletion: Promise<void> | undefined;
  private lastDeletion = -Infinity;
  private lastSweep = -Infinity;

  constructor(context: ServerContext) {
    this.context = context;
    this.blocks = new BlockList(context);
  }

  /** The table with that id, loaded into memory. */
  get(id: string): Promise<Table> {
    if (this.closed) return Promise.reject(new RefusedError({ problem: 'closing' }));
    const found = this.tables.get(id);
    if (found !== undefined) return found;
    const opened = this.open(id);
    this.tables.set(id, opened);
    opened.catch(() => this.tables.delete(id));
    return opened;
  }

  async listed(): Promise<TableInfo[]> {
    return this.toUnfinishedInfos(await this.context.storage.listedTables(MAX_LISTED_TABLES));
  }

  async tablesOf({ id }: Guest): Promise<TableInfo[]> {
    const { storage, limits } = this.context;
    return this.toUnfinishedInfos(await storage.tablesOfGuest(id, limits.tablesPerGuest));
  }

  /** The finished matches of a guest, newest first. */
  async historyOf({ id }: Guest, { before, ...query }: HistoryQuery): Promise<TableInfo[]> {
    const criteria = { ...query, ...(before === undefined ? {} : { before: Number(before) }) };
    return this.toInfos(
      await this.context.storage.finishedTables(id, { ...criteria, limit: MAX_LISTED_TABLES }),
    );
  }

  /** Does not seat the guest: a nonce is accepted only from a guest who has seen the commitment. */
  async create(guest: Guest, request: CreateTableRequest, charge?: ChargeBytes): Promise<TableInfo> {
    await this.requireQuota(guest);
    const row = await this.createRow(guest, request);
    charge?.(sizeOf(row));
    await this.context.storage.addTable(row);
    const table = await this.get(row.id);
    return table.info();
  }

  async join(id: string, guest: Guest, request: JoinRequest): Promise<TableInfo> {
    const table = await this.get(id);
    // The table already counts in the quota of the guest who created it.
    if (!table.isCreatedBy(guest)) await this.requireQuota(guest);
    await this.blocks.requireCompany(guest.id, table.guests);
    await table.seating.join(guest, request);
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
    const next = await this.get(
      await table.seating.rematch(guest, (row) => this.createRematch(guest, row, charge)),
    );
    return next.info();
  }

  /** Leaves or resigns all tables of a guest, and removes its name from them and from the storage. */
  async deleteGuest(guest: Guest): Promise<void> {
    const infos = await this.tablesOf(guest);
    // Nobody can leave while a match is about to start, which takes seconds.
    if (infos.some(({ revealDeadline }) => revealDeadline !== undefined))
      throw new RefusedError({ problem: 'starting' });
    for (const { id } of infos) {
      const table = await this.get(id);
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

  private async open(id: string): Promise<Table> {
    await this.deletion;
    const stored = await this.context.storage.findTable(id);
    if (stored === undefined) throw new RefusedError({ problem: 'no such table' });
    const entry = this.findEntry(stored.game);
    const table = new Table(this.context, entry, stored, () => this.tables.delete(id));
    await table.start();
    return table;
  }

  private async requireQuota({ id }: Guest): Promise<void> {
    const { tablesPerGuest: most } = this.context.limits;
    if ((await this.context.storage.countTablesOfGuest(id)) >= most)
      throw new RefusedError({ problem: 'many tables', facts: { most } });
  }

  private findEntry(game: string): AnyCatalogueEntry {
    const entry = this.context.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    return entry;
  }

  /** The row of an open table; refuses a request that the game does not support. */
  private async createRow(guest: Guest, request: CreateTableRequest): Promise<TableRow> {
    const { game: id, seats: kinds, listed = false, file } = request;
    const entry = this.findEntry(id);
    const { game } = entry;
    const { min, max } = game.seats;
    if (kinds.length < min || kinds.length > max)
      throw new RefusedError({ problem: 'seats', facts: { min, max, given: kinds.length } });
    const known = playerNames(entry);
    const unknown = kinds.find((kind) => kind !== PERSON && !known.includes(kind));
    if (unknown !== undefined)
      throw new RefusedError({ problem: 'no such player', facts: { player: unknown, known } });
    if (file !== undefined && request.settings !== undefined)
      throw new RefusedError({ problem: 'malformed', facts: { where: 'settings' } });
    // Rated matches are between people only, and begin at the beginning.
    if (request.terms?.rated === true && (file !== undefined || kinds.some((kind) => kind !== PERSON)))
      throw new RefusedError({ problem: 'malformed', facts: { where: 'terms.rated' } });
    const { settings, from, names, cards } = await this.context.workers.validate({
      game: id,
      seats: kinds.length,
      ...(request.settings === undefined ? {} : { settings: request.settings }),
      ...(file === undefined ? {} : { file }),
    });
    const seats = createSeats(kinds, names);
    return this.completeRow({
      game: id,
      version: game.version,
      maker: guest.id,
      settings,
      ...(from === undefined ? {} : { from }),
      ...(cards === undefined ? {} : { cards }),
      seats,
      listed,
      terms: completeTerms(seats, request.terms),
    });
  }

  /** Creates an unlisted table with the same settings, start position and seats. */
  private async createRematch(guest: Guest, previous: TableRow, charge?: ChargeBytes): Promise<string> {
    await this.requireQuota(guest);
    const { game, from, terms } = previous;
    const settings =
      from === undefined ? rotateSettings(previous.settings, previous.seats.length) : previous.settings;
    const order = rematchOrder(previous.seats.length, from !== undefined);
    const seats = createSeats(
      order.map((seat) => at(previous.seats, seat).kind),
      order.map((seat) => at(previous.seats, seat).name),
    );
    const { version } = this.findEntry(game).game;
    const start = from === undefined ? {} : { from };
    const valid = await this.context.workers.validate({ game, seats: seats.length, settings, ...start });
    const row = this.completeRow({
      game,
      version,
      maker: guest.id,
      ...valid,
      ...start,
      seats,
      listed: false,
      ...(terms === undefined ? {} : { terms }),
    });
    charge?.(sizeOf(row));
    await this.context.storage.addTable(row);
    return row.id;
  }

  private completeRow(partial: Omit<TableRow, 'id' | 'state' | 'made' | 'secret'>): TableRow {
    const secret = Buffer.from(this.context.random(32)).toString('hex');
    const id = randomBase64Url(this.context, 9);
    return { id, ...partial, state: 'open', made: this.context.clock(), secret };
  }

  private async toUnfinishedInfos(rows: readonly StoredTable[]): Promise<TableInfo[]> {
    const infos = await this.toInfos(rows);
    // A stored row turns `over` shortly after its table does.
    return infos.filter(({ state }) => state !== 'over');
  }

  private toInfos(rows: readonly StoredTable[]): Promise<TableInfo[]> {
    return Promise.all(
      rows.map(async (row) => {
        const table = await this.tables.get(row.id)?.catch(() => undefined);
        if (table !== undefined) return table.info();
        const form = this.context.games.find(({ game }) => game.id === row.game)?.form ?? {};
        const presence = { ...row, guests: new Set<string>(), spectators: 0, waiting: storedWait(row) };
        return toTableInfo(row, form, presence);
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

const sizeOf = ({ settings, from }: TableRow): number =>
  JSON.stringify(settings).length + (from === undefined ? 0 : JSON.stringify(from).length);

/** A guest who is not connected. */
const createResigningClient = ({ id }: Guest): Client => ({
  guest: id,
  send: () => undefined,
  close: () => undefined,
});
