/**
 * All that a server asks of whatever keeps its tables. The entries of a match are the truth; a snapshot is a cache, as secret as the seed.
 * Every implementation passes the same contract tests.
 */
import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { SeatRequest, TableState } from '@ludoteca/wire';

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  /** The SHA-256 of the token, in hex: the token itself is kept by its owner alone. */
  readonly hash: string;
  /** When the guest came, in milliseconds. */
  readonly made: number;
}

export interface SeatRow {
  /** `person`, or the name of a computer player. */
  readonly kind: SeatRequest;
  /** Empty while nobody sits there. */
  readonly name: string;
  readonly guest?: string;
  readonly nonce: string | null;
}

/** A table without its entries. It holds the secret: no row leaves the server as it is. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was made by: its match is played by these and no others. */
  readonly version: number;
  /** The guest who made it. */
  readonly maker: string;
  readonly settings: Json;
  /** Where its match starts, if not at the beginning: what a save held, hidden cards and all. */
  readonly from?: Json;
  readonly state: TableState;
  readonly seats: readonly SeatRow[];
  readonly listed: boolean;
  readonly made: number;
  readonly secret: string;
  /** The table where the same people play again. */
  readonly rematch?: string;
}

/** A table as it is read: with the number of its entries. */
export interface KeptTable extends TableRow {
  readonly entries: number;
}

export interface KeptEntry {
  readonly entry: ArchiveEntry;
  /** When it was made, in milliseconds of the server's clock. */
  readonly at: number;
}

/** A position that was reached after so many entries by the rules of that version. */
export interface Snapshot {
  readonly number: number;
  readonly version: number;
  readonly position: Json;
}

/** What came to nothing, by when it was made. */
export interface Unused {
  /** Open tables made before this moment on which nothing was played, but for those that are in use. */
  readonly tables: number;
  readonly inUse: ReadonlySet<string>;
  /** Guests who came before this moment and neither sit at a table nor made one. */
  readonly guests: number;
}

/** Lists of tables leave out settings and starts that are longer than so many characters of JSON: what came from a file. */
export const LONGEST_LISTED = 1000;

/** What resolves is durable: it is there after the process, or the machine, has stopped at any later moment. */
export interface Storage {
  /** Rejects when the id or the hash is taken. */
  addGuest(guest: GuestRow): Promise<void>;
  /** Rejects when there is no such guest. */
  renameGuest(id: string, name: string): Promise<void>;
  guestByHash(hash: string): Promise<GuestRow | undefined>;

  /** Rejects when the id is taken. */
  addTable(table: TableRow): Promise<void>;
  /** Puts a row in place of the one with the same id. Rejects when there is none. */
  putTable(table: TableRow): Promise<void>;
  /** Takes away a table on which nothing was played: an open one that everybody left. Rejects when something was. */
  dropTable(id: string): Promise<void>;
  table(id: string): Promise<KeptTable | undefined>;
  /** Those that the lobby shows, where somebody sits or plays and that are not over: the newest first, at most so many. */
  listedTables(most: number): Promise<readonly KeptTable[]>;
  /** Those where this guest sits and that are not over: the newest first, at most so many. */
  tablesOf(guest: string, most: number): Promise<readonly KeptTable[]>;
  /** How many tables that are not over this guest has made or sits at. */
  countTablesOf(guest: string): Promise<number>;
  /** Takes away what came to nothing. */
  dropUnused(unused: Unused): Promise<void>;

  /**
   * Adds entries to a table that has exactly `number` of them: all or none. Rejects, and changes nothing, when it has another number
   * of entries or does not exist. Calls for different tables may share a commit.
   */
  append(table: string, number: number, entries: readonly KeptEntry[]): Promise<void>;
  /** From the first on; those of an unknown table are none. */
  entries(table: string): Promise<readonly KeptEntry[]>;
  /** Keeps the latest snapshot of a table only. Rejects when there is no such table. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  /** Waits for what is under way; closing again does nothing. Nothing else is asked of it afterwards. */
  close(): Promise<void>;
}
