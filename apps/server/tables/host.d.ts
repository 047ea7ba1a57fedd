import { type Guest, type JoinWish, type RematchWish, type TableInfo, type TableWish } from '@ludoteca/wire';
import { type House } from '../house.ts';
import { Table } from './table.ts';
export declare class Host {
    private readonly tables;
    private readonly house;
    private closed;
    constructor(house: House);
    /** The table of that id, in memory. */
    table(id: string): Promise<Table>;
    listed(): Promise<TableInfo[]>;
    tablesOf({ id }: Guest): Promise<TableInfo[]>;
    make(guest: Guest, wish: TableWish): Promise<TableInfo>;
    join(id: string, guest: Guest, wish: JoinWish): Promise<TableInfo>;
    leave(id: string, guest: Guest): Promise<void>;
    /** Whoever asks sits down at the new table where he sat before. */
    rematch(id: string, guest: Guest, wish: RematchWish): Promise<TableInfo>;
    /** Puts away what nobody uses. */
    sweep(): Promise<void>;
    close(): Promise<void>;
    private open;
    private add;
    private tableOf;
    private entryOf;
    /** An open table as wished, if the game can be played so. */
    private rowFor;
    /** The same table again, with seats for those who come back: only its link leads there. */
    private again;
    private freshRow;
    private infos;
}
