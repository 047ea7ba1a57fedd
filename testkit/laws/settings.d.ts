import type { Trial } from '../walk.ts';
/** Settings that were read once are read again as they are; rubbish is refused with reasons. */
export declare function readsSettings(trial: Trial): void;
/** Every match gets a table of its own, always laid the same way. */
export declare function setsUpAfresh({ game, settings, seats }: Trial): void;
