import type { Character } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { ShrewdPlayer } from './shrewd.ts';

/** The computer player of the game: it takes seats that nobody else does. */
export const characters = {
  shrewd: (dice) => new ShrewdPlayer(dice),
} as const satisfies { readonly [name: string]: Character<Students> };
