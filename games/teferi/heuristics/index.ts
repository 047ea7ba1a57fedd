/** The heuristics of the game for computer players. */
import type { Choice } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { chooseGreedily, isManaTap } from './greedy.ts';
import { chooseRandomly } from './random.ts';
import { evaluatePosition } from './evaluation.ts';
import { chooseForRollout } from './rollout-policy.ts';
import type { Teferi } from '../parts.ts';

/** With this advantage the estimated probability of winning is 73 %. */
const LEAD = 20;

/** Payment taps lands automatically, a cancelled announcement could be repeated forever, and so could an ability without cost. */
const isSearched = (option: Choice<Teferi>): boolean =>
  option !== 'cancel' && !isManaTap(option) && !(typeof option === 'object' && 'activate' in option);

export const heuristics: Heuristics<Teferi> = {
  random: chooseRandomly,
  greedy: chooseGreedily,
  rollout: chooseForRollout,
  value: (view, seat) => 1 / (1 + Math.exp(-evaluatePosition(view, seat) / LEAD)),
  candidates: ({ options }) => (options as readonly Choice<Teferi>[]).filter(isSearched),
  // To the end of the opponent's turn, which answers attacks: positions in the middle of a turn cannot be compared.
  phase: ({ turn }) => turn,
  search: { decisions: 200, phases: 2, iterations: 256 },
};
