/** The database schema for Kysely: texts and integers, which every SQL database has; structured values are JSON texts. */
import type { TableState } from '@ludoteca/wire';

export interface DatabaseSchema {
  readonly guests: {
    id: string;
    name: string;
    hash: string;
    made: number;
  };
  readonly tables: {
    id: string;
    game: string;
    version: number;
    maker: string;
    settings: string;
    /** The start position; null if the match starts normally. */
    start: string | null;
    state: TableState;
    listed: 0 | 1;
    made: number;
    secret: string;
    rematch: string | null;
    /** The number of entries. An append updates it only from the value it expects. */
    entries: number;
    /** How often the match has exceeded a budget. */
    violations: number;
  };
  readonly seats: {
    table_id: string;
    seat: number;
    kind: string;
    name: string;
    guest: string | null;
    nonce: string | null;
  };
  readonly entries: {
    table_id: string;
    number: number;
    entry: string;
    at: number;
  };
  readonly snapshots: {
    table_id: string;
    number: number;
    version: number;
    position: string;
  };
}
