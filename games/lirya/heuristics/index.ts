/** The heuristics of Lirya for computer players. */
import type { Heuristics } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { chooseGreedily } from './greedy.ts';
import { chooseRandomly } from './random.ts';

export const heuristics: Heuristics<Lirya> = { random: chooseRandomly, greedy: chooseGreedily };
