/** What computer players are told. */
import type { Heuristics } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
import { greedy } from './heuristics/greedy.ts';
import { random } from './heuristics/random.ts';

export const heuristics: Heuristics<Lirya> = { random, greedy };
