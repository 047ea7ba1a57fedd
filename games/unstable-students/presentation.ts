/** The texts of the game without its rules, for pages that show a match of a server. */
import type { GamePresentation } from '@ludoteca/kit';
import type { Students } from './parts.ts';
import { orders } from './orders.ts';
import { texts } from './text/index.ts';

export const presentation: GamePresentation<Students> = { id: 'unstable-students', texts, orders };
