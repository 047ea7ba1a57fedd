/** The match of a table while it is in memory. What is done there is made durable, then told to whoever watches. */
import { type Match, type SomeParts, type Watcher } from '@ludoteca/kernel';
import { type Chair, type SomeEntry } from '@ludoteca/kit';
import { type ToClient } from '@ludoteca/wire';
import type { House } from '../house.ts';
import type { TableRow } from '../storage/port.ts';
import type { Loaded } from './load.ts';
export interface PlayingEars {
    /** What was entered after that number is durable: everybody may hear of it. */
    told(since: number): void;
    ended(): void;
    /** What is kept may not be what is in memory: the table is to be loaded anew. */
    lost(error: unknown): void;
}
type News = Extract<ToClient, {
    readonly news: unknown;
}>;
export declare class Playing {
    /** Follows what is durable, entry by entry: what it tells is what a replay tells. */
    readonly match: Match<SomeParts>;
    private readonly history;
    private readonly local;
    private readonly computers;
    private readonly house;
    private readonly row;
    private readonly version;
    private readonly ears;
    private keeping;
    private closed;
    constructor(house: House, row: TableRow, entry: SomeEntry, { match, history }: Loaded, ears: PlayingEars);
    /** They begin, or go on. */
    seatComputers(): void;
    chair(watcher: Watcher): Chair<SomeParts>;
    /** Everything after that number, as this watcher may know it: a function of the match and the watcher alone. */
    since(watcher: Watcher, number: number): News;
    snapshot(): Promise<void>;
    /** Nothing is done here any more; what was begun is kept first. */
    close(): Promise<void>;
    private keep;
    private append;
}
export {};
