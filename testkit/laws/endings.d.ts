import type { Played } from '../walk.ts';
/** A match ends with a ranking, and nobody is asked any more. */
export declare function ranksEverybody({ match }: Played): void;
/** An archive is all there is to know of a match: written, read and replayed, it tells the same story. */
export declare function replaysFromItsArchive({ trial: { game }, match, story }: Played): void;
