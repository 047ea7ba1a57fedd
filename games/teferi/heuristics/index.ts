/** The heuristics of the game for computer players. */
import type { Heuristics } from '@ludoteca/kit';
import { chooseGreedily } from './greedy.ts';
import { chooseRandomly } from './random.ts';
import { evaluatePosition } from './evaluation.ts';
import type { Teferi } from '../parts.ts';

/** With this advantage the estimated probability of winning is 73 %. */
const LEAD = 20;

export const heuristics: Heuristics<Teferi> = {
  random: chooseRandomly,
  greedy: chooseGreedily,
  value: (view, seat) => 1 / (1 + Math.exp(-evaluatePosition(view, seat) / LEAD)),
  search: { decisions: 30, iterations: 32 },
};
