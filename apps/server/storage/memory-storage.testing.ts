/** Storage in memory, for tests that are not about durability. */
import { deepCopy, type Json } from '@ludoteca/kernel';
import type { DocumentChanges, DocumentCriteria, DocumentKey, StoredDocument } from './documents.ts';
import {
  type GameResults,
  type GuestChange,
  type GuestRow,
  type HistoryCriteria,
  type StoredCounts,
  type StoredEntry,
  type StoredTable,
  MAX_LISTED_JSON_LENGTH,
  type StoredSnapshot,
  type InactiveCriteria,
  type MatchProgress,
  type Storage,
  type TableRow,
  type UnusedCriteria,
} from './storage.ts';
import { withoutName } from './sql-retention.ts';

export class MemoryStorage implements Storage {
  private readonly guests = new Map<string, GuestRow>();
  private readonly documents = new Map<string, StoredDocument>();
  private readonly rows = new Map<string, TableRow>();
  private readonly kept = new Map<string, StoredEntry[]>();
  private readonly overruns = new Map<string, number>();
  private readonly progress = new Map<string, MatchProgress>();
  private readonly snapshots = new Map<string, StoredSnapshot>();

  async addGuest(guest: GuestRow): Promise<void> {
    const taken = [...this.guests.values()].some(({ id, hash }) => id === guest.id || hash === guest.hash);
    if (taken) throw new Error(`guest ${guest.id} is taken`);
    this.guests.set(guest.id, guest);
  }

  async updateGuest(id: string, change: GuestChange): Promise<void> {
    const guest = this.guests.get(id);
    if (guest === undefined) throw new Error(`no guest ${id}`);
    this.guests.set(id, { ...guest, ...change });
  }

  async findGuestByHash(hash: string): Promise<GuestRow | undefined> {
    return [...this.guests.values()].find((guest) => guest.hash === hash);
  }

  async findGuest(id: string): Promise<GuestRow | undefined> {
    return this.guests.get(id);
  }

  async deleteGuest(id: string): Promise<void> {
    this.deleteDocuments(({ owner }) => owner === id);
    for (const row of Array.from(this.rows.values()))
      this.rows.set(row.id, {
        ...row,
        maker: row.maker === id ? '' : row.maker,
        seats: row.seats.map((seat) => withoutName(seat, id)),
      });
    this.guests.delete(id);
  }

  async addTable(table: TableRow): Promise<void> {
    if (this.rows.has(table.id)) throw new Error(`table ${table.id} is taken`);
    this.rows.set(table.id, deepCopy(table));
  }

  async updateTable(table: TableRow): Promise<void> {
    if (!this.rows.has(table.id)) throw new Error(`no table ${table.id}`);
    this.rows.set(table.id, deepCopy(table));
  }

  async addOverrun(id: string): Promise<void> {
    if (!this.rows.has(id)) throw new Error(`no table ${id}`);
    this.overruns.set(id, (this.overruns.get(id) ?? 0) + 1);
  }

  async deleteTable(id: string): Promise<void> {
    if ((this.kept.get(id)?.length ?? 0) > 0) throw new Error(`table ${id} was played on`);
    this.rows.delete(id);
    this.snapshots.delete(id);
    this.deleteDocuments(({ subject }) => subject === id);
  }

  async findDocument(key: DocumentKey): Promise<StoredDocument | undefined> {
    return deepCopy(this.documents.get(keyOf(key)));
  }

  async listDocuments({
    collection,
    owner,
    subject,
    after,
    limit,
  }: DocumentCriteria): Promise<readonly StoredDocument[]> {
    const listed = [...this.documents.values()]
      .filter((one) => one.collection === collection)
      .filter((one) => owner === undefined || one.owner === owner)
      .filter((one) => subject === undefined || one.subject === subject)
      .filter((one) => after === undefined || compareDocuments(after, one) < 0)
      .toSorted(compareDocuments);
    return deepCopy(listed.slice(0, limit));
  }

  async changeDocuments({ save = [], delete: deleted = [] }: DocumentChanges): Promise<boolean> {
    const fits = save.every((one) => (this.documents.get(keyOf(one))?.revision ?? 0) === one.revision - 1);
    if (!fits) return false;
    for (const document of save) this.documents.set(keyOf(document), deepCopy(document));
    for (const key of deleted) this.documents.delete(keyOf(key));
    return true;
  }

  async findTable(id: string): Promise<StoredTable | undefined> {
    const row = this.rows.get(id);
    return row && this.counted(row);
  }

  async listedTables(most: number): Promise<readonly StoredTable[]> {
    return this.newest(
      most,
      ({ listed, state, seats }) =>
        listed && (state !== 'open' || seats.some(({ guest }) => guest !== undefined)),
    );
  }

  async tablesOfGuest(guest: string, most: number): Promise<readonly StoredTable[]> {
    return this.newest(most, ({ seats }) => seats.some((seat) => seat.guest === guest));
  }

  async finishedTables(guest: string, criteria: HistoryCriteria): Promise<readonly StoredTable[]> {
    const { game, opponent, result, before = Infinity, limit } = criteria;
    return [...this.rows.values()]
      .filter((row) => row.state === 'over' && row.made < before && row.game === (game ?? row.game))
      .filter(({ seats }) => {
        const own = seats.find((seat) => seat.guest === guest);
        const hasWon = own?.place === 1;
        const isResult = result === undefined || (own?.place !== undefined && hasWon === (result === 'won'));
        const isAgainst =
          opponent === undefined || seats.some((seat) => seat !== own && seat.name === opponent);
        return own !== undefined && isResult && isAgainst;
      })
      .toSorted((a, b) => b.made - a.made)
      .slice(0, limit)
      .map((row) => this.counted(brief(row)));
  }

  async countResults(guest: string): Promise<readonly GameResults[]> {
    const games = new Map<string, GameResults>();
    for (const { state, game, seats } of this.rows.values()) {
      const own = seats.find((seat) => seat.guest === guest);
      if (state !== 'over' || own === undefined) continue;
      const { played, won } = games.get(game) ?? { played: 0, won: 0 };
      games.set(game, { game, played: played + 1, won: won + (own.place === 1 ? 1 : 0) });
    }
    return [...games.values()].toSorted((a, b) => (a.game < b.game ? -1 : 1));
  }

  async countRows(): Promise<StoredCounts> {
    const tables = { open: 0, playing: 0, over: 0 };
    for (const { state } of this.rows.values()) tables[state]++;
    const accounts = [...this.documents.values()].filter(({ collection }) => collection === 'accounts');
    return { guests: this.guests.size, accounts: accounts.length, tables };
  }

  async newestTables(limit: number): Promise<readonly StoredTable[]> {
    return [...this.rows.values()]
      .toSorted((a, b) => b.made - a.made)
      .slice(0, limit)
      .map((row) => this.counted(brief(row)));
  }

  async searchGuests(text: string, limit: number): Promise<readonly GuestRow[]> {
    return [...this.guests.values()]
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      .toSorted((a, b) => b.made - a.made || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async countTablesOfGuest(guest: string): Promise<number> {
    const counts = ({ maker, seats }: TableRow): boolean =>
      maker === guest || seats.some((seat) => seat.guest === guest);
    return this.newest(Infinity, counts).length;
  }

  async timedTables(): Promise<readonly string[]> {
    return this.newest(Infinity, ({ state, terms }) => state === 'playing' && terms?.clock != null).map(
      ({ id }) => id,
    );
  }

  async damagedTables(): Promise<readonly string[]> {
    return [];
  }

  async deleteUnused({ tablesBefore, inUse, guestsBefore }: UnusedCriteria): Promise<void> {
    for (const { id, state, made } of Array.from(this.rows.values()))
      if (state === 'open' && made < tablesBefore && !this.kept.has(id) && !inUse.has(id))
        await this.deleteTable(id);
    for (const { id, made } of Array.from(this.guests.values())) {
      const isKnown = [...this.rows.values()].some(
        ({ maker, seats }) => maker === id || seats.some(({ guest }) => guest === id),
      );
      const owns = [...this.documents.values()].some(({ owner }) => owner === id);
      if (made < guestsBefore && !isKnown && !owns) this.guests.delete(id);
    }
  }

  async deleteInactive({ state, before, inUse, limit }: InactiveCriteria): Promise<number> {
    const inactive = [...this.rows.values()]
      .filter(({ id, made }) => (this.kept.get(id)?.at(-1)?.at ?? made) < before && made < before)
      .filter((row) => row.state === state && !inUse.has(row.id))
      .toSorted((a, b) => a.made - b.made)
      .slice(0, limit);
    for (const { id } of inactive) {
      this.kept.delete(id);
      await this.deleteTable(id);
    }
    return inactive.length;
  }

  async appendEntries(
    table: string,
    number: number,
    entries: readonly StoredEntry[],
    progress?: MatchProgress,
  ): Promise<void> {
    if (!this.rows.has(table)) throw new Error(`no table ${table}`);
    const before = this.kept.get(table) ?? [];
    if (before.length !== number) throw new Error(`table ${table} has ${before.length} entries`);
    before.push(...deepCopy(entries));
    this.kept.set(table, before);
    this.setProgress(table, progress);
  }

  async takeBack(row: TableRow, number: number, progress: MatchProgress): Promise<void> {
    await this.updateTable(row);
    this.kept.set(row.id, (this.kept.get(row.id) ?? []).slice(0, number));
    this.setProgress(row.id, progress);
    if ((this.snapshots.get(row.id)?.number ?? 0) > number) this.snapshots.delete(row.id);
  }

  async readEntries(table: string): Promise<readonly StoredEntry[]> {
    return deepCopy(this.kept.get(table) ?? []);
  }

  async readEntriesSince(table: string, number: number): Promise<readonly StoredEntry[]> {
    return (await this.readEntries(table)).slice(number);
  }

  async saveSnapshot(table: string, snapshot: StoredSnapshot): Promise<void> {
    if (!this.rows.has(table)) throw new Error(`no table ${table}`);
    this.snapshots.set(table, deepCopy(snapshot));
  }

  async readSnapshot(table: string): Promise<StoredSnapshot | undefined> {
    return deepCopy(this.snapshots.get(table));
  }

  async close(): Promise<void> {}

  private deleteDocuments(isDeleted: (document: StoredDocument) => boolean): void {
    for (const [key, document] of this.documents) if (isDeleted(document)) this.documents.delete(key);
  }

  private setProgress(table: string, progress: MatchProgress | undefined): void {
    if (progress === undefined) this.progress.delete(table);
    else this.progress.set(table, progress);
  }

  private newest(most: number, fits: (row: TableRow) => boolean): StoredTable[] {
    return [...this.rows.values()]
      .filter((row) => row.state !== 'over' && fits(row))
      .toSorted((a, b) => b.made - a.made)
      .slice(0, most)
      .map((row) => this.counted(brief(row)));
  }

  private counted(row: TableRow): StoredTable {
    const progress = this.progress.get(row.id);
    return {
      ...deepCopy(row),
      entries: this.kept.get(row.id)?.length ?? 0,
      overruns: this.overruns.get(row.id) ?? 0,
      ...(progress === undefined ? {} : { progress: deepCopy(progress) }),
    };
  }
}

type DocumentPlace = Pick<StoredDocument, 'changed' | 'id'>;

const keyOf = ({ collection, id }: DocumentKey): string => `${collection} ${id}`;

/** The latest changed first. */
const compareDocuments = (a: DocumentPlace, b: DocumentPlace): number =>
  b.changed - a.changed || Number(a.id < b.id) - Number(a.id > b.id);

const isLong = (value: Json): boolean => JSON.stringify(value).length > MAX_LISTED_JSON_LENGTH;

function brief(table: TableRow): TableRow {
  const { from, settings, cards: _, ...row } = table;
  return {
    ...row,
    settings: isLong(settings) ? {} : settings,
    ...(from === undefined || isLong(from) ? {} : { from }),
  };
}
