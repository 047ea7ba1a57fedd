import type { Character } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { Shrewd } from './shrewd.ts';

/** The computer player of the game: it takes seats that nobody else does. */
export const characters = {
  shrewd: (dice) => new Shrewd(dice),
} as const satisfies { readonly [name: string]: Character<Students> };
