/** All tables of a server. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import {
  type Guest,
  type JoinRequest,
  PERSON,
  RefusedError,
  type TableInfo,
  type CreateTableRequest,
} from '@ludoteca/wire';
import { type House, unguessable } from '../house.ts';
import type { KeptTable, TableRow } from '../storage/port.ts';
import { infoOf } from './info.ts';
import { openedFor } from './opened.ts';
import { freeSeats } from './seats.ts';
import { Table } from './table.ts';

/** The lobby shows so many tables, the newest first. */
const LISTED = 100;
/** Milliseconds between two looks for what came to nothing. */
const TIDY = 60 * 60_000;

export class Host {
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly house: House;
  private closed = false;
  /** What came to nothing is being taken away: nobody comes to a table meanwhile. */
  private tidying: Promise<void> | undefined;
  private tidied = -Infinity;

  constructor(house: House) {
    this.house = house;
  }

  /** The table of that id, in memory. */
  table(id: string): Promise<Table> {
    if (this.closed) return Promise.reject(new RefusedError({ problem: 'closing' }));
    const found = this.tables.get(id);
    if (found !== undefined) return found;
    const opened = this.open(id);
    this.tables.set(id, opened);
    opened.catch(() => this.tables.delete(id));
    return opened;
  }

  async listed(): Promise<TableInfo[]> {
    return this.infos(await this.house.storage.listedTables(LISTED));
  }

  async tablesOf({ id }: Guest): Promise<TableInfo[]> {
    return this.infos(await this.house.storage.tablesOf(id, this.house.limits.tables));
  }

  /** Seats nobody: a nonce may only come from whoever has seen the commitment. */
  async make(guest: Guest, wish: CreateTableRequest): Promise<TableInfo> {
    await this.mustHaveTime(guest);
    const row = this.rowFor(guest, wish);
    await this.house.storage.addTable(row);
    const table = await this.table(row.id);
    return table.info();
  }

  async join(id: string, guest: Guest, wish: JoinRequest): Promise<TableInfo> {
    const table = await this.table(id);
    // Whoever made a table has taken the time for it already.
    if (!table.isBy(guest)) await this.mustHaveTime(guest);
    await table.join(guest, wish);
    return table.info();
  }

  async leave(id: string, guest: Guest): Promise<void> {
    const table = await this.table(id);
    await table.leave(guest);
  }

  /** The table where the same people can play again; they join it like any other. */
  async rematch(id: string, guest: Guest): Promise<TableInfo> {
    const table = await this.table(id);
    const next = await this.table(await table.rematch(guest, (row) => this.again(guest, row)));
    return next.info();
  }

  /** Puts away what nobody uses, and takes away what came to nothing. What fails is tried again the next time. */
  async sweep(): Promise<void> {
    const { clock, log } = this.house;
    for (const [id, found] of Array.from(this.tables)) {
      const table = await found.catch(() => undefined);
      await table?.putAway(clock()).catch((error: unknown) => log(`putting away table ${id}`, error));
    }
    await this.tidy().catch((error: unknown) => log('taking away what came to nothing', error));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.tidying;
    for (const found of Array.from(this.tables.values())) {
      const table = await found.catch(() => undefined);
      await table?.close({ problem: 'closing' });
    }
  }

  private async tidy(): Promise<void> {
    const { clock, limits, storage } = this.house;
    const now = clock();
    if (this.closed || now - this.tidied < TIDY) return;
    this.tidied = now;
    const inUse = new Set(this.tables.keys());
    const dropped = storage.dropUnused({
      tables: now - limits.waiting,
      inUse,
      guests: now - limits.forgotten,
    });
    this.tidying = dropped.catch(() => undefined);
    await dropped;
  }

  private async open(id: string): Promise<Table> {
    await this.tidying;
    const kept = await this.house.storage.table(id);
    if (kept === undefined) throw new RefusedError({ problem: 'no such table' });
    const table = this.tableOf(kept);
    await table.start();
    return table;
  }

  private async mustHaveTime({ id }: Guest): Promise<void> {
    const { tables: most } = this.house.limits;
    if ((await this.house.storage.countTablesOf(id)) >= most)
      throw new RefusedError({ problem: 'many tables', facts: { most } });
  }

  private tableOf(kept: KeptTable): Table {
    return new Table(this.house, this.entryOf(kept.game), kept, () => this.tables.delete(kept.id));
  }

  private entryOf(game: string): AnyCatalogueEntry {
    const entry = this.house.games.find((one) => one.game.id === game);
    if (entry === undefined) throw new RefusedError({ problem: 'no such game', facts: { game } });
    return entry;
  }

  /** An open table as wished, if the game can be played so. */
  private rowFor(guest: Guest, wish: CreateTableRequest): TableRow {
    const { game: id, seats, listed = false, file } = wish;
    const entry = this.entryOf(id);
    const { game } = entry;
    const { min, max } = game.seats;
    if (seats.length < min || seats.length > max)
      throw new RefusedError({ problem: 'seats', facts: { min, max, given: seats.length } });
    const known = playerNames(entry);
    const unknown = seats.find((kind) => kind !== PERSON && !known.includes(kind));
    if (unknown !== undefined)
      throw new RefusedError({ problem: 'no such player', facts: { player: unknown, known } });
    if (file !== undefined && wish.settings !== undefined)
      throw new RefusedError({ problem: 'malformed', facts: { where: 'settings' } });
    const opened = file === undefined ? undefined : openedFor(entry, file, seats.length);
    const settings = game.settings(opened?.settings ?? wish.settings ?? {}, seats.length);
    if (!settings.ok) throw new RefusedError({ problem: 'settings', reasons: settings.problem });
    return this.freshRow({
      game: id,
      version: game.version,
      maker: guest.id,
      settings: settings.value,
      ...(opened === undefined ? {} : { from: opened.from }),
      seats: freeSeats(seats, opened?.names),
      listed,
    });
  }

  /** The same table again, from the same start, with seats for those who come back: only its link leads there. */
  private async again(guest: Guest, { game, settings, from, seats: before }: TableRow): Promise<string> {
    await this.mustHaveTime(guest);
    const seats = freeSeats(
      before.map(({ kind }) => kind),
      before.map(({ name }) => name),
    );
    const { version } = this.entryOf(game).game;
    const again = { game, version, maker: guest.id, settings, seats, listed: false };
    const row = this.freshRow(from === undefined ? again : { ...again, from });
    await this.house.storage.addTable(row);
    return row.id;
  }

  private freshRow(given: Omit<TableRow, 'id' | 'state' | 'made' | 'secret'>): TableRow {
    const secret = Buffer.from(this.house.random(32)).toString('hex');
    return { id: unguessable(this.house, 9), ...given, state: 'open', made: this.house.clock(), secret };
  }

  private async infos(rows: readonly KeptTable[]): Promise<TableInfo[]> {
    const infos = await Promise.all(
      rows.map(async (row) => {
        const table = await this.tables.get(row.id)?.catch(() => undefined);
        return table?.info() ?? infoOf(row, { here: new Set(), watching: 0, entries: row.entries });
      }),
    );
    // A row hears of the end a moment after the table does.
    return infos.filter(({ state }) => state !== 'over');
  }
}
