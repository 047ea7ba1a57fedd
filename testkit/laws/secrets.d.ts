import { type Here } from '../walk.ts';
/** Re-dealing what a seat cannot see changes nothing that it sees, nor who is asked what. */
export declare function imaginesUnseen(here: Here): void;
/** The same entry in the true and in an imagined match: who hears a difference must also see one. */
export declare function tellsOnlyWhatIsSeen(here: Here): void;
/** Searching players live in imagined worlds: those can be played on like any other. */
export declare function imaginesPlayableWorlds(here: Here): void;
