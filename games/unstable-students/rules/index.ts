/** The rulebook, in the order of RULES.md; numbers in comments are those of its rules. */
import type { Rulebook } from '@ludoteca/kernel';
import type { Students } from '../parts.ts';
import { actionRules } from './actions.ts';
import { effectRules } from './effects.ts';
import { playRules } from './play.ts';
import { roundRules } from './round.ts';
import { defenceRules } from './defence.ts';

export { isPresent } from './zones.ts';
export { withdraw } from './round.ts';

export const SEATS = { min: 2, max: 4 };

export const rules: Rulebook<Students> = {
  ...roundRules,
  ...playRules,
  ...effectRules,
  ...actionRules,
  ...defenceRules,
};
