export { playOut, sit } from './drive.ts';
export { wilson } from '@ludoteca/kit';
export type { Player, QuickPlayer } from '@ludoteca/kit';
export type { PlayerMaker } from './player.ts';
export { greedy } from './greedy.ts';
export { playerFor, playerNames, playersOf, standInOf } from './named.ts';
export { random, uniform } from './random.ts';
