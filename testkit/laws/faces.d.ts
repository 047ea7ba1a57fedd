import { type Trial } from '../walk.ts';
/** Whole matches are played by strangers at every seat, from what their chairs and the texts tell them alone. */
export declare function strangersCanPlay(trial: Trial): Promise<void>;
