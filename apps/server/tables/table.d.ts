/** A table: who sits there, who watches, and the match once everybody has come. It is loaded when it is asked for. */
import type { Seat } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import { type Guest, type JoinWish, type Problem, type Request, type TableInfo, type ToClient } from '@ludoteca/wire';
import type { House } from '../house.ts';
import type { KeptTable, TableRow } from '../storage/port.ts';
import { type Visitor } from './crowd.ts';
import { Playing } from './playing.ts';
export declare class Table {
    private row;
    private readonly kept;
    private readonly house;
    private readonly entry;
    /** The host forgets a table that is gone: whoever comes again has it loaded anew, if it is still there. */
    private readonly gone;
    private readonly crowd;
    private playing;
    private waking;
    private closed;
    private touched;
    /** Changes of the row happen one after another. */
    private before;
    constructor(house: House, entry: SomeEntry, kept: KeptTable, gone: () => void);
    info(): TableInfo;
    seatOf(guest: Guest): Seat | undefined;
    join(guest: Guest, wish: JoinWish): Promise<void>;
    leave(guest: Guest): Promise<void>;
    /** The id of the table where the same people play again: made by whoever asks first. */
    rematch(guest: Guest, make: (row: TableRow) => Promise<string>): Promise<string>;
    /** Begins the match when nobody is missing. */
    start(): Promise<void>;
    /** `since`: the last number that this visitor has heard. */
    enter(visitor: Visitor, since?: number): Promise<void>;
    exit(visitor: Visitor): void;
    request({ guest }: Visitor, request: Request): Promise<ToClient>;
    /** The match when it is over; before that it is nobody's to see. */
    over(): Promise<Playing['match']>;
    /** Puts away a table that nobody uses; says whether it did. */
    putAway(now: number): Promise<boolean>;
    close(problem: Problem): Promise<void>;
    private watcherOf;
    private inTurn;
    private mustBeOpen;
    private put;
    private startIfFull;
    /** The match in memory, if it has begun. */
    private awake;
    private wake;
    private play;
    private tell;
    private announce;
    /** The entries say that the match is over, whether or not the row can be told so. */
    private end;
}
