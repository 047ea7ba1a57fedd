/**
 * The storage interface of the server. The entries of a match are the source of truth; a snapshot is a cache, as secret as the seed.
 * Every implementation passes the contract tests.
 */
import type { ArchiveEntry, CardNames, Json, Seat } from '@ludoteca/kernel';
import type { AutoPassSettings } from '@ludoteca/kit';
import type { PlayTerms, SeatRequest, TableState } from '@ludoteca/wire';
import type { DocumentStorage } from './documents.ts';

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  readonly hash: string;
  /** Time of creation, in milliseconds. */
  readonly made: number;
}

/** What of a guest can change. */
export type GuestChange = Partial<Pick<GuestRow, 'name' | 'hash'>>;

export interface SeatRow {
  /** `person`, or the name of a computer player. */
  readonly kind: SeatRequest;
  /** Empty while the seat is free. */
  readonly name: string;
  readonly guest?: string;
  /** Null until the guest reveals it. */
  readonly nonce: string | null;
  /** The commitment to the nonce, if the guest sent one when joining. */
  readonly commitment?: string;
  /** Absent: the default settings of the game. */
  readonly autoPass?: AutoPassSettings;
  /** The name of the computer player that plays for the guest until the guest takes the seat back. */
  readonly substitute?: string;
  /** The final place, once the match is over. */
  readonly place?: number;
}

/** The state of a match after its last entry, stored with it, so that it is known without executing the match. */
export interface MatchProgress {
  /** The seat that is asked; absent when the match is over. */
  readonly asked?: Seat;
  /** The time left on the clock of each seat, in milliseconds. It is never a time of day: no seat loses time while no server runs. */
  readonly remaining?: readonly number[];
}

/** A table without its entries. It contains the secret, so a row never leaves the server as it is. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules when the table was created: its match is played by that version only. */
  readonly version: number;
  /** The guest who created it. */
  readonly maker: string;
  readonly settings: Json;
  /** The start position of the match, if it comes from a save: includes hidden cards. */
  readonly from?: Json;
  /** The cards of the match, if its game has a card table. Tables from before archive format 2 have none. */
  readonly cards?: CardNames;
  readonly state: TableState;
  readonly seats: readonly SeatRow[];
  readonly listed: boolean;
  readonly made: number;
  readonly secret: string;
  /** Until when nonces can be revealed, in milliseconds; present from the moment all seats are taken if some nonces are hidden. */
  readonly revealDeadline?: number;
  /** The id of the rematch table. */
  readonly rematch?: string;
  /** Absent in tables from before terms: the default ones. */
  readonly terms?: PlayTerms;
  /** How often entries were taken back. Clients with another number of takebacks have to begin anew. */
  readonly takebacks?: number;
  /** When the match ended, in milliseconds. */
  readonly finished?: number;
}

/** A table as it is read: with the number of its entries, and how often its match has exceeded a budget. */
export interface StoredTable extends TableRow {
  readonly entries: number;
  readonly overruns: number;
  /** Absent before the first entry, and in data from before it was stored. */
  readonly progress?: MatchProgress;
}

export interface StoredEntry {
  readonly entry: ArchiveEntry;
  /** Time of the entry, in milliseconds of the server's clock. */
  readonly at: number;
  /** The hash of the position after the entry, which some entries have. */
  readonly position?: string;
}

/** The position after the given number of entries, by the given version of the rules. */
export interface StoredSnapshot {
  readonly number: number;
  readonly version: number;
  readonly position: Json;
}

/** Which tables and guests are unused, by their time of creation. */
export interface UnusedCriteria {
  /** Open tables without entries created before this time are unused, except those in `inUse`. */
  readonly tablesBefore: number;
  readonly inUse: ReadonlySet<string>;
  /** Guests created before this time who neither sit at a table, nor created one, nor own a document are unused. */
  readonly guestsBefore: number;
}

/** Which tables nobody has used for a long time. */
export interface InactiveCriteria {
  readonly state: Exclude<TableState, 'open'>;
  /** Tables are inactive if their last entry, or their creation if they have none, was before this time. */
  readonly before: number;
  /** Tables that are kept anyway. */
  readonly inUse: ReadonlySet<string>;
  /** The greatest number of tables to delete. */
  readonly limit: number;
}

/** Which finished matches of a guest are listed. */
export interface HistoryCriteria {
  readonly game?: string;
  /** The name of another player. */
  readonly opponent?: string;
  readonly result?: 'won' | 'lost';
  /** Only tables that were created before this time, in milliseconds. */
  readonly before?: number;
  readonly limit: number;
}

/** The finished matches of a guest at one game. */
export interface GameResults {
  readonly game: string;
  readonly played: number;
  /** Matches with the guest in the first place, alone or shared. */
  readonly won: number;
}

/** How much is stored. */
export interface StoredCounts {
  readonly guests: number;
  readonly accounts: number;
  readonly tables: { readonly [S in TableState]: number };
}

/** Lists of tables leave out cards, and settings and start positions whose JSON is longer. */
export const MAX_LISTED_JSON_LENGTH = 1000;

/** A write is durable when its promise resolves: it survives a crash of the process or of the machine. */
export interface Storage extends DocumentStorage {
  /** Rejects if the id or the hash is taken. */
  addGuest(guest: GuestRow): Promise<void>;
  /** Rejects if there is no such guest. */
  updateGuest(id: string, change: GuestChange): Promise<void>;
  findGuestByHash(hash: string): Promise<GuestRow | undefined>;
  findGuest(id: string): Promise<GuestRow | undefined>;
  /** Deletes a guest with its documents, and its id and name from all tables. Their entries stay. No table of the guest may be changed meanwhile. */
  deleteGuest(id: string): Promise<void>;

  /** Rejects if the id is taken. */
  addTable(row: TableRow): Promise<void>;
  /** Replaces the row with the same id. Rejects if there is none. */
  updateTable(row: TableRow): Promise<void>;
  /** Adds one to the overruns of a table. Rejects if there is no such table. */
  addOverrun(tableId: string): Promise<void>;
  /** Rejects if the table has entries. */
  deleteTable(id: string): Promise<void>;
  /** Rejects with `TableDamagedError`. */
  findTable(id: string): Promise<StoredTable | undefined>;
  /** Unfinished tables of the lobby at which a guest sits or a match is played: the newest first, at most `limit`. */
  listedTables(limit: number): Promise<readonly StoredTable[]>;
  /** Unfinished tables where this guest sits: the newest first, at most `limit`. */
  tablesOfGuest(guest: string, limit: number): Promise<readonly StoredTable[]>;
  /** Finished tables where this guest sat: the newest first. */
  finishedTables(guest: string, criteria: HistoryCriteria): Promise<readonly StoredTable[]>;
  /** The matches that this guest has finished, by game. */
  countResults(guest: string): Promise<readonly GameResults[]>;
  /** For administrators. */
  countRows(): Promise<StoredCounts>;
  /** Tables in any state, listed or not: the newest first. */
  newestTables(limit: number): Promise<readonly StoredTable[]>;
  /** Guests whose name contains this text, without regard to case: the newest first. */
  searchGuests(text: string, limit: number): Promise<readonly GuestRow[]>;
  /** The number of unfinished tables that this guest created or sits at. */
  countTablesOfGuest(guest: string): Promise<number>;
  /** The ids of the tables whose match is played with a clock. */
  timedTables(): Promise<readonly string[]>;
  /** The ids of tables that were lost when damaged data were repaired. */
  damagedTables(): Promise<readonly string[]>;
  deleteUnused(unused: UnusedCriteria): Promise<void>;
  /** Deletes tables with their entries. Resolves to their number. */
  deleteInactive(inactive: InactiveCriteria): Promise<number>;

  /**
   * Adds entries to a table that has exactly `number` of them: all or none. Rejects, and changes nothing, if it has another number
   * of entries or does not exist. Calls for different tables may share a commit.
   */
  appendEntries(
    tableId: string,
    number: number,
    added: readonly StoredEntry[],
    progress?: MatchProgress,
  ): Promise<void>;
  /**
   * Replaces the row of a table and deletes its entries from that number on, and a later snapshot: all or nothing. Rejects if there is
   * no such table.
   */
  takeBack(row: TableRow, number: number, progress: MatchProgress): Promise<void>;
  /** All entries of a table, in order; none if the table does not exist. Rejects with `TableDamagedError`. */
  readEntries(tableId: string): Promise<readonly StoredEntry[]>;
  /** The entries from that number on, which counts from 0. The cost does not depend on the number of earlier ones. */
  readEntriesSince(tableId: string, number: number): Promise<readonly StoredEntry[]>;
  /** Replaces the snapshot of a table. Rejects if there is no such table. */
  saveSnapshot(tableId: string, snapshot: StoredSnapshot): Promise<void>;
  readSnapshot(tableId: string): Promise<StoredSnapshot | undefined>;

  /** Waits for pending writes. Idempotent; the storage must not be used afterwards. */
  close(): Promise<void>;
}
