/** What computer players are told. */
import type { Heuristics } from '@ludoteca/kit';
import { greedy } from './heuristics/greedy.ts';
import { random } from './heuristics/random.ts';
import { standing } from './heuristics/worth.ts';
import type { Teferi } from './parts.ts';

/** So far ahead is as good as won for nearly three in four. */
const LEAD = 20;

export const heuristics: Heuristics<Teferi> = {
  random,
  greedy,
  value: (view, seat) => 1 / (1 + Math.exp(-standing(view, seat) / LEAD)),
};
