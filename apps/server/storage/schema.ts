/** The tables of a database as Kysely knows them: words and integers that every SQL database has, structured values as JSON in a text. */
import type { TableState } from '@ludoteca/wire';

export interface Schema {
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
    /** Null: the beginning. */
    start: string | null;
    state: TableState;
    listed: 0 | 1;
    made: number;
    secret: string;
    rematch: string | null;
    /** How many entries the table has: whoever appends moves it on, from exactly what it was. */
    entries: number;
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
