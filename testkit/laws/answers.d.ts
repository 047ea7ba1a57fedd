import { type Here } from '../walk.ts';
/** Every option is taken, by value and by identity, and leads to the same position; the origin does not move. */
export declare function takesWhatItOffers({ match }: Here): void;
/** Equal cards are one option, and what is barred is not offered. */
export declare function offersEachOnce({ match }: Here): void;
