import { type Here } from '../walk.ts';
/** Whatever is not a good answer to the open question is refused, and leaves the match as it was. */
export declare function refusesTheRest(here: Here): void;
