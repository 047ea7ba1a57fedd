/** The heuristics of Lirya for computer players. */
import type { Heuristics } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { estimateValue } from './evaluation.ts';
import { chooseGreedily } from './greedy.ts';
import { chooseRandomly } from './random.ts';

export const heuristics: Heuristics<Lirya> = {
  random: chooseRandomly,
  greedy: chooseGreedily,
  value: estimateValue,
  // About one turn: the value of a quiet position is more reliable than long rollouts.
  search: { decisions: 12, iterations: 64 },
};
