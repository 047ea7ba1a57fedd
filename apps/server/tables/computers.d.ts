import { type SomeParts } from '@ludoteca/kernel';
import type { LocalTable, SomeEntry } from '@ludoteca/kit';
import { type SeatWish } from '@ludoteca/wire';
import { type House } from '../house.ts';
export declare const isPlayer: (name: SeatWish) => boolean;
/** The computer players of a table. They answer at the pace of the house, until they are sent away. */
export declare class Computers {
    private readonly timers;
    private gone;
    private readonly house;
    private readonly entry;
    private readonly table;
    constructor(house: House, entry: SomeEntry, table: LocalTable<SomeParts>);
    sitDown(kinds: readonly SeatWish[]): void;
    /** What they are thinking about is never answered. */
    sendAway(): void;
    private make;
    private paced;
    private pause;
    /** A rule that throws at a computer's answer costs it its seat: the others are not to wait for ever. */
    private play;
}
