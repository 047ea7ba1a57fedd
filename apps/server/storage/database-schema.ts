/** The database schema for Kysely: texts and integers, which every SQL database has; structured values are JSON texts. */
import type { TableState } from '@ludoteca/wire';
import type { CollectionName } from './documents.ts';

export interface DatabaseSchema {
  readonly guests: {
    id: string;
    name: string;
    hash: string;
    made: number;
    checksum: string;
  };
  readonly tables: {
    id: string;
    game: string;
    version: number;
    maker: string;
    settings: string;
    /** The start position; null if the match starts normally. */
    start: string | null;
    /** The cards of the match; null if its game has no card table, or from before archive format 2. */
    cards: string | null;
    state: TableState;
    listed: 0 | 1;
    made: number;
    secret: string;
    rematch: string | null;
    reveal_deadline: number | null;
    /** The number of entries. An append updates it only from the value it expects. */
    entries: number;
    /** How often the match has exceeded a budget; null in rows from before this column. */
    overruns: number | null;
    /** The terms of the table; null: the default ones. */
    terms: string | null;
    /** The progress after the last entry, with a checksum of its own, because every append replaces it. */
    progress: string | null;
    /** The number of takebacks; null: none. */
    takebacks: number | null;
    /** When the match ended; null before, and in rows from before this column. */
    finished: number | null;
    /** Of the row and its seats. */
    checksum: string;
    /** The number of the server that may change the table, if several servers use the database; null: none. */
    server: number | null;
    /** The fencing token of the lease: every new lease has the next one; null: there was none. */
    lease: number | null;
  };
  readonly seats: {
    table_id: string;
    seat: number;
    kind: string;
    name: string;
    guest: string | null;
    nonce: string | null;
    commitment: string | null;
    /** The auto-pass settings; null: those of the game. */
    auto_pass: string | null;
    /** The computer player that plays for the guest; null: none. */
    substitute: string | null;
    place: number | null;
  };
  readonly entries: {
    table_id: string;
    number: number;
    entry: string;
    at: number;
    /** The hash of the position; null if it was not computed. */
    position: string | null;
    /** Hash of the previous link and this entry. */
    link: string;
  };
  readonly snapshots: {
    table_id: string;
    number: number;
    version: number;
    position: string;
    checksum: string;
  };
  readonly documents: {
    collection: CollectionName;
    id: string;
    owner: string | null;
    subject: string | null;
    value: string;
    revision: number;
    changed: number;
    checksum: string;
  };
  /** The ids of tables that were lost when a damaged file was repaired. */
  readonly damaged_tables: {
    id: string;
  };
}

/** Columns of a table that change without the rest of its row, so that its checksum leaves them out. */
export type UncheckedTableColumn = 'entries' | 'overruns' | 'progress' | 'server' | 'lease';
