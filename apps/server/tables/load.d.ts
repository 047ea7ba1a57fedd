/** The match of a table as its entries tell it: from the latest snapshot if the rules are still the same, else from the start. */
import { type Game, type Match, type SomeParts } from '@ludoteca/kernel';
import type { House } from '../house.ts';
import type { TableRow } from '../storage/port.ts';
import { History } from './history.ts';
export interface Loaded {
    readonly match: Match<SomeParts>;
    readonly history: History;
}
export declare function load(house: House, game: Game<SomeParts>, row: TableRow): Promise<Loaded>;
