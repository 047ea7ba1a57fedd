import { type Game, type Parts } from '@ludoteca/kernel';
/** The same game with eyes on it: whatever its rules are handed or hand out is frozen, and looking at a state must leave it as it was. */
export declare function strict<P extends Parts>(game: Game<P>): Game<P>;
/** Every list and object within a value, itself among them. */
export declare function partsOf(value: unknown): Generator<object>;
