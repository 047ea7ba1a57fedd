import { type TableInfo } from '@ludoteca/wire';
import type { TableRow } from '../storage/port.ts';
/** What only a table in memory knows. */
export interface Presence {
    readonly here: ReadonlySet<string>;
    readonly watching: number;
    readonly entries: number;
}
/** What everybody may know of a table. The only way from a row to the outside: the secret passes when the match is over. */
export declare function infoOf(row: TableRow, { here, watching, entries }: Presence): TableInfo;
