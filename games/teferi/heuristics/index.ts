/** What computer players are told. */
import type { Heuristics } from '@ludoteca/kit';
import { chooseGreedily } from './greedy.ts';
import { chooseRandomly } from './random.ts';
import { evaluatePosition } from './evaluation.ts';
import type { Teferi } from '../parts.ts';

/** So far ahead is as good as won for nearly three in four. */
const LEAD = 20;

export const heuristics: Heuristics<Teferi> = {
  random: chooseRandomly,
  greedy: chooseGreedily,
  value: (view, seat) => 1 / (1 + Math.exp(-evaluatePosition(view, seat) / LEAD)),
};
