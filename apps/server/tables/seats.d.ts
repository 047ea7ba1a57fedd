import { type Seat } from '@ludoteca/kernel';
import { type Guest, type JoinWish } from '@ludoteca/wire';
import type { SeatRow, TableRow } from '../storage/port.ts';
export declare const seatOf: ({ seats }: TableRow, guest: string) => Seat | undefined;
export declare const isFull: ({ seats }: TableRow) => boolean;
/** The table with this guest at the seat wished for, or at the first that is free. */
export declare function seated(row: TableRow, { id, name }: Guest, wish: JoinWish): TableRow;
/** The table without this guest. */
export declare function vacated(row: TableRow, guest: string): TableRow;
/** A seat as it is before anybody comes. A computer sits there from the start. */
export declare const freeSeat: (kind: string) => SeatRow;
