import type { Parts } from '@ludoteca/kernel';
import { type Entry } from '@ludoteca/kit';
/** The stored playthroughs of a game still happen as they did. */
export declare function playthroughs<P extends Parts>(entry: Entry<P>, folder: URL): void;
/** The figures of a game's perft.txt. */
export declare function perfts<P extends Parts>(entry: Entry<P>, file: URL): void;
