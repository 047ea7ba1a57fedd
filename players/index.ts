import { greedy } from './greedy.ts';
import type { PlayerMaker } from './player.ts';
import { random, uniform } from './random.ts';

export { playOut, sit } from './drive.ts';
export { wilson } from './interval.ts';
export type { Player, PlayerMaker, QuickPlayer } from './player.ts';
export { greedy, random, uniform };

/** The players that can be named wherever a seat is filled. */
export const PLAYERS: { readonly [name: string]: PlayerMaker } = { random, greedy };
