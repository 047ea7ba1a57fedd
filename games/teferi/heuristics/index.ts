/** The heuristics of the game for computer players. */
import type { Choice } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { chooseGreedily, isManaTap } from './greedy.ts';
import { chooseRandomly } from './random.ts';
import { evaluatePosition } from './evaluation.ts';
import type { Teferi } from '../parts.ts';

/** With this advantage the estimated probability of winning is 73 %. */
const LEAD = 20;

export const heuristics: Heuristics<Teferi> = {
  random: chooseRandomly,
  greedy: chooseGreedily,
  value: (view, seat) => 1 / (1 + Math.exp(-evaluatePosition(view, seat) / LEAD)),
  // Payment taps lands automatically.
  candidates: ({ options }) => (options as readonly Choice<Teferi>[]).filter((option) => !isManaTap(option)),
  // No search: it has not been shown to play better than greedy.
  search: { decisions: 30, iterations: 0 },
};
