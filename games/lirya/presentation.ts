/** The texts of the game without its rules, for pages that show a match of a server. */
import type { GamePresentation } from '@ludoteca/kit';
import { autoPass } from './auto-pass.ts';
import { orders } from './orders.ts';
import type { Lirya } from './parts.ts';
import { texts } from './text/index.ts';

export const presentation: GamePresentation<Lirya> = { id: 'lirya', texts, autoPass, orders };
