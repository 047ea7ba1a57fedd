import { type Trial } from '../walk.ts';
/** Imagining moves cards in nearly every position where two different ones are hidden. */
export declare function imaginationMoves(trial: Trial): void;
/** In enough imagined worlds every hidden card lies once in every hidden pile. */
export declare function imaginationReaches(trial: Trial): void;
