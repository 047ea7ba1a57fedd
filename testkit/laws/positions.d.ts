import { type Here } from '../walk.ts';
/** A position is plain JSON, and a match goes on from it as if nothing had happened. */
export declare function survivesJson({ trial: { game }, match, dice }: Here): void;
/** Every card is in exactly one pile at every moment. */
export declare function conservesCards({ trial: { spec }, match, deck }: Here): void;
/** What the game says of itself. */
export declare function keepsInvariants({ trial: { spec }, match }: Here): void;
/** A fork goes its own way. */
export declare function forksApart({ match, dice }: Here): void;
