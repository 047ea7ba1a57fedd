import { greedy } from './greedy.ts';
import type { Parts } from '@ludoteca/kernel';
import type { Character, Entry } from '@ludoteca/kit';
import type { PlayerMaker } from './player.ts';
import { random, uniform } from './random.ts';

export { playOut, sit } from './drive.ts';
export { wilson } from '@ludoteca/kit';
export type { Player, QuickPlayer } from '@ludoteca/kit';
export type { PlayerMaker } from './player.ts';
export { greedy, random, uniform };

/** The players that can be named wherever a seat is filled, in any game. */
export const PLAYERS: { readonly [name: string]: PlayerMaker } = { random, greedy };

/** All that can be named for a seat in this game: its own players first. */
export const playersOf = <P extends Parts>(entry: Entry<P>): { readonly [name: string]: Character<P> } => ({
  ...entry.players,
  ...Object.fromEntries(
    Object.entries(PLAYERS).map(([name, make]): [string, Character<P>] => [
      name,
      (dice) => make(entry, dice),
    ]),
  ),
});
