/** The computer players of the game. */
import type { Character } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { ShrewdPlayer } from './shrewd.ts';

export const characters = {
  shrewd: (dice) => new ShrewdPlayer(dice),
} as const satisfies { readonly [name: string]: Character<Students> };
