/** The texts of the game without its rules, for pages that show a match of a server. */
import type { GamePresentation } from '@ludoteca/kit';
import type { Uno } from './parts.ts';
import { orders } from './orders.ts';
import { texts } from './text/index.ts';

export const presentation: GamePresentation<Uno> = { id: 'uno', texts, orders };
